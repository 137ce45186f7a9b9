/** What of pricing is pure and the rules of others ask. */
export { flightOfWish, flightTold, withFlight } from './kept-wish.rules.ts'
export { type CodeDiscount, codeLines, codesOnBill } from './offer-code.rules.ts'
