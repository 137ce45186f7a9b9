import * as cards from './card-proof.ts'
import * as opening from './opening.ts'
import * as standard from './standard.ts'

/** Every call about being open, and about the standard that a new house may take over. */
export const openingCalls = {
  readPublicOpening: opening.readPublicOpening,
  readOpening: opening.readOpening,
  openHouse: opening.openHouse,
  closeHouse: opening.closeHouse,
  setOpeningDay: opening.setOpeningDay,
  lookedAtFares: opening.lookedAtFares,
  readCardProof: cards.readCardProof,
  proveCard: cards.proveCard,
  finishCardProof: cards.finishCardProof,
  readStandard: standard.readStandard,
  takeOverStandard: standard.takeOverStandard,
  takeBackStandard: standard.takeBackStandard,
}
