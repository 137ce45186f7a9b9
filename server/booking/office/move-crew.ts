import type { CrewMove } from '#contract/dispatch-moves.ts'
import { kindWords } from '#core/crew.ts'
import { capitalized } from '#core/words.ts'
import { type Chauffeur, classesLarger, deskNameOf, type Fleet, loadFleet, type Resource } from '#server/fleet/index.ts'
import {
  bringCar,
  type CandidatesFor,
  type Joined,
  lockResources,
  takeMembers,
  withdrawFrom,
} from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import { keepAsItStands } from '../as-it-stood.store.ts'
import { findForBoard } from '../board-bookings.store.ts'
import type { BookingRow } from '../bookings.store.ts'
import { expireOthers } from '../expire-holds.ts'
import { tellOfChange } from '../tell.ts'
import { transactWithRetries } from '../transact-with-retries.ts'
import { whereCrewIs } from '../where-guests-are.ts'
import { setNeedsCrew } from './desk.store.ts'
import { crewForDesk, type DeskCrew, isChauffeur, isVehicle } from './desk-crew.ts'
import { joinedOf, lockBookings } from './lose-crew.ts'
import { membersAfter, missingAfter, notInService, type PlaceChange, placesOf } from './move-crew.rules.ts'
import { refuseUnlessOpen } from './propose-change.ts'
import { refused, refuseUnfit } from './refuse-unfree.ts'

export interface CrewMoves {
  moves: readonly CrewMove[]
  reason: string
  /** Of single bookings, in place of the one for all. */
  reasons?: readonly { reference: string; reason: string }[] | undefined
  /** References of those whose guests are told who comes now. */
  tellGuests: readonly string[]
  /** So long their mail waits, and says then how things stand. Left out: it goes at once. */
  quietMinutes?: number
  /** Chauffeurs who bring the new car of a job to its guests on the road. */
  brings?: readonly { reference: string; bringerId: string }[] | undefined
}

export interface MovesMade {
  bookingIds: string[]
  references: string[]
  /** What puts everything back, as long as nobody changes it meanwhile. */
  undo: CrewMove[]
}

/**
 * Moves jobs to other people and cars: all of it or nothing. Bookings are locked first, those who leave are free for
 * those who come, and everybody who comes is locked in one order and judged as by every other way in.
 */
export async function moveCrews<T>(
  ctx: Context,
  input: CrewMoves,
  { caller, attempt }: { caller: Caller; attempt: Attempt },
  answerWith: (db: Database, made: MovesMade) => Promise<T>,
): Promise<T> {
  const moves = input.moves.map((move) => ({ ...move, reference: move.reference.toUpperCase() }))
  const byReference = Map.groupBy(moves, ({ reference }) => reference)
  const told = new Set(input.tellGuests.map((reference) => reference.toUpperCase()))
  if ([...told].some((reference) => !byReference.has(reference)))
    throw new AppError('platform.invalid-input', { fields: { tellGuests: 'Only guests whose job is moved.' } })
  const reasons = new Map(input.reasons?.map(({ reference, reason }) => [reference.toUpperCase(), reason]))
  const runAt = input.quietMinutes === undefined ? undefined : addMinutes(ctx.clock.now(), input.quietMinutes)
  const found = await findForBoard(ctx.db, [...byReference.keys()])
  if (found.length < byReference.size) throw new AppError('booking.unknown')
  const fleet = await loadFleet(ctx)
  const everybody: readonly Resource[] = [...fleet.vehicles, ...fleet.chauffeurs, ...fleet.guides]
  return transactWithRetries(ctx, async (db) => {
    const locked = await lockBookings(
      db,
      found.map(({ id }) => id),
    )
    const moving: Moving[] = []
    for (const booking of locked.values()) {
      const own = byReference.get(booking.reference) ?? []
      const bringerId = input.brings?.find(({ reference }) => reference.toUpperCase() === booking.reference)?.bringerId
      const one = await open(ctx, db, booking, own, { everybody, bringerId })
      const reason = reasons.get(booking.reference) ?? input.reason
      if (reason === '' && largerIn(fleet, one)) throw new AppError('platform.invalid-input', { fields: whyLarger })
      moving.push(one)
    }
    for (const booking of locked.values()) await keepAsItStands(db, booking)
    await exchange(ctx, db, moving)
    const editions = new Map<string, number>()
    for (const one of moving) {
      const { sequence, edition } = await setNeedsCrew(db, one.booking.id, isMissing(one))
      editions.set(one.booking.reference, edition)
      const reason = reasons.get(one.booking.reference) ?? input.reason
      await writeDown(ctx, db, one, { reason, userId: caller.userId, edition, isLarger: largerIn(fleet, one) })
      if (told.has(one.booking.reference)) await tellOfChange(db, { bookingId: one.booking.id, sequence }, runAt)
    }
    const answer = await answerWith(db, {
      bookingIds: moving.map(({ booking }) => booking.id),
      references: moving.map(({ booking }) => booking.reference),
      undo: moves.toReversed().map((move) => ({
        ...{ reference: move.reference, version: editions.get(move.reference) ?? move.version, kind: move.kind },
        ...{ from: move.to, to: move.from },
      })),
    })
    await attempt.remember(db, answer)
    return answer
  })
}

