import type { OutputOf } from '#contract/endpoint.ts'
import { type EditedOffer, type OfferableTour, offerableTours, offerForEditing } from '#contract/offer-editing.ts'
import { offerFigures } from '#contract/offer-list.ts'
import { call } from '#web/platform/api.ts'

export const listTrail = { label: 'Offers', to: '/admin/offers' }

export const readTours = async (): Promise<OfferableTour[]> => (await call(offerableTours)).tours

export interface OfferHere {
  offer: EditedOffer
  tours: OfferableTour[]
  figures: OutputOf<typeof offerFigures>
}

/** An offer by its address, with what it did. */
export async function readOffer(slug: string): Promise<OfferHere> {
  const [offer, tours] = await Promise.all([call(offerForEditing, { offer: slug }), readTours()])
  return { offer, tours, figures: await call(offerFigures, { id: offer.id }) }
}
