import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { type EditedOffer, type OfferableTour, offerForEditing } from '#contract/offer-editing.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfferForm } from '#web/pricing/office/offers/offer-form.tsx'
import { copyOf } from '#web/pricing/office/offers/offer-values.ts'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { listTrail, readTours } from './read-offer.ts'

/** The offer that is copied, where one is. */
type Here = { tours: OfferableTour[]; of: EditedOffer | null }

const load = ({ request }: ClientLoaderFunctionArgs): Promise<Reading<Here>> =>
  readForPage(async () => {
    const which = new URL(request.url).searchParams.get('of')
    const [tours, of] = await Promise.all([readTours(), which ? call(offerForEditing, { offer: which }) : null])
    return { tours, of }
  })

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function AddOffer() {
  const navigate = useNavigate()
  const trail = [listTrail, { label: 'New' }]
  return (
    <OfficeRead
      of={useLoaderData<Reading<Here>>()}
      title="A new offer"
      trail={trail}
      what="The page"
      list={{ label: 'All offers', to: listTrail.to }}
    >
      {({ tours, of }) => (
        <>
          <OfficeHead title={of ? `A copy of ${of.title}` : 'A new offer'} trail={trail} />
          <OfferForm
            offer={null}
            {...(of ? { from: copyOf(of) } : {})}
            tours={tours}
            onSaved={({ slug }) => void navigate(`/admin/offers/edit/${slug}`, { replace: true })}
            onDiscard={() => void navigate(listTrail.to)}
          />
        </>
      )}
    </OfficeRead>
  )
}
