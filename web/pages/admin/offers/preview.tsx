import { Smartphone, X } from 'lucide-react'
import { type ClientLoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { type EditedOffer, offerForEditing, previewOffer } from '#contract/offer-editing.ts'
import type { OfferDetail } from '#contract/offers.ts'
import { hoursInWords } from '#core/days.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OneOffer } from '#web/pricing/site/offers/one-offer.tsx'
import { chosenTour, toShownOffer } from '#web/pricing/site/offers/shown-offer.ts'
import { Button } from '#web/ui/button.tsx'
import { todayInTokyo } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'
import { useAlone } from '#web/ui/office/use-alone.ts'
import { listTrail } from './read-offer.ts'

type Here = { edited: EditedOffer; offer: OfferDetail }

const load = ({ params }: ClientLoaderFunctionArgs): Promise<Reading<Here>> =>
  readForPage(async () => {
    const edited = await call(offerForEditing, { offer: params.slug ?? '' })
    const { title, summary, code, codeMeaning, percentOff, mostOffYen, budgetYen, oncePerGuest, meant } = edited
    const { weekdays, bookFrom, bookUntil, travelFrom, travelTo, tours, picture } = edited
    const offer = await call(previewOffer, {
      ...{ title, summary, code, codeMeaning, percentOff, mostOffYen, budgetYen, oncePerGuest, meant },
      ...{ weekdays, bookFrom, bookUntil, travelFrom, travelTo, tours, picture },
    })
    return { edited, offer }
  })

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function OfferPreview() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<Here>>()}
      title="Preview"
      trail={[listTrail, { label: 'Preview' }]}
      what="The preview"
      list={{ label: 'All offers', to: listTrail.to }}
    >
      {(here) => <AsGuestsSeeIt {...here} />}
    </OfficeRead>
  )
}

/** The page itself with the saved offer in it, over the whole window: a phone's width is a window of that width. */
function AsGuestsSeeIt({ edited, offer }: Here) {
  const page = useAlone<HTMLDivElement>()
  const [query] = useSearchParams()
  const shown = toShownOffer(offer, hoursInWords)
  return (
    <div ref={page} className="fixed inset-0 z-30 overflow-auto bg-paper text-body">
      <TabTitle of={`Preview of ${edited.title}`} />
      <PreviewBar edited={edited} />
      <div className="pb-24">
        <OneOffer
          offer={shown}
          tour={chosenTour(shown.tours, query.get('tour'))}
          today={todayInTokyo()}
          action={null}
          pathTo={(tour) => `?${new URLSearchParams({ tour })}`}
        />
      </div>
    </div>
  )
}

function PreviewBar({ edited }: { edited: EditedOffer }) {
  const openPhone = () =>
    window.open(`/admin/offers/preview/${edited.slug}`, `preview-${edited.id}`, 'popup,width=390,height=844')
  return (
    <div className="sticky top-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 bg-night px-5 py-2 text-sm text-on-night">
      <p className="min-w-0">
        <b className="font-semibold">As guests see it</b>
        <span className="text-on-night-2">
          {' '}
          · as it is saved{edited.state === 'running' ? '' : ', not public'}. Booking is on the public page only.
        </span>
      </p>
      <div className="ms-auto flex flex-wrap gap-2">
        <Button size="small" variant="night" onPress={openPhone} className="max-md:hidden">
          <Icon of={Smartphone} dense /> Phone window
        </Button>
        <RoomLink size="small" variant="night" to={`/admin/offers/edit/${edited.slug}`} className="max-md:min-h-11">
          <Icon of={X} dense /> Back to the editor
        </RoomLink>
      </div>
    </div>
  )
}
