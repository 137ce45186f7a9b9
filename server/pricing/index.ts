export { type AskedCodes, askedCodes, type CodeRefusal, type CodeTerms, codeRefused, codesOf } from './asked-codes.ts'
export { withBoundedCodes } from './bound-codes.ts'
export { noteRefusedCode, refuseSpentCodes, whyCodesLapse } from './count-codes.ts'
export { defaultExtras } from './default-rates.ts'
export { chooseExtras, extraLines, type KeptExtras } from './extras.rules.ts'
export {
  flightOfWish,
  type KeptRideWish,
  type KeptWish,
  type KindName,
  keptWish,
  kindNameOf,
} from './kept-wish.rules.ts'
export type { Kind } from './kind.ts'
export { type CarsFor, type CarsToHave, noCarIsFree } from './list-cars.ts'
export { type QuoteFor, quoteKeptMinutes } from './make-quote.ts'
export { whyNoTime } from './no-time.rules.ts'
export { codesOnBill } from './offer-code.rules.ts'
export { wishWithoutDoors, withoutDoor } from './own-quotes.store.ts'
export { type PreparedWish, prepareWishFor, type WishTerms } from './prepare-wish.ts'
export { totalYenOf } from './price.rules.ts'
export type { ChosenExtra, PriceBook } from './price-input.rules.ts'
export {
  addQuotes,
  endQuote,
  findQuote,
  forgetOldQuotes,
  type NewQuote,
  type StoredQuote,
  saveDemand,
} from './quotes.store.ts'
export { addHalfHour, readHalfHours, readPriceBook } from './rates.store.ts'
export { savePriceBook } from './save-rates.store.ts'
export { takeQuotesAway } from './take-quotes-away.store.ts'
export { tourKind } from './tour-kind.ts'
export { usableQuote } from './usable-quote.ts'
