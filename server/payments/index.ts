export { abandonCharges } from './abandon-charges.ts'
export { askRefund, type RefundWish, refundTaskName } from './ask-refund.ts'
export { cardTokenOf } from './cards.ts'
export { gatewayNameOf, gatewayOf, takesCards } from './choose-gateway.ts'
export { correctTaken } from './correct-taken.ts'
export { divideAgain, keepOutsideTax } from './divide-by-tax.ts'
export type { StartedPayment } from './gateway.ts'
export { findToHand, setHanded } from './hand-back.store.ts'
export { keepTestCard } from './keep-test-card.ts'
export { balanceOf, ledgerSum } from './ledger.store.ts'
export { coveredYenOf, findMoneyToCheck } from './money-figures.store.ts'
export { findMoneyMove, findMoneyMoves, type MoneyMove } from './money-moves.store.ts'
export { countCards } from './own-cards.store.ts'
export { findPaperSeries, highestGiven, lockPaperSeries, type SeriesOf, savePaperSeries } from './paper-series.store.ts'
export { addPastMoney, type PastPayment } from './past-money.store.ts'
export { correctableYen } from './payment.rules.ts'
export { findCharge, findPayment, type PaymentRow, paymentsOf, type StateChange, toPayment } from './payments.store.ts'
export { cardProofOf, finishCardProof, proveCard } from './prove-card.ts'
export { backOf, countKindness, type Refund, refundsOf } from './refunds.store.ts'
export { answerTestStepUp, type ChargeNews, settleCharge } from './settle-charge.ts'
export {
  askGateway,
  type Charge,
  openCharge,
  openOnlyCharge,
  refuseDeclined,
  refuseUnderWay,
  type Share,
} from './start-charge.ts'
export { type TakenMoney, takeByHand } from './take-by-hand.ts'
export { takeMoneyAway } from './take-money-away.store.ts'
export { findTakenIn, findTakenOf, type Taken } from './taken.store.ts'
