import { cancelTask } from './abandon-payments.ts'
import { refundTaskName } from './ask-refund.ts'
import { dropCard } from './drop-card.ts'
import { learnCard } from './learn-card.ts'
import { refundTask } from './refund-task.ts'

export { abandonPayments } from './abandon-payments.ts'
export { askRefund, type RefundWish, refundTaskName } from './ask-refund.ts'
export { cardTokenOf } from './cards.ts'
export { gatewayNameOf, gatewayOf } from './choose-gateway.ts'
export { correctTaken } from './correct-taken.ts'
export type { GatewayPayment, PaymentGateway, StartedPayment } from './gateway.ts'
export type { TellOfPayment } from './hear-gateway.ts'
export { keepTestCard } from './keep-test-card.ts'
export { type Balance, balanceOf, ledgerSum } from './ledger.store.ts'
export { coveredYenOf, findMoneyToCheck, type MoneyToCheck } from './money-figures.store.ts'
export { findMoneyMove, findMoneyMoves, type MoneyMove } from './money-moves.store.ts'
export { countCards } from './own-cards.store.ts'
export { addPastMoney, type PastPayment } from './past-money.store.ts'
export { paymentsRoutes } from './payments.routes.ts'
export { findPayment, type PaymentRow, paymentsOf, type StateChange, toPayment } from './payments.store.ts'
export { paymentsPersonalData } from './personal-data.ts'
export { countKindness, type Refund, refundsOf } from './refunds.store.ts'
export { answerTestStepUp, type PaymentNews, settlePayment } from './settle-payment.ts'
export { askGateway, openPayment, refuseDeclined } from './start-payment.ts'
export { type TakenMoney, takeByHand } from './take-by-hand.ts'
export { findTakenIn, findTakenOf, type Taken } from './taken.store.ts'

export const paymentsTasks = {
  [refundTaskName]: refundTask,
  'payments.cancel': cancelTask,
  'payments.learn-card': learnCard,
  'payments.drop-card': dropCard,
}
