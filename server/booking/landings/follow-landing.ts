import type { LandingOutcome } from '#contract/landings.ts'
import type { Ride } from '#contract/rides.ts'
import { deskNameOf, type Fleet, loadFleet, type Resource } from '#server/fleet/index.ts'
import {
  crewOf,
  type Demand,
  lockEverybody,
  lockResources,
  releaseCrew,
  takeCrew,
  takeMembers,
} from '#server/inventory/index.ts'
import { abandonCharges } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { saveDemand } from '#server/pricing/index.ts'
import { rideTimes, routeBetween } from '#server/rides/index.ts'
import { keepAsItStands } from '../as-it-stood.store.ts'
import { limitAfterMove } from '../booking.rules.ts'
import { addMove } from '../booking-moves.store.ts'
import { type BookingRow, findById } from '../bookings.store.ts'
import { expireOthers } from '../expire-holds.ts'
import { nextRound } from '../hear-of-charge.ts'
import { notPossible } from '../move.ts'
import { crewForDesk, type DeskCrew } from '../office/desk-crew.ts'
import { lockBookings } from '../office/lose-crew.ts'
import { tellOfChange } from '../tell.ts'
import { transactWithRetries } from '../transact-with-retries.ts'
import { findInTheWay, giveAway, type InTheWay, NotGivenAway } from './give-away.ts'
import {
  becauseOfLanding,
  isFullMinute,
  landedChanges,
  landedDeed,
  landingMoved,
  waitFreeUntil,
  whyNotLanding,
} from './landing.rules.ts'
import { hasBoarded, saveLandedRide } from './landings.store.ts'

export interface LandingTold {
  bookingId: string
  landsAt: Date
  /** As it is written down: a user's id of the office, else 'guest'. */
  actor: string
  /** Of the office. */
  userId: string | null
  /** Refuses, with the booking locked, what was seen otherwise. */
  check?: (booking: BookingRow) => void
}

export interface Landed {
  outcome: LandingOutcome
  booking: BookingRow
  freeUntil: Date
}

/**
 * A flight lands at another hour: the pick-up, the free waiting and the crew follow it, in one transaction. Where other
 * jobs of its crew cannot be given away wholly, none is.
 */
export async function followLanding<T>(
  ctx: Context,
  told: LandingTold,
  answerWith: (db: Database, landed: Landed) => Promise<T>,
): Promise<T> {
  if (!isFullMinute(told.landsAt))
    throw new AppError('platform.invalid-input', { fields: { landsAt: 'A flight lands at a full minute.' } })
  const run = (mayGiveAway: boolean) =>
    transactWithRetries(ctx, async (db) => answerWith(db, await follow(ctx, db, told, mayGiveAway)))
  return run(true).catch((error: unknown) => {
    if (error instanceof NotGivenAway) return run(false)
    throw error
  })
}

/** The ride as it is after its flight. */
interface Later {
  fleet: Fleet
  booking: BookingRow
  crew: DeskCrew
  ride: Ride
  demand: Demand
  startsAt: Date
  endsAt: Date
  landsAt: Date
}

async function follow(ctx: Context, db: Database, told: LandingTold, mayGiveAway: boolean): Promise<Landed> {
  // Whoever stands in the way is locked with the ride, in the one order in which bookings are locked.
  const seen = await openLater(ctx, db, await bookingOf(db, told), told.landsAt)
  const others = mayGiveAway ? await findInTheWay(ctx, db, seen) : []
  const locked = await lockBookings(db, [told.bookingId, ...others.map(({ bookingId }) => bookingId)])
  const booking = locked.get(told.bookingId)
  if (!booking) throw new AppError('booking.unknown')
  told.check?.(booking)
  const later = await openLater(ctx, db, booking, told.landsAt)
  await refuseImpossible(ctx, db, later)
  const hours = { ride: later.ride, landsAt: told.landsAt, startsAt: later.startsAt }
  const freeUntil = waitFreeUntil(hours)
  if (booking.landsAt?.getTime() === told.landsAt.getTime()) return { outcome: 'same', booking, freeUntil }

  for (const one of locked.values()) await keepAsItStands(db, one)
  await giveUpChange(db, booking.id)
  const round = await nextRound(db, booking.id)
  const { outcome, members } = await findCrew(ctx, db, later, { round, others, locked, told })
  await releaseCrew(db, booking.id, { but: round })
  return { outcome, booking: await save(ctx, db, later, { told, outcome, members }), freeUntil }
}

/**
 * Another hour that still waits for its money gives way: it was reckoned with the old landing. Whatever else is being
 * paid at this moment goes on.
 */
async function giveUpChange(db: Database, bookingId: string): Promise<void> {
  if (!(await crewOf(db, bookingId)).some(({ isHeld }) => isHeld)) return
  await releaseCrew(db, bookingId, 'held')
  await abandonCharges(db, bookingId)
}

async function bookingOf(db: Database, { bookingId }: LandingTold): Promise<BookingRow> {
  const booking = await findById(db, bookingId)
  if (!booking) throw new AppError('booking.unknown')
  return booking
}

