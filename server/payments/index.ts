import { cancelTask } from './abandon-payments.ts'
import { refundTask } from './refund-task.ts'

export { abandonPayments } from './abandon-payments.ts'
export { askRefund, type RefundWish } from './ask-refund.ts'
export { cardTokenOf } from './cards.ts'
export { gatewayNameOf, gatewayOf } from './choose-gateway.ts'
export type { GatewayPayment, PaymentGateway, StartedPayment } from './gateway.ts'
export type { TellOfPayment } from './hear-gateway.ts'
export { type Balance, balanceOf, ledgerSum } from './ledger.store.ts'
export { paymentsRoutes } from './payments.routes.ts'
export { findPayment, type PaymentRow, paymentsOf, type StateChange, toPayment } from './payments.store.ts'
export { type Refund, refundsOf } from './refunds.store.ts'
export { answerTestStepUp, type PaymentNews, settlePayment } from './settle-payment.ts'
export { askGateway, openPayment, refuseDeclined } from './start-payment.ts'

export const paymentsTasks = { 'payments.refund': refundTask, 'payments.cancel': cancelTask }
