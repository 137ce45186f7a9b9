import type { DeskBooking } from '#contract/booking-desk.ts'
import type { changeByOffice as changeByOfficeCall } from '#contract/booking-desk-changes.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { countSalesLater } from '#server/catalogue/index.ts'
import { deskNameOf, loadFleet } from '#server/fleet/index.ts'
import { type CrewTaken, insistOn, releaseCrew, takeCrew } from '#server/inventory/index.ts'
import { abandonCharges, balanceOf, countKindness, divideAgain } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { type StoredQuote, totalYenOf, usableQuote } from '#server/pricing/index.ts'
import { keepAsItStands } from '../as-it-stood.store.ts'
import { type BookingRow, findById, findByReference } from '../bookings.store.ts'
import { applyChange } from '../change-slot.ts'
import { changesIn } from '../changed-details.rules.ts'
import { expireOthers } from '../expire-holds.ts'
import { nextRound } from '../hear-of-charge.ts'
import { kindOf } from '../kinds.ts'
import { refuseFlight } from '../landings/take-flight.ts'
import { hoursAfterFlight } from '../landings/told-flight.rules.ts'
import { notPossible } from '../move.ts'
import { computedLines, differenceOf, surplusBack } from '../price-overrides.rules.ts'
import { refuseSoldOut, SoldOut } from '../refuse-sold-out.ts'
import { saveDetails } from '../save-bookings.store.ts'
import { giveBackAndTell, tellOfChange } from '../tell.ts'
import { transactWithRetries } from '../transact-with-retries.ts'
import { refuseUnasked } from '../under-way.ts'
import { type Charged, chargeOtherwise } from './charge-otherwise.rules.ts'
import { saveCharged } from './desk.store.ts'
import { changesBetween } from './desk-changes.rules.ts'
import { crewForDesk, isOf } from './desk-crew.ts'
import { refuseShutPlaces } from './hours-of-places.ts'
import { lockForDesk } from './lock-for-desk.ts'
import { keptOff } from './lowered-price.rules.ts'
import { sayWhoIsMissing } from './nobody-free.ts'
import { refuseUnlessOpen } from './propose-change.ts'
import { viewDeskNow } from './read-desk.ts'
import { refuseTooLow } from './refuse-too-low.ts'
import { refuseUnfree } from './refuse-unfree.ts'

type Input = ReadInputOf<typeof changeByOfficeCall>

/** Hour, price and details in one step: all of it as the desk saw it, or nothing. */
export const changeByOffice = (ctx: Context, input: Input, caller: Caller, attempt: Attempt): Promise<DeskBooking> =>
  changeAndAnswer(ctx, input, { caller, attempt }, (db, bookingId) => viewDeskNow(ctx, db, bookingId))

interface HowAsked {
  caller: Pick<Caller, 'userId' | 'officeRoles' | 'isProven'>
  attempt: Attempt
  /** Moved by us for what it cost: nobody decides another price. */
  isPriceKept?: boolean
  prefer?: readonly string[]
}