const whyLarger = { reason: 'Say why: it is a larger car than was booked.' }

/** A car comes that is larger than what was booked and what stands in for it: the desk gives it with a reason. */
const largerIn = (fleet: Fleet, { changes, wanted }: Moving): boolean =>
  changes.some(
    ({ coming }) =>
      coming && isVehicle(coming) && classesLarger(fleet, wanted.demand.vehicleClass, coming.vehicleClass) > 0,
  )

/** A booking in turn, with what is to become of its crew. */
interface Moving {
  booking: BookingRow
  crew: DeskCrew
  changes: PlaceChange[]
  /** What whoever comes is judged by: the car and the chauffeur that it will have then. */
  wanted: CandidatesFor
  /** Of a job that has begun: now, and where its guests are by the plan. */
  guests: Joined | null
  /** Where a car is brought to: to the guests, or to a crew that has set out to them. */
  carTo: Joined | null
  bringer: Chauffeur | null
}

async function open(
  ctx: Context,
  db: Database,
  booking: BookingRow,
  moves: readonly CrewMove[],
  { everybody, bringerId }: { everybody: readonly Resource[]; bringerId: string | undefined },
): Promise<Moving> {
  if (moves.some(({ version }) => version !== booking.edition)) throw new AppError('office.changed-meanwhile')
  refuseUnlessOpen(ctx, booking)
  const crew = await crewForDesk(ctx, db, booking)
  if (!crew) throw new AppError('booking.unknown')
  const changes = placesOf(moves, crew, everybody)
  if (!Array.isArray(changes)) throw refused(changes)
  const after = membersAfter(changes, crew)
  const [car, chauffeur] = [after.find(isVehicle), after.find(isChauffeur)]
  const wanted = {
    ...crew.wanted,
    ...{ vehicleClass: car?.vehicleClass ?? null, drives: chauffeur?.drives ?? null, driver: chauffeur?.name ?? null },
    ...{ chauffeur: chauffeur ?? null, vehicle: car ?? null },
  }
  const carTo = await whereCrewIs(ctx, db, booking, { ...crew.quote.demand, at: ctx.clock.now() })
  const guests = carTo?.withGuests ? carTo : null
  const bringer = everybody.filter(isChauffeur).find(({ id }) => id === bringerId) ?? null
  if (bringerId !== undefined && !bringer) throw refused({ who: null, why: notInService })
  return { booking, crew, changes, wanted, guests, carTo, bringer }
}

/**
 * First all who leave, then all who come; cars before people, since what somebody drives decides about their day. The car
 * or the chauffeur that stays is locked with them: it gets another partner, and somebody may count on the one it had.
 */
