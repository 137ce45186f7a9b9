import { sql } from 'kysely'

/**
 * On which side a line of the guests' account stands. What was entered wrongly and taken back was never received: it
 * lowers what came, on its own day, and is no refund.
 */
export const isRefund = sql<boolean>`(amount_yen > 0 AND NOT is_correction)`
export const receivedYen = sql<number>`CASE WHEN ${isRefund} THEN 0 ELSE -amount_yen END`
export const refundedYen = sql<number>`CASE WHEN ${isRefund} THEN amount_yen ELSE 0 END`
