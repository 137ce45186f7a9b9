import { kindWords } from '#core/crew.ts'
import { capitalized } from '#core/words.ts'
import { deskNameOf, loadFleet, type Resource } from '#server/fleet/index.ts'
import {
  findCandidates,
  forgetBringing,
  forgetWithdrawn,
  type Joined,
  type Place,
  releaseCrew,
  type TookPlace,
  takeMembers,
  withdrawFrom,
} from '#server/inventory/index.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import { findQuote } from '#server/pricing/index.ts'
import { keepAsItStands } from '../as-it-stood.store.ts'
import { type BookingRow, findById, lockBooking } from '../bookings.store.ts'
import { expireOthers } from '../expire-holds.ts'
import { whereGuestsAre } from '../where-guests-are.ts'
import { setNeedsCrew } from './desk.store.ts'
import { crewForDesk, type DeskCrew } from './desk-crew.ts'
import { wordsForCandidates } from './find-candidates.ts'

/** In these states a booking has something to lose; of what is over the crew stays known. */
export const canLoseCrew = ({ state }: Pick<BookingRow, 'state'>) =>
  state === 'confirmed' || state === 'pending' || state === 'on_hold'

/** Locks bookings in the order of their ids: before people and cars, as every other way in does. */
export async function lockBookings(db: Database, ids: readonly string[]): Promise<Map<string, BookingRow>> {
  const locked = new Map<string, BookingRow>()
  for (const id of [...new Set(ids)].toSorted()) locked.set(id, await lockBooking(db, id))
  return locked
}

export interface Loss {
  resource: Resource
  places: readonly Place[]
  /** Of these bookings, locked. */
  bookings: ReadonlyMap<string, BookingRow>
  /** "Endo is ill". */
  reason: string
  userId: string
}

/**
 * Takes somebody off all these places and answers those that nobody has now. What is only held gets somebody else at
 * once where anybody is free: its guest is about to pay. Where nobody is, the hold needs crew when it is paid.
 */
export async function loseCrew(ctx: Context, db: Database, loss: Loss): Promise<TookPlace[]> {
  const took: TookPlace[] = []
  for (const place of loss.places) {
    const booking = loss.bookings.get(place.bookingId)
    if (!booking || !canLoseCrew(booking)) continue
    const isEmpty = await loseOne(ctx, db, loss, booking, place)
    if (isEmpty) took.push({ bookingId: place.bookingId, round: place.round })
  }
  return took
}

async function loseOne(ctx: Context, db: Database, loss: Loss, booking: BookingRow, place: Place): Promise<boolean> {
  const { resource } = loss
  const { bookingId, round, expiresAt } = place
  const now = ctx.clock.now()
  if (booking.state === 'on_hold' && expiresAt !== null && expiresAt <= now) {
    // It ended, and nobody let it go yet: all of its crew goes. Paid late, it gets a whole one anew.
    await expireOthers(db, [bookingId], now)
    return false
  }
  await keepAsItStands(db, booking)
  await withdrawFrom(db, bookingId, resource.id, { round, relieved: await relievedIn(ctx, db, booking, now) })
  const isOtherHour = booking.state === 'confirmed' && expiresAt !== null
  if (isOtherHour) {
    // It waits for its money beside the hour that is sure. A change without its whole crew is none: the money for it
    // would go back, and the old hour stays.
    await releaseCrew(db, bookingId, { only: round })
    return false
  }
  if (expiresAt !== null) {
    const successor = await replace(ctx, db, { booking, resource, round, expiresAt })
    if (successor) {
      await writeDown(ctx, db, loss, { id: bookingId, before: deskNameOf(resource), after: deskNameOf(successor) })
      return false
    }
  }
  await setNeedsCrew(db, bookingId, true)
  await writeDown(ctx, db, loss, { id: bookingId, before: deskNameOf(resource), after: 'nobody' })
  return true
}

/** No crew sets out so long before its hour; of jobs after that nobody needs to look. */
const earliestMinutes = 12 * 60

/** Of a job that has begun, or may have before its hour: where whoever is taken off it leaves its guests. */
async function relievedIn(ctx: Context, db: Database, booking: BookingRow, at: Date): Promise<Joined | null> {
  const quote = booking.startsAt < addMinutes(at, earliestMinutes) ? await findQuote(db, booking.quoteId) : undefined
  return quote ? whereGuestsAre(ctx, db, booking, { ...quote.demand, at }) : null
}

interface Vacancy {
  booking: BookingRow
  resource: Resource
  round: number
  expiresAt: Date
}

