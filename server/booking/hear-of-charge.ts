import { loadFleet } from '#server/fleet/index.ts'
import { type CrewWanted, crewOf, keepCrew, releaseCrew, takeCrews } from '#server/inventory/index.ts'
import {
  abandonCharges,
  balanceOf,
  type ChargeNews,
  divideAgain,
  findCharge,
  keepOutsideTax,
  type PaymentRow,
} from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { findQuote } from '#server/pricing/index.ts'
import { canOwe } from './balance-due.rules.ts'
import { type BookingRow, lockBooking } from './bookings.store.ts'
import { applyChange } from './change-slot.ts'
import { expireOthers } from './expire-holds.ts'
import { moveTo } from './move.ts'
import { setNeedsCrew } from './office/desk.store.ts'
import { giveBackAndTell, type Occasion } from './tell.ts'

/** A booking, locked, and what it has of a charge. */
interface Item {
  booking: BookingRow
  payment: PaymentRow
}

/**
 * What a charge that has come to something means for its bookings. Runs in the transaction that settles the charge, so
 * that money and cars are decided together.
 */
export async function hearOfCharge(ctx: Context, db: Database, { chargeId, state }: ChargeNews) {
  const items: Item[] = []
  for (const payment of await findCharge(db, chargeId))
    items.push({ payment, booking: await lockBooking(db, payment.bookingId) })
  if (state === 'declined' || state === 'abandoned') {
    for (const { booking, payment } of items) await giveUpChange(db, booking, payment)
    return
  }
  if (state !== 'succeeded') return
  const isOpen = ({ booking, payment }: Item) =>
    payment.quoteId === null && (booking.state === 'on_hold' || booking.state === 'expired')
  await confirmAll(ctx, db, items.filter(isOpen))
  for (const item of items.filter((one) => !isOpen(one))) await hearOfMore(ctx, db, item)
}

/** Money for what is no hold: of another day, of what was due, or too much. */
async function hearOfMore(ctx: Context, db: Database, { booking, payment }: Item) {
  if (payment.quoteId) return payForChange(ctx, db, booking, payment, payment.quoteId)
  const { heldYen, giftYen } = await balanceOf(db, booking.id)
  // A balance that was due may also come once the day is over.
  if (canOwe(booking.state) || booking.state === 'pending')
    return giveBack(ctx, db, booking, Math.max(0, heldYen + giftYen - booking.totalYen), 'Paid twice')
  await giveBack(ctx, db, booking, payment.amountYen - payment.refundedYen, 'Paid after the booking had ended')
  // Whichever payment it went back of: what stays is kept.
  if (booking.state === 'cancelled') await keepOutsideTax(db, booking.id, ctx.clock.now())
}

/**
 * What was held together is confirmed together. Late money, for which a hold has ended, takes all of it again; where one
 * of them can be had no more, none is kept, and all of the money goes back.
 */
async function confirmAll(ctx: Context, db: Database, items: readonly Item[]) {
  const now = ctx.clock.now()
  const [kept, lost]: [Item[], Item[]] = [[], []]
  for (const item of items) {
    const { booking } = item
    if (booking.state === 'on_hold' && (await balanceOf(db, booking.id)).heldYen < booking.totalYen) return
    const isKept = booking.state === 'on_hold' && booking.startsAt > now && (await keepCrew(db, booking.id)) > 0
    if (isKept) kept.push(item)
    else lost.push({ ...item, booking: await expired(db, booking, 'The hold ended', now) })
  }
  if (!(await takeAgain(ctx, db, lost))) return giveAllBack(ctx, db, kept, lost)
  for (const { booking } of kept) {
    await confirm(db, booking, 'Paid in full', now)
    const { heldYen } = await balanceOf(db, booking.id)
    await giveBack(ctx, db, booking, heldYen - booking.totalYen, 'Paid twice')
  }
  for (const { booking } of lost) {
    // Whoever had fallen away from the hold is not missed any more: this crew is a whole one.
    if (booking.needsCrew) await setNeedsCrew(db, booking.id, false)
    await confirm(db, booking, 'Paid late; the car was still free', now)
  }
}

