import * as editing from './offer-editing.ts'
import * as list from './offer-list.ts'
import { offerDetail, runningOffers } from './offers.ts'

/** Every call about offers: as guests read them, and as the office writes them. */
export const offerCalls = {
  runningOffers,
  offerDetail,
  officeOffers: list.officeOffers,
  officeOffersFile: list.officeOffersFile,
  offersAtAGlance: list.offersAtAGlance,
  offerFigures: list.offerFigures,
  offerForEditing: editing.offerForEditing,
  offerableTours: editing.offerableTours,
  addOffer: editing.addOffer,
  saveOffer: editing.saveOffer,
  moveOffer: editing.moveOffer,
  deleteOffer: editing.deleteOffer,
  previewOffer: editing.previewOffer,
}
