import { addByTax, linesByTax, noYen, sumByTax, type YenByTax, yenLike } from '#core/tax.ts'
import { taxParts } from '#core/tax-shares.ts'
import type { Database } from '#server/platform/database.ts'
import { addTaxParts, type Bill, findBill, heldByTax, leftByTax } from './tax-parts.store.ts'

/** Money that came, or went back (below zero) of a payment; the ledger has it already. */
export interface MovedMoney {
  /** Of the payment or the refund. */
  moveId: string
  bookingId: string
  amountYen: number
  at: Date
  /** Of money that went back. */
  paymentId?: string | undefined
}

/** Most money is: then nothing is written down. */
const isPlain = (bill: Bill, price: YenByTax) => !bill.hasParts && sumByTax(price) === price.standard

/**
 * What we have of a booking, made up as its price is. What is paid too much for it is of the lines that cost more before,
 * until it goes back.
 */
function madeUp(yen: number, price: YenByTax, before: YenByTax): YenByTax {
  const overYen = yen - sumByTax(price)
  if (overYen <= 0) return yenLike(yen, price)
  const surplus = addByTax(before, price, -1)
  return addByTax(price, yenLike(overYen, taxParts.some((part) => surplus[part] > 0) ? surplus : price))
}

/**
 * Writes down what the tax makes of money as it moves. While a booking stands, all that we have of it is made up as its
 * lines are: what comes is what was missing, and what goes back for a lower price is of the lines that cost less. Of one
 * that was called off the price counts no more: a refund gives back of what its payment is.
 */
export async function divideMoved(db: Database, moved: MovedMoney): Promise<void> {
  const bill = await findBill(db, moved.bookingId)
  if (!bill) return
  const price = linesByTax(bill.lines)
  if (isPlain(bill, price)) return
  await addTaxParts(db, [{ ...moved, occasion: 'money', yen: await partsOfMoved(db, moved, bill, price) }])
}

async function partsOfMoved(
  db: Database,
  { bookingId, amountYen, paymentId }: MovedMoney,
  { isCancelled }: Bill,
  price: YenByTax,
): Promise<YenByTax> {
  if (isCancelled && amountYen >= 0) return yenLike(amountYen, price)
  if (isCancelled) {
    const payment = (await leftByTax(db, bookingId)).find((one) => one.paymentId === paymentId)
    // The refund has been taken off it already, and is not yet divided.
    const before = payment ? { ...payment.left, standard: payment.left.standard - amountYen } : price
    return yenLike(amountYen, before)
  }
  const after = await heldByTax(db, bookingId)
  const before = { ...after, standard: after.standard - amountYen }
  return addByTax(madeUp(sumByTax(after), price, before), before, -1)
}

/**
 * A booking costs otherwise than before, and its difference is settled: what we have of it is made up as its lines are
 * now. The newest payment that we have something of stands for it.
 */
export async function divideAgain(db: Database, bookingId: string, at: Date): Promise<void> {
  const bill = await findBill(db, bookingId)
  if (!bill || bill.isCancelled) return
  const price = linesByTax(bill.lines)
  if (isPlain(bill, price)) return
  const held = await heldByTax(db, bookingId)
  const newest = (await leftByTax(db, bookingId)).find(({ left }) => sumByTax(left) > 0)
  if (!newest) return
  const yen = addByTax(madeUp(sumByTax(held), price, held), held, -1)
  await addTaxParts(db, [{ bookingId, moveId: newest.paymentId, occasion: 'price', at, yen }])
}

/** What we keep of a booking that was called off pays for nothing that was done: it is outside the tax. */
export async function keepOutsideTax(db: Database, bookingId: string, at: Date): Promise<void> {
  const payments = await leftByTax(db, bookingId)
  await addTaxParts(
    db,
    payments.map(({ paymentId, left }) => ({
      ...{ bookingId, moveId: paymentId, occasion: 'cancelled' as const, at },
      yen: addByTax({ ...noYen, kept: sumByTax(left) }, left, -1),
    })),
  )
}
