import type { Booking } from '#contract/booking.ts'
import { seatsMissing, seatWayWords } from '#contract/child-seats.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import type { bookByPhone as bookByPhoneCall } from '#contract/phone-booking.ts'
import { findVerifiedAccount } from '#server/accounts/index.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { fleetInReach, fleetOfOnly } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import { type StoredQuote, totalYenOf, usableQuote } from '#server/pricing/index.ts'
import { newBookingToken } from '../booking-token.ts'
import type { BookingRow } from '../bookings.store.ts'
import { holdItems } from '../hold-items.ts'
import { moveTo } from '../move.ts'
import { newBooking, newOrder } from '../new-booking.ts'
import { refuseSoldOut, SoldOut } from '../refuse-sold-out.ts'
import { setHold } from '../save-bookings.store.ts'
import { tell } from '../tell.ts'
import { transactWithRetries } from '../transact-with-retries.ts'
import { viewNow } from '../view-booking.ts'
import { type ChargedLines, chargeLines, chargeProblem } from './charged-lines.rules.ts'
import { deadlineOf, deadlineProblem, untilInWords } from './deadline.rules.ts'
import { noticeEndedAt } from './notice.ts'
import { dropCall } from './phone-drafts.store.ts'
import { noteCharges } from './price-overrides.store.ts'
import { refuseTooLow } from './refuse-too-low.ts'

type Input = ReadInputOf<typeof bookByPhoneCall>

/** Quote, crew, record, as for everybody; the office alone sets the deadline, and decides about price and notice. */
export async function bookByPhone(ctx: Context, input: Input, caller: Caller, attempt: Attempt): Promise<Booking> {
  const quote = await usableQuote(ctx, input.quoteId, caller.userId)
  if (quote.bookingId) throw new AppError('pricing.unknown-quote')
  const charged = chargedFor(quote, input)
  await refuseTooLow(ctx, caller, { computedYen: totalYenOf(quote.lines), totalYen: charged.totalYen, keptYen: 0 })
  const heldUntil = heldUntilOf(ctx, quote, input)
  const noticeEnded = await noticeEndedAt(ctx, quote)
  if (noticeEnded && input.noticeReason === '')
    throw refuse({ noticeReason: 'Say why it is booked although notice has ended.' })
  const note = noteWithSeats(quote, input)
  const fleet = await loadFleet(ctx)
  const userId = (await findVerifiedAccount(ctx.db, input.email)) ?? null
  const booked = await transactWithRetries(ctx, async (db) => {
    const now = ctx.clock.now()
    const held = newBooking(
      quote,
      { ...input, note, travellers: [] },
      { place: newOrder(1)(1), userId, token: newBookingToken(), now, heldUntil: heldUntil ?? addMinutes(now, 1) },
    )
    const booking = { ...held, lines: charged.lines, totalYen: charged.totalYen }
    const served = fleetInReach(input.crew ? fleetOfOnly(fleet, input.crew) : fleet, quote.demand, quote.startsAt, now)
    await holdItems(db, [{ quote, booking, fleet: served, expiresAt: heldUntil }], {
      why: { actor: caller.userId, reason: reasonOf(heldUntil), at: now },
      guest: { userId, email: input.email },
      writeDown: () => setHold(db, booking.id, booking.heldUntil),
    })
    await writeDown(db, { booking, charged, noticeEnded, input, caller, now })
    if (heldUntil) await tell(db, { bookingId: booking.id, occasion: 'held', version: 1, byOffice: true })
    else await moveTo(db, booking, 'confirmed', { actor: caller.userId, reason: 'To be paid on the day', at: now })
    if (input.call) await dropCall(db, input.call)
    const answer = await viewNow(ctx, db, booking.id)
    await attempt.remember(db, answer)
    return answer
  }).catch((error: unknown) => {
    if (error instanceof SoldOut) return null
    throw error
  })
  if (booked) return booked
  // Somebody else may still be free where these are not.
  if (input.crew) throw new AppError('booking.crew-taken')
  return refuseSoldOut(ctx, quote)
}

const refuse = (fields: Record<string, string>) => new AppError('platform.invalid-input', { fields })

function chargedFor(quote: StoredQuote, { charged, reason, paid }: Input): ChargedLines {
  const lines = chargeLines(quote.lines, charged)
  if (!lines) throw refuse({ charged: 'There is no such line.' })
  const problem = chargeProblem(lines, reason)
  if (problem) throw refuse(problem)
  if (lines.totalYen === 0 && paid.how === 'link') throw refuse({ paid: 'There is nothing to pay by a link.' })
  return lines
}

/** No child under six is driven without somebody having said how it sits; crew and guest read it with the other wishes. */
function noteWithSeats({ wish }: StoredQuote, { seats, note }: Input): string {
  if (seatsMissing(wish) === 0) return note
  if (seats === null) throw refuse({ seats: 'Add a seat, or say how the child sits.' })
  // A booking that was copied brings the sentence along.
  return note.includes(seatWayWords[seats].note) ? note : [seatWayWords[seats].note, note].filter(Boolean).join(' ')
}

/** Null: it is paid on the day. */
function heldUntilOf(ctx: Context, quote: StoredQuote, { paid }: Input): Date | null {
  if (paid.how === 'on-the-day') return null
  const until = deadlineOf(paid.untilDay, paid.untilTime)
  const problem = deadlineProblem(until, ctx.clock.now(), quote.startsAt)
  if (problem) throw refuse({ untilTime: problem })
  return until
}

const reasonOf = (heldUntil: Date | null) =>
  heldUntil ? `Booked by telephone, held until ${untilInWords(heldUntil)}` : 'Booked by telephone'

/** Who took the call, and with the reason: that notice had ended, and what is charged otherwise than computed. */
async function writeDown(
  db: Database,
  {
    booking,
    charged,
    noticeEnded,
    input,
    caller,
    now,
  }: {
    booking: BookingRow
    charged: ChargedLines
    noticeEnded: Date | null
    input: Input
    caller: Caller
    now: Date
  },
): Promise<void> {
  const common = { object: { kind: 'booking', id: booking.id }, userId: caller.userId, at: now, version: 1 }
  await recordChange(db, { ...common, deed: 'booked by telephone' })
  if (noticeEnded)
    await recordChange(db, {
      ...common,
      deed: `booked it although notice had ended on ${untilInWords(noticeEnded)}`,
      reason: input.noticeReason,
    })
  if (charged.changed.length === 0) return
  await noteCharges(db, booking.id, { ...charged, reason: input.reason, by: caller.userId, at: now })
  await recordChange(db, {
    ...common,
    deed: 'charged another price',
    changes: charged.changed.map(({ line, amountYen }) => ({
      name: line.label,
      before: formatYen(line.amountYen),
      after: formatYen(amountYen),
    })),
    reason: input.reason,
  })
}