/** By the road of the new hour. */
async function openLater(ctx: Context, db: Database, booking: BookingRow, landsAt: Date): Promise<Later> {
  const { ride } = booking
  if (!ride || ride.landsAt === null) throw new AppError('booking.no-landing')
  // What is only held keeps the hour that its guest is about to pay for.
  if (booking.state !== 'confirmed') throw notPossible(booking)
  const crew = await crewForDesk(ctx, db, booking)
  if (!crew || booking.erasedAt) throw notPossible(booking)
  const fleet = await loadFleet(ctx)
  const { fromArea, toArea } = crew.quote.demand
  const { startsAt: leavesAt } = rideTimes(ride, landsAt)
  const { driveMinutes } = routeBetween(fleet, fromArea, toArea, leavesAt)
  const { startsAt, endsAt, durationMinutes } = rideTimes({ ...ride, driveMinutes }, landsAt)
  const demand = {
    ...crew.quote.demand,
    ...{ durationMinutes, drivingMinutes: driveMinutes, longestDriveMinutes: driveMinutes },
  }
  return { fleet, booking, crew, ride: { ...ride, driveMinutes }, demand, startsAt, endsAt, landsAt }
}

async function refuseImpossible(ctx: Context, db: Database, { booking, ride, landsAt, endsAt }: Later): Promise<void> {
  const now = ctx.clock.now()
  const why = whyNotLanding({
    ...{ landsAt, endsAt, now, plannedAt: new Date(ride.landsAt ?? landsAt) },
    hasBoarded: await hasBoarded(db, booking.id),
  })
  if (why !== null) throw new AppError('booking.landing-not-possible', { why })
}

interface Finding {
  round: number
  others: readonly InTheWay[]
  locked: ReadonlyMap<string, BookingRow>
  told: LandingTold
}

/** Those of today; else others; else those of today, whose next jobs others take; else who of them can. */
async function findCrew(
  ctx: Context,
  db: Database,
  later: Later,
  { round, others, locked, told }: Finding,
): Promise<{ outcome: LandingOutcome; members: readonly Resource[] }> {
  const { fleet, booking, crew, demand, startsAt, landsAt } = later
  const now = ctx.clock.now()
  const wanted = { fleet, demand, startsAt, now, bookingId: booking.id, round, expiresAt: null }
  const preferred = new Set(crew.members.map(({ id }) => id))
  const taken = await takeCrew(db, { ...wanted, preferred })
  if (taken) {
    await expireOthers(db, taken.ended, now)
    const { vehicle, chauffeur, guides } = taken.crew
    const members = [vehicle, chauffeur, ...guides]
    const isSame = members.every(({ id }) => preferred.has(id))
    return { outcome: isSame ? 'moved' : 'other-crew', members }
  }
  if (others.length > 0) {
    // Who takes their jobs is seen one after the other.
    await lockEverybody(db)
    // With whom somebody else flies is not for the record of this guest.
    const reason = becauseOfLanding(`The flight of ${booking.reference}`, landsAt)
    await giveAway(ctx, db, others, { locked, reason, userId: told.userId })
    const kept = await takeMembers(db, wanted, crew.members)
    if (!('ended' in kept)) throw new NotGivenAway()
    await expireOthers(db, kept.ended, now)
    return { outcome: 'next-job-moved', members: crew.members }
  }
  const members: Resource[] = []
  if (preferred.size > 0) await lockResources(db, [...preferred])
  for (const member of crew.members) {
    const kept = await takeMembers(db, wanted, [member], members)
    if (!('ended' in kept)) continue
    await expireOthers(db, kept.ended, now)
    members.push(member)
  }
  return { outcome: 'waits', members }
}

interface Saving {
  told: LandingTold
  outcome: LandingOutcome
  members: readonly Resource[]
}

async function save(ctx: Context, db: Database, later: Later, { told, outcome, members }: Saving): Promise<BookingRow> {
  const { booking, crew, ride, demand, startsAt, endsAt, landsAt } = later
  const at = ctx.clock.now()
  const needsCrew = outcome === 'waits'
  const mostRefundPercent = limitAfterMove(booking, startsAt, at)
  const hours = { startsAt, endsAt, landsAt, ride, needsCrew, mostRefundPercent }
  const { version, sequence, edition } = await saveLandedRide(db, booking.id, hours)
  await saveDemand(db, booking.quoteId, demand)
  const reason = landingMoved(booking.landsAt, { landsAt, startsAt })
  const { state } = booking
  await addMove(db, { bookingId: booking.id, number: version, from: state, to: state, actor: told.actor, reason, at })
  const exchanged = exchangedIn(crew.members, members)
  // What a guest told stands with their move; of the office it is told field by field.
  const hoursMoved = told.userId === null ? [] : landedChanges(booking, { landsAt, startsAt })
  if (exchanged.length > 0 || hoursMoved.length > 0)
    await recordChange(db, {
      object: { kind: 'booking', id: booking.id },
      userId: told.userId,
      deed: landedDeed(hoursMoved.length > 0, outcome),
      changes: [...hoursMoved, ...exchanged],
      reason: becauseOfLanding(booking.flight.toUpperCase(), landsAt),
      version: edition,
      at,
    })
  await tellOfChange(db, { bookingId: booking.id, sequence })
  return { ...booking, ...hours, version, edition, calendarSequence: sequence }
}

const called: Record<Resource['kind'], string> = { vehicle: 'Car', chauffeur: 'Chauffeur', guide: 'Guide' }

/** Place by place, in the words of the trail: who left it, and who has it now. */
function exchangedIn(before: readonly Resource[], after: readonly Resource[]) {
  return (['vehicle', 'chauffeur', 'guide'] as const).flatMap((kind) => {
    const [had, has] = [before, after].map((crew) => crew.find((member) => member.kind === kind))
    return had?.id === has?.id
      ? []
      : [{ name: called[kind], before: had ? deskNameOf(had) : 'nobody', after: has ? deskNameOf(has) : 'nobody' }]
  })
}