async function expired(db: Database, booking: BookingRow, reason: string, at: Date): Promise<BookingRow> {
  if (booking.state === 'on_hold') await moveTo(db, booking, 'expired', { actor: 'clock', reason, at })
  return { ...booking, state: 'expired' }
}

/** Crews for holds that had ended when their money came: for all of them, or for none. */
async function takeAgain(ctx: Context, db: Database, items: readonly Item[]): Promise<boolean> {
  if (items.length === 0) return true
  const now = ctx.clock.now()
  const fleet = await loadFleet(ctx)
  const wanted: CrewWanted[] = []
  for (const { booking } of items) {
    const quote = await findQuote(db, booking.quoteId)
    if (!quote || booking.startsAt <= now) return false
    const { demand } = quote
    const round = await nextRound(db, booking.id)
    wanted.push({ fleet, demand, startsAt: booking.startsAt, now, bookingId: booking.id, round, expiresAt: null })
  }
  const found = await takeCrews(db, wanted)
  if ('missing' in found) return false
  for (const { ended } of found.taken) await expireOthers(db, ended, now)
  return true
}

async function giveAllBack(ctx: Context, db: Database, kept: readonly Item[], lost: readonly Item[]) {
  const now = ctx.clock.now()
  const ended: Item[] = [...lost]
  for (const { booking, payment } of kept)
    ended.push({ payment, booking: await expired(db, booking, 'What was booked with it could not be had', now) })
  const reason = 'The hold had expired and the car was taken'
  for (const { booking, payment } of ended)
    await giveBack(ctx, db, booking, payment.amountYen - payment.refundedYen, reason, 'expired-late-payment')
}

/** It is paid: another card's charge that still waits for its bank, as in a second tab, is not wanted any more. */
async function confirm(db: Database, booking: BookingRow, reason: string, at: Date) {
  await moveTo(db, booking, 'confirmed', { actor: 'gateway', reason, at })
  await abandonCharges(db, booking.id)
}

/** The difference for another day has come. If that day was lost meanwhile, it goes back, and the old day stays. */
async function payForChange(ctx: Context, db: Database, booking: BookingRow, payment: PaymentRow, quoteId: string) {
  const now = ctx.clock.now()
  const quote = await findQuote(db, quoteId)
  const round = quote && (await heldRound(db, booking.id, quote.startsAt))
  if (booking.state !== 'confirmed' || booking.startsAt <= now || !quote || quote.startsAt <= now || !round) {
    await giveUpChange(db, booking, payment)
    return giveBack(ctx, db, booking, payment.amountYen - payment.refundedYen, 'The new day could not be kept')
  }
  await applyChange(ctx, db, booking, quote, { round, actor: 'gateway' })
  await divideAgain(db, booking.id, now)
}

/** The difference did not come, or not in time: the new hour goes back, and the old one was never given up. */
async function giveUpChange(db: Database, booking: BookingRow, payment: PaymentRow) {
  const quote = payment.quoteId && (await findQuote(db, payment.quoteId))
  const round = quote && (await heldRound(db, booking.id, quote.startsAt))
  if (round && booking.state === 'confirmed') await releaseCrew(db, booking.id, { only: round })
}

/** Of the hour that a change waits for; there is one at most, since a later change gives the earlier one up. */
const heldRound = async (db: Database, bookingId: string, startsAt: Date) =>
  (await crewOf(db, bookingId)).find((row) => row.isHeld && row.startsAt.getTime() === startsAt.getTime())?.round

export const nextRound = async (db: Database, bookingId: string) =>
  Math.max(0, ...(await crewOf(db, bookingId, { all: true })).map(({ round }) => round)) + 1

async function giveBack(
  ctx: Context,
  db: Database,
  booking: BookingRow,
  amountYen: number,
  reason: string,
  occasion: Occasion = 'refunded',
) {
  const { id, version } = booking
  if (amountYen > 0)
    await giveBackAndTell(db, { bookingId: id, amountYen, reason, at: ctx.clock.now() }, { version, occasion })
}