/** The same for whoever wants another answer, and certain people for the new hour. */
export async function changeAndAnswer<T>(
  ctx: Context,
  input: Input,
  { caller, attempt, isPriceKept = false, prefer = [] }: HowAsked,
  answerWith: (db: Database, bookingId: string) => Promise<T>,
): Promise<T> {
  const opened = await findByReference(ctx.db, input.reference)
  if (!opened) throw new AppError('booking.unknown')
  const quote = input.quoteId === undefined ? null : await usableQuote(ctx, input.quoteId, opened.userId, opened)
  if (quote && quote.bookingId !== opened.id) throw new AppError('pricing.unknown-quote')
  if (quote) await refuseShutPlaces(ctx, opened, { startsAt: quote.startsAt, reason: input.reason })
  const fleet = await loadFleet(ctx)
  return transactWithRetries(ctx, async (db) => {
    const at = ctx.clock.now()
    const booking = await lockForDesk(db, opened.id, input.version)
    refuseClosed(booking, at)
    const isMoved = quote !== null && quote.startsAt.getTime() !== booking.startsAt.getTime()
    if (isMoved && !input.evenUnderWay) await refuseUnasked(db, booking, at)
    await keepAsItStands(db, booking)
    const charged = chargedFor(booking, quote, input, { by: caller.userId, at })
    if (!isPriceKept) await refuseTooLow(ctx, caller, loweredTo(charged, booking, quote))
    const crewBefore = quote ? await crewInWords(ctx, db, booking) : ''
    const slot = quote
      ? await takeSlot(ctx, db, { booking, quote, charged, actor: caller.userId, prefer, isOurs: !input.guestAsked })
      : await savePrice(db, booking, charged)
    const after = await writeDetails(db, slot, input.details)
    const changes = changesBetween(booking, after, fleet)
    const crewAfter = quote ? await crewInWords(ctx, db, after) : ''
    if (crewBefore !== crewAfter) changes.push({ name: 'Crew', before: crewBefore, after: crewAfter })
    if (changes.length === 0) throw new AppError('booking.nothing-to-change')
    const { edition } = (await findById(db, booking.id)) ?? after
    const reason = input.reason || reasonOf(charged, booking)
    const object = { kind: 'booking', id: booking.id }
    const deed = isMoved && input.guestAsked ? 'changed at the guest’s wish' : 'changed'
    await recordChange(db, { object, userId: caller.userId, deed, changes, reason, version: edition, at })
    await settleDifference(db, after, { ...input, at })
    await divideAgain(db, booking.id, at)
    const answer = await answerWith(db, booking.id)
    await attempt.remember(db, answer)
    return answer
  }).catch((error: unknown) => {
    if (error instanceof SoldOut && quote) return refuseSoldOut(ctx, quote).catch(sayWhoIsMissing(ctx, opened.id))
    throw error
  })
}

/** Details while a day is still to be had; what it costs only once it is sure. */
function refuseClosed(booking: BookingRow, now: Date): void {
  const isOpen = booking.state === 'on_hold' || booking.state === 'pending' || booking.state === 'confirmed'
  if (!isOpen || booking.endsAt <= now || booking.erasedAt) throw notPossible(booking)
}

function chargedFor(
  booking: BookingRow,
  quote: StoredQuote | null,
  { charged }: Input,
  who: { by: string; at: Date },
): Charged {
  const result = chargeOtherwise(computedFor(booking, quote), charged, booking.priceOverrides, who)
  if ('fields' in result) throw new AppError('platform.invalid-input', { fields: result.fields })
  return result
}

const computedFor = (booking: BookingRow, quote: StoredQuote | null) =>
  quote ? quote.lines : computedLines(booking.lines, booking.priceOverrides)

const loweredTo = ({ totalYen, overrides }: Charged, booking: BookingRow, quote: StoredQuote | null) => ({
  computedYen: totalYenOf(computedFor(booking, quote)),
  totalYen,
  keptYen: keptOff(overrides, booking.priceOverrides),
})

/** The reason of a line that was decided now, where nothing else was said. */
const reasonOf = ({ overrides }: Charged, { priceOverrides }: BookingRow) =>
  overrides
    .filter((one) => !priceOverrides.some((other) => other.at === one.at && other.label === one.label))
    .map(({ reason }) => reason)
    .join(' ')
    .slice(0, 500)

async function crewInWords(ctx: Context, db: Database, booking: BookingRow): Promise<string> {
  const crew = await crewForDesk(ctx, db, booking)
  return (crew?.members ?? []).map(deskNameOf).join(', ')
}

interface SlotChange {
  booking: BookingRow
  quote: StoredQuote
  charged: Charged
  actor: string
  /** Who is wanted for it: nobody else comes in their stead. */
  prefer: readonly string[]
  /** Not at the guest's wish: it costs them no refund. */
  isOurs: boolean
}

