import type { DeskBooking, ResourceKind } from '#contract/booking-desk.ts'
import type { changeCrew as changeCrewCall } from '#contract/booking-desk-moves.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { loadFleet, type Resource } from '#server/fleet/index.ts'
import { forgetWithdrawn, rateCrew, takeMembers, withdrawFrom } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { type BookingRow, findById, findByReference } from '../bookings.store.ts'
import { expireOthers } from '../expire-holds.ts'
import { inTurn } from '../in-turn.ts'
import { tellOfChange } from '../tell.ts'
import { setNeedsCrew } from './desk.store.ts'
import { crewForDesk, type DeskCrew } from './desk-crew.ts'
import { wordsForCandidates } from './find-candidates.ts'
import { lockForDesk } from './lock-for-desk.ts'
import { refuseUnlessOpen } from './propose-change.ts'
import { viewDeskNow } from './read-desk.ts'

type Input = ReadInputOf<typeof changeCrewCall>

/** Gives a booking somebody else, or takes somebody off it: it then needs another, and stays confirmed. */
export async function changeCrew(ctx: Context, input: Input, caller: Caller, attempt: Attempt): Promise<DeskBooking> {
  const opened = await findByReference(ctx.db, input.reference)
  if (!opened) throw new AppError('booking.unknown')
  if (input.to === null && input.reason === '')
    throw new AppError('platform.invalid-input', { fields: { reason: 'Say why: it is kept in the history.' } })
  const fleet = await loadFleet(ctx)
  const everybody: readonly Resource[] = [...fleet.vehicles, ...fleet.chauffeurs, ...fleet.guides]
  return inTurn(ctx, async (db) => {
    const booking = await lockForDesk(db, opened.id, input.version)
    refuseUnlessOpen(ctx, booking)
    const crew = await crewForDesk(ctx, db, booking)
    if (!crew) throw new AppError('booking.unknown')
    const leaving = leavingOf(crew, input)
    const coming = input.to === null ? null : everybody.find(({ id, kind }) => id === input.to && kind === input.kind)
    if (coming === undefined) throw notThis('Is not in service any more')
    if (leaving?.id === coming?.id) throw new AppError('booking.nothing-to-change')
    if (leaving) await withdrawFrom(db, booking.id, leaving.id)
    if (coming) await join(ctx, db, { booking, crew, coming })
    const missing = (await crewForDesk(ctx, db, booking))?.missing ?? crew.missing
    const sequence = await setNeedsCrew(
      db,
      booking.id,
      Object.values(missing).some((count) => count > 0),
    )
    await writeDown(ctx, db, { booking, input, caller, leaving, coming })
    if (input.tellGuest) await tellOfChange(db, { bookingId: booking.id, sequence })
    const answer = await viewDeskNow(ctx, db, booking.id)
    await attempt.remember(db, answer)
    return answer
  })
}

const notThis = (why: string) => new AppError('booking.crew-not-possible', { why: `${why}.` })

const words: Record<ResourceKind, string> = { vehicle: 'car', chauffeur: 'chauffeur', guide: 'guide' }

function leavingOf({ members, missing }: DeskCrew, { from, to, kind }: Input): Resource | null {
  const leaving = members.find((member) => member.id === from && member.kind === kind)
  if (from !== null && !leaving) throw notThis(`This ${words[kind]} is not with the booking`)
  if (from === null && to === null) throw new AppError('booking.nothing-to-change')
  if (from === null && missing[kind] <= 0) throw notThis(`The booking has every ${words[kind]} it needs`)
  return leaving ?? null
}

/** Under the same locks and the same constraint as every other way in. */
async function join(
  ctx: Context,
  db: Database,
  { booking, crew, coming }: { booking: BookingRow; crew: DeskCrew; coming: Resource },
): Promise<void> {
  const { wanted, round } = crew
  const [rated] = await rateCrew(ctx, db, [coming.id], wanted)
  if (rated?.problem) throw notThis((await wordsForCandidates(ctx, db, [rated]))(rated.problem))
  await forgetWithdrawn(db, { bookingId: booking.id, resourceId: coming.id, round })
  const now = ctx.clock.now()
  const taken = await takeMembers(
    db,
    {
      ...{ fleet: await loadFleet(ctx), demand: wanted.demand, startsAt: wanted.startsAt, now },
      ...{ bookingId: booking.id, round, expiresAt: null },
    },
    [coming],
  )
  if (!('ended' in taken)) throw notThis(`${coming.name} was taken a moment ago`)
  await expireOthers(db, taken.ended, now)
}

interface Swap {
  booking: BookingRow
  input: Input
  caller: Caller
  leaving: Resource | null
  coming: Resource | null
}

async function writeDown(ctx: Context, db: Database, { booking, input, caller, leaving, coming }: Swap) {
  const { edition } = (await findById(db, booking.id)) ?? booking
  const word = words[input.kind]
  await recordChange(db, {
    object: { kind: 'booking', id: booking.id },
    userId: caller.userId,
    deed: coming ? `changed the ${word}` : `took the ${word} off: the booking needs another`,
    changes: [
      {
        name: word.charAt(0).toUpperCase() + word.slice(1),
        before: leaving?.name ?? 'nobody',
        after: coming?.name ?? 'nobody',
      },
    ],
    reason: input.reason,
    version: edition,
    at: ctx.clock.now(),
  })
}
