import { Smartphone, X } from 'lucide-react'
import { useState } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { useStore } from 'zustand'
import type { TourDetail } from '#contract/catalogue.ts'
import { formatYen } from '#contract/money.ts'
import { type EditedTour, previewTour, tourForEditing } from '#contract/tour-editing.ts'
import { LineMark } from '#web/catalogue/site/mark.tsx'
import { RouteMap } from '#web/catalogue/site/route-map/route-map.tsx'
import { Facts } from '#web/catalogue/site/tour-page/facts.tsx'
import { Gallery } from '#web/catalogue/site/tour-page/gallery.tsx'
import { createHighlight } from '#web/catalogue/site/tour-page/highlight.ts'
import { PageSection } from '#web/catalogue/site/tour-page/page-section.tsx'
import { Timeline } from '#web/catalogue/site/tour-page/timeline.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'
import { useAlone } from '#web/ui/office/use-alone.ts'
import { RichText } from '#web/ui/rich-text.tsx'
import { dayInWords, factsOf } from '../../tour/tour-in-words.ts'
import { TourTerms } from '../../tour/tour-terms.tsx'

type Here = { edited: EditedTour; tour: TourDetail }

const load = ({ params }: ClientLoaderFunctionArgs): Promise<Reading<Here>> =>
  readForPage(async () => {
    const edited = await call(tourForEditing, { tour: params.slug ?? '' })
    return { edited, tour: await call(previewTour, { id: edited.id }) }
  })

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function Preview() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<Here>>()}
      title="Preview"
      trail={[{ label: 'Tours', to: '/admin/tour/list' }, { label: 'Preview' }]}
      what="The preview"
      list={{ label: 'All tours', to: '/admin/tour/list' }}
    >
      {(here) => <AsVisitorsSeeIt {...here} />}
    </OfficeRead>
  )
}

/** The page's own parts with the draft in them, over the whole window: a phone's width is a window of that width. */
function AsVisitorsSeeIt({ edited, tour }: Here) {
  const page = useAlone<HTMLDivElement>()
  const start = tour.startTimes[0] ?? '09:00'
  return (
    <div ref={page} className="fixed inset-0 z-30 overflow-auto bg-paper text-body">
      <TabTitle of={`Preview of ${tour.title || 'a tour'}`} />
      <PreviewBar edited={edited} />
      <div className="wrap pb-24">
        <header className="pt-6 pb-5">
          <h1 className="font-serif text-[clamp(36px,4vw,56px)] leading-[1.08] font-[380] tracking-[-0.012em]">
            <bdi>{tour.title || 'A tour without a name'}</bdi>
          </h1>
          <p className="mt-3 flex items-center gap-3">
            <LineMark line={tour.category.letter} className="!size-8 !border-4 !text-[0.875rem]" />
            <bdi>{tour.category.name}</bdi>
          </p>
        </header>
        {tour.pictures.length > 0 && <Gallery pictures={tour.pictures} />}
        <div className="mt-9 md:grid md:grid-cols-[minmax(0,1fr)_340px] md:gap-10 lg:gap-[4.5rem]">
          <div className="min-w-0">
            <Facts facts={factsOf(tour, start)} />
            <p className="mt-8 font-serif text-lead">{tour.summary}</p>
            <RichText of={tour.details} className="mt-6 max-w-[68ch] text-ink-2 [&_h2]:text-ink" />
            <Day tour={tour} start={start} />
            <TourTerms tour={tour} start={start} day={null} priceYen={tour.price} />
          </div>
          <PriceTicket tour={tour} />
        </div>
      </div>
    </div>
  )
}

function PreviewBar({ edited }: { edited: EditedTour }) {
  const which = edited.slug ?? edited.id
  const openPhone = () =>
    window.open(`/admin/tour/preview/${which}`, `preview-${edited.id}`, 'popup,width=390,height=844')
  return (
    <div className="sticky top-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 bg-night px-5 py-2 text-sm text-on-night">
      <p className="min-w-0">
        <b className="font-semibold">As visitors will see it</b>
        <span className="text-on-night-2">
          {' '}
          · {edited.hasDraft ? 'draft, not public' : 'as it is public'}. Free days and booking are live on the public
          page only.
        </span>
      </p>
      <div className="ms-auto flex flex-wrap gap-2">
        <Button size="small" variant="night" onPress={openPhone} className="max-md:hidden">
          <Icon of={Smartphone} dense /> Phone window
        </Button>
        <RoomLink size="small" variant="night" to={`/admin/tour/edit/${which}`} className="max-md:min-h-11">
          <Icon of={X} dense /> Back to the editor
        </RoomLink>
      </div>
    </div>
  )
}

function Day({ tour, start }: { tour: TourDetail; start: string }) {
  const [highlight] = useState(createHighlight)
  const highlighted = useStore(highlight, (state) => state.stop)
  return (
    <PageSection title="The day, stop by stop">
      <Timeline
        stops={dayInWords(tour, start)}
        line={tour.category.letter}
        highlight={highlight}
        map={
          <RouteMap
            pickUp={tour.pickUp}
            stops={tour.itineraries}
            dropOff={tour.dropOff}
            line={tour.category.letter}
            highlighted={highlighted}
            onHighlight={(stop) => highlight.setState({ stop })}
          />
        }
      />
    </PageSection>
  )
}

/** What the price box begins with; days and parties need the public page. */
function PriceTicket({ tour }: { tour: TourDetail }) {
  return (
    <aside className="self-start border border-ink bg-surface p-6 max-md:mt-10">
      <p className="font-serif text-d3">
        <bdi>{formatYen(tour.price)}</bdi>
      </p>
      <p className="text-sm text-ink-2">{tour.unit}, tax included, the cheapest class</p>
      <ul className="mt-4 border-t border-line text-sm">
        {tour.prices.map(({ vehicleClass, name, priceYen, maxGuests }) => (
          <li key={vehicleClass} className="flex justify-between gap-3 border-b border-line py-2">
            <span>
              {name}
              <span className="text-ink-3">, up to {maxGuests}</span>
            </span>
            <bdi className="tabular-nums">{formatYen(priceYen)}</bdi>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-3">Starts {tour.startTimes.join(', ')}</p>
    </aside>
  )
}