/** The same engine as for guests; those who have the booking keep it, as far as they can. */
async function takeSlot(ctx: Context, db: Database, { booking, quote, charged, actor, prefer, isOurs }: SlotChange) {
  refuseUnlessOpen(ctx, booking)
  if (booking.quoteId === quote.id) throw new AppError('booking.quote-used')
  const now = ctx.clock.now()
  const crew = await crewForDesk(ctx, db, booking)
  const round = await nextRound(db, booking.id)
  // A change of the guest's that still waits for its money gives way.
  await releaseCrew(db, booking.id, 'held')
  const fleet = await loadFleet(ctx)
  const wanted = { demand: quote.demand, startsAt: quote.startsAt, bookingId: booking.id, mayBeLarger: isOf(crew) }
  await refuseUnfree(ctx, db, prefer, wanted)
  const taken = await takeCrew(db, {
    ...{ ...wanted, fleet, now, round, expiresAt: null },
    ...insistOn(fleet, prefer, crew?.members ?? []),
  })
  if (!taken || !hasAll(taken.crew, prefer)) throw new SoldOut()
  await expireOthers(db, taken.ended, now)
  await abandonCharges(db, booking.id)
  return applyChange(ctx, db, booking, quote, { round, actor, charged, isTold: false, isOurs })
}

const hasAll = ({ vehicle, chauffeur, guides }: CrewTaken['crew'], wanted: readonly string[]) =>
  wanted.every((id) => [vehicle, chauffeur, ...guides].some((member) => member.id === id))

async function savePrice(db: Database, booking: BookingRow, charged: Charged): Promise<BookingRow> {
  const isSame =
    JSON.stringify([charged.lines, charged.overrides]) === JSON.stringify([booking.lines, booking.priceOverrides])
  if (isSame) return booking
  if (booking.state !== 'confirmed') throw notPossible(booking)
  const { lines, totalYen, overrides: priceOverrides } = charged
  const calendarSequence = await saveCharged(db, booking.id, charged)
  await countSalesLater(db, booking)
  return { ...booking, lines, totalYen, priceOverrides, calendarSequence }
}

/** Only what is really another than before. */
async function writeDetails(db: Database, booking: BookingRow, typed: Input['details']): Promise<BookingRow> {
  const details = changesIn(booking, typed)
  if (Object.keys(details).length === 0) return booking
  const { flight } = details
  // Of a flight that we do not know the desk is believed.
  const lands = booking.landsAt ? tokyoTimeOf(booking.landsAt) : undefined
  if (flight !== undefined) await refuseFlight(db, booking, { flight, lands }, 'details.')
  const written = { ...details, ...(flight === undefined ? {} : hoursAfterFlight(booking)) }
  const calendarSequence = await saveDetails(db, booking.id, written)
  return { ...booking, ...written, calendarSequence }
}

/** What is paid too much goes back where that is wanted; a guest who is to pay hears of it by the mail of the change. */
async function settleDifference(
  db: Database,
  booking: BookingRow,
  { difference, tellGuest, at }: Pick<Input, 'difference' | 'tellGuest'> & { at: Date },
): Promise<void> {
  const { id: bookingId, version, calendarSequence: sequence } = booking
  const { heldYen, giftYen } = await balanceOf(db, bookingId)
  const dueYen = differenceOf(booking.totalYen, heldYen, giftYen)
  const { amountYen, countedYen } = surplusBack(difference, { totalYen: booking.totalYen, heldYen, giftYen })
  if (countedYen > 0) await countKindness(db, bookingId, countedYen)
  // Why a line is charged otherwise is the office's own: the guest reads no more than that it costs less.
  const reason = `Your ${kindOf(booking.wish).words.noun} costs less now`
  const wish = { bookingId, amountYen, reason, at }
  if (amountYen > 0) await giveBackAndTell(db, { ...wish, memo: 'Price lowered' }, { version })
  const isAsked = dueYen > 0 && difference === 'link'
  if (booking.state === 'confirmed' && (tellGuest || isAsked)) await tellOfChange(db, { bookingId, sequence })
}
