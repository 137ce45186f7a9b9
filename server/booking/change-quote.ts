import type { changeQuote as changeQuoteCall } from '#contract/booking-changes.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import type { Quote } from '#contract/pricing.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { planCrew } from '#server/inventory/index.ts'
import { balanceOf, takesCards } from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { findQuote } from '#server/pricing/index.ts'
import { atAgreedHour } from './agreed-hour.rules.ts'
import { askedAtOnce } from './asked-at-once.ts'
import { dueYenOf } from './balance-due.rules.ts'
import { limitAfterMove, limitTiers } from './booking.rules.ts'
import type { BookingRow } from './bookings.store.ts'
import { changedWish, keepingTheEnd } from './changed-wish.rules.ts'
import { codeLost } from './code-lost.ts'
import { kindOf } from './kinds.ts'
import { withLanding } from './landings/take-flight.ts'
import { notPossible } from './move.ts'
import { crewForDesk, stayersOf } from './office/desk-crew.ts'
import { openBooking } from './open-booking.ts'
import { keepCharged } from './price-overrides.rules.ts'
import { refuseBegun } from './under-way.ts'

/** What another hour, party or meeting place would cost, against what was paid. */
export async function changeQuote(
  ctx: Context,
  input: ReadInputOf<typeof changeQuoteCall>,
  caller: Caller | null,
): Promise<OutputOf<typeof changeQuoteCall>> {
  const booking = await openBooking(ctx, input, caller)
  if (booking.state !== 'confirmed' || booking.startsAt <= ctx.clock.now()) throw notPossible(booking)
  await refuseBegun(ctx.db, booking, ctx.clock.now())
  const wish = changedWish(booking, keepingTheEnd(booking, await withLanding(ctx.db, booking, input)))
  const quote = await kindOf(wish).quote(ctx, wish, {
    userId: booking.userId,
    moving: booking,
    // What the office charges otherwise stays so where the line itself stays.
    adjust: (lines) => keepCharged(atAgreedHour(booking, wish)(lines), booking.priceOverrides),
  })
  const owed = { ...booking, ...(await balanceOf(ctx.db, booking.id)) }
  const differenceYen = askedAtOnce(ctx, owed, quote.totalYen)
  const stillDueYen = dueYenOf({ ...owed, totalYen: quote.totalYen, heldYen: owed.heldYen + differenceYen })
  const isNewDay = Date.parse(quote.startsAt) !== booking.startsAt.getTime()
  const limit = limitAfterMove(booking, new Date(quote.startsAt), ctx.clock.now())
  const crewChanges = await exchangedBy(ctx, booking, quote)
  const codeLapses = await codeLost(ctx, booking, { lines: quote.lines, startsAt: new Date(quote.startsAt) })
  const what = !isNewDay ? 'The change' : `The new ${kindOf(wish).words.moved}`
  const price =
    stillDueYen > 0
      ? dueInWords(differenceYen, { stillDueYen, what, byCard: takesCards(ctx) })
      : inWords(differenceYen, what)
  const sentence = codeLapses === null ? price : `${codeLapses} ${price}`
  return {
    quote,
    differenceYen,
    giftYen: Math.min(owed.giftYen, quote.totalYen),
    stillDueYen,
    codeLapses,
    crewChanges,
    cancellationTiers: limitTiers(isNewDay ? booking.agreedTiers : booking.cancellationTiers, limit),
    sentence: isNewDay && limit !== null ? `${sentence} ${limitInWords(limit)}` : sentence,
  }
}

/** Said before the guest agrees: a later day does not bring back what is lost by now. */
const limitInWords = (percent: number) =>
  percent === 0
    ? 'Cancelling gives nothing back any more, and that stays.'
    : `Cancelling gives ${percent}% back at most by now, and that stays.`

function inWords(differenceYen: number, what: string): string {
  if (differenceYen === 0) return `${what} costs the same: nothing to pay, nothing to give back.`
  if (differenceYen > 0) return `${what} costs ${formatYen(differenceYen)} more.`
  return `${what} costs less: you get ${formatYen(-differenceYen)} back.`
}

/** Of a guest who still owes something, as one who pays on the day. */
function dueInWords(
  differenceYen: number,
  { stillDueYen, what, byCard }: { stillDueYen: number; what: string; byCard: boolean },
): string {
  const due = `${formatYen(stillDueYen)} is due ${byCard ? 'as before: on the day, or by card' : 'on the day'}.`
  return differenceYen > 0 ? `${what} costs ${formatYen(differenceYen)} more. ${due}` : `Nothing to pay now. ${due}`
}

/** Who of those that the guests know by name could not come, were it agreed to now: as sentences. */
async function exchangedBy(ctx: Context, booking: BookingRow, { id }: Quote): Promise<string[]> {
  const [crew, quote] = [await crewForDesk(ctx, ctx.db, booking), await findQuote(ctx.db, id)]
  if (!crew || !quote) return []
  const planned = await planCrew(ctx, {
    ...{ fleet: await loadFleet(ctx), demand: quote.demand, startsAt: quote.startsAt, bookingId: booking.id },
    preferred: stayersOf(crew, booking, quote),
  })
  // Nobody is free: that is refused in its own words.
  if (planned.length === 0) return []
  return crew.members
    .filter(({ id: had, kind }) => kind !== 'vehicle' && planned.every(({ resource }) => resource.id !== had))
    .filter(({ kind }) => planned.some(({ resource }) => resource.kind === kind))
    .map(({ name, kind }) => `${name} cannot be there then: another ${kind} comes.`)
}