async function replace(ctx: Context, db: Database, { booking, resource, round, expiresAt }: Vacancy) {
  const crew = await crewForDesk(ctx, db, booking)
  if (!crew) return null
  const found = await findCandidates(ctx, db, resource.kind, { ...crew.wanted, mayBeLarger: () => false })
  const best = found.find(({ problem, resource: { id } }) => !problem && id !== resource.id)
  if (!best) return null
  return (await join(ctx, db, { booking, crew, coming: best.resource, round, expiresAt })) ? best.resource : null
}

interface Joining {
  booking: BookingRow
  crew: DeskCrew
  coming: Resource
  round: number
  expiresAt: Date | null
}

/**
 * Who of those who come takes the job over on the road. Who had it before and comes back has it as before, and who is on
 * the way to it with its car has it since they left with that.
 */
export async function joinedOf(
  db: Database,
  coming: readonly Resource[],
  { bookingId, round, guests }: { bookingId: string; round: number; guests: Joined | null },
): Promise<Map<string, Joined>> {
  const joined = new Map<string, Joined>()
  for (const { id: resourceId, kind } of coming) {
    const place = { bookingId, resourceId, round }
    const had = await forgetWithdrawn(db, { ...place, isCar: kind === 'vehicle', at: guests?.at })
    const broughtSince = await forgetBringing(db, place)
    const since = had ? had.joined : guests && { ...guests, at: broughtSince ?? guests.at }
    if (since) joined.set(resourceId, since)
  }
  return joined
}

/** Under the same locks and the same constraint as every other way in, judged with those who are there. Answers whether they were free. */
async function join(ctx: Context, db: Database, { booking, crew, coming, round, expiresAt }: Joining) {
  const now = ctx.clock.now()
  const { demand, startsAt } = crew.wanted
  const guests = await whereGuestsAre(ctx, db, booking, { ...demand, at: now })
  const joined = await joinedOf(db, [coming], { bookingId: booking.id, round, guests })
  const wanted = { fleet: await loadFleet(ctx), demand, startsAt, now, bookingId: booking.id, round, expiresAt, joined }
  const taken = await takeMembers(db, wanted, [coming], crew.members)
  if (!('ended' in taken)) return false
  await expireOthers(db, taken.ended, now)
  return true
}

async function writeDown(
  ctx: Context,
  db: Database,
  { resource, reason, userId }: Pick<Loss, 'resource' | 'reason' | 'userId'>,
  { id, before, after }: { id: string; before: string; after: string },
) {
  const word = kindWords[resource.kind]
  const { edition } = (await findById(db, id)) ?? { edition: null }
  await recordChange(db, {
    object: { kind: 'booking', id },
    userId,
    deed: after === 'nobody' ? `took the ${word} off: the booking needs another` : `changed the ${word}`,
    changes: [{ name: capitalized(word), before, after }],
    reason,
    version: edition,
    at: ctx.clock.now(),
  })
}

/** Gives somebody a place back that they had lost; answers why not, in words, or null. The booking is locked. */
export async function returnTo(
  ctx: Context,
  db: Database,
  { booking, resource, reason, userId }: Pick<Loss, 'resource' | 'reason' | 'userId'> & { booking: BookingRow },
): Promise<string | null> {
  if (!canLoseCrew(booking)) return 'The booking has ended'
  if (booking.endsAt <= ctx.clock.now()) return 'The day is over'
  const crew = await crewForDesk(ctx, db, booking)
  if (!crew) return 'The booking has ended'
  if (crew.missing[resource.kind] <= 0) {
    const has = crew.members.find(({ kind }) => kind === resource.kind)
    return has?.id === resource.id ? null : `${has ? deskNameOf(has) : 'Somebody else'} has it now`
  }
  const found = await findCandidates(ctx, db, resource.kind, crew.wanted)
  const rated = found.find((one) => one.resource.id === resource.id)
  if (!rated) return 'Is not in service any more'
  if (rated.problem) return (await wordsForCandidates(ctx, db, [rated]))(rated.problem)
  const expiresAt = booking.state === 'on_hold' ? booking.heldUntil : null
  if (!(await join(ctx, db, { booking, crew, coming: resource, round: crew.round, expiresAt })))
    return 'Was taken a moment ago'
  const missing = Object.values(crew.missing).reduce((sum, count) => sum + Math.max(0, count), 0)
  await setNeedsCrew(db, booking.id, missing > 1)
  await writeDown(
    ctx,
    db,
    { resource, reason, userId },
    { id: booking.id, before: 'nobody', after: deskNameOf(resource) },
  )
  return null
}