async function exchange(ctx: Context, db: Database, moving: readonly Moving[]): Promise<void> {
  for (const { booking, crew, changes, guests: relieved, carTo } of moving)
    for (const { leaving } of changes)
      if (leaving)
        await withdrawFrom(db, booking.id, leaving.id, {
          ...{ round: crew.round, relieved },
          ...(carTo && { leftAt: carTo.at }),
        })
  const coming = moving.flatMap(({ changes }) => changes.flatMap((change) => change.coming ?? []))
  if (coming.length === 0) return
  const staying = moving
    .filter(({ changes }) => changes.some((change) => change.coming && change.kind !== 'guide'))
    .flatMap(({ changes, crew }) => membersAfter(changes, crew).filter(({ kind }) => kind !== 'guide'))
  const bringing = moving.flatMap(({ bringer }) => bringer ?? [])
  const serving = await lockResources(db, [...new Set([...coming, ...staying, ...bringing].map(({ id }) => id))])
  const left = [...coming, ...bringing].find(({ id }) => !serving.has(id))
  if (left) throw refused({ who: left, why: notInService })
  for (const one of moving) await join(ctx, db, one, comingOf(one).filter(isVehicle))
  for (const one of moving) {
    const people = comingOf(one).filter((resource) => !isVehicle(resource))
    await join(ctx, db, one, people)
    await judgeWhoStays(ctx, db, one)
    await sendBringer(ctx, db, one)
  }
}

/** The way with a relief car is duty: whoever brings it is judged like everybody else who is given work. */
async function sendBringer(ctx: Context, db: Database, { booking, crew, changes, carTo, bringer }: Moving) {
  const car = changes.flatMap(({ coming }) => coming ?? []).find(isVehicle)
  if (!bringer || !carTo || !car) return
  const fleet = await loadFleet(ctx)
  if (!(await bringCar(db, { fleet, bookingId: booking.id, round: crew.round, bringer, car, guests: carTo })))
    throw refused({ who: bringer, why: `Is not free to bring ${deskNameOf(car)} any more` })
}

const comingOf = ({ changes }: Moving) => changes.flatMap(({ coming }) => coming ?? [])

async function join(ctx: Context, db: Database, moving: Moving, coming: readonly Resource[]) {
  const { booking, crew, changes, wanted, guests, carTo } = moving
  if (coming.length === 0) return
  await refuseUnfit(ctx, db, coming, wanted)
  const place = { bookingId: booking.id, round: crew.round }
  // Cars come apart from people: a car is brought to a crew that has set out, and nobody has taken guests over yet.
  const joined = await joinedOf(db, coming, { ...place, guests: coming.every(isVehicle) ? carTo : guests })
  const now = ctx.clock.now()
  const taken = await takeMembers(
    db,
    {
      ...{ fleet: await loadFleet(ctx), demand: wanted.demand, startsAt: wanted.startsAt, now },
      ...{ ...place, expiresAt: null, joined },
    },
    coming,
    membersAfter(changes, crew).filter((member) => !coming.includes(member)),
  )
  if (!('ended' in taken)) throw refused({ who: coming[0] ?? null, why: 'Was taken a moment ago' })
  await expireOthers(db, taken.ended, now)
}

/** A bus that comes to its chauffeur makes a bus driver's day of theirs. */
async function judgeWhoStays(ctx: Context, db: Database, { wanted, crew, changes }: Moving) {
  const stays = membersAfter(changes, crew).filter(isChauffeur)
  if (changes.some(({ coming }) => coming && isVehicle(coming) && coming.isBus))
    await refuseUnfit(ctx, db, stays, wanted, 'too-long-at-the-wheel')
}

const isMissing = ({ changes, crew }: Moving) => Object.values(missingAfter(changes, crew)).some((count) => count > 0)

async function writeDown(
  ctx: Context,
  db: Database,
  { booking, changes }: Moving,
  { reason, userId, edition, isLarger }: { reason: string; userId: string; edition: number; isLarger: boolean },
) {
  const kinds = [...new Set(changes.map(({ kind }) => kindWords[kind]))]
  const word = kinds.length === 1 ? (kinds[0] ?? 'crew') : 'crew'
  const isOff = changes.every(({ coming }) => !coming)
  await recordChange(db, {
    object: { kind: 'booking', id: booking.id },
    userId,
    deed: isOff
      ? `took the ${word} off: the booking needs another`
      : isLarger
        ? 'gave a larger car than was booked, at the same price'
        : `changed the ${word}`,
    changes: changes.map(({ kind, leaving, coming }) => ({
      name: capitalized(kindWords[kind]),
      before: leaving ? deskNameOf(leaving) : 'nobody',
      after: coming ? deskNameOf(coming) : 'nobody',
    })),
    reason,
    version: edition,
    at: ctx.clock.now(),
  })
}
