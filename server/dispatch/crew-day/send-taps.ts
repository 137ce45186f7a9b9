import type { sendCrewTaps as sendCrewTapsCall } from '#contract/crew-day.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { findMailQueue } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { addJob } from '#server/platform/jobs.ts'
import type { Origin } from '#server/platform/serve.ts'
import { addDays, addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { findJobsOfPeople } from './crew-day.store.ts'
import type { LinkRow } from './crew-links.store.ts'
import { openLink, showDay } from './open-link.ts'
import { calledOff, judgeTap, type Tapped, type TapScene } from './taps.rules.ts'
import { addMark, findTapped, type LockedBooking, lockTapped, undoMark } from './taps.store.ts'

type Sent = ReadInputOf<typeof sendCrewTapsCall>
type Answer = OutputOf<typeof sendCrewTapsCall>
type Refused = Answer['refused']

/** Old news help nobody at the door. */
const freshMs = 20 * 60_000
/** As long as a tap can be taken back. */
const undoMinutes = 2

/** Takes what the crew tapped, in its order. Each counts once, however often it is sent. */
export async function sendCrewTaps(ctx: Context, { token, taps }: Sent, origin: Origin): Promise<Answer> {
  const link = await openLink(ctx, token, origin)
  const receivedAt = ctx.clock.now()
  const refused = await ctx.db.transaction().execute((db) => takeTaps(db, link, taps, receivedAt))
  return { day: await showDay(ctx, link), refused }
}

async function takeTaps(db: Database, link: LinkRow, taps: Sent['taps'], receivedAt: Date): Promise<Refused> {
  const ids = taps.map(({ id }) => id)
  const references = taps.flatMap((tap) => (tap.is === 'mark' ? [tap.reference.toUpperCase()] : []))
  const bookings = await lockTapped(db, [...new Set(references)], ids)
  const scene: TapScene = {
    ...{ resourceId: link.resourceId, receivedAt },
    jobs: await jobsBehind(db, link, bookings),
    dayBegins: tokyoInstant(link.day, '00:00'),
  }
  let standing = await findTapped(
    db,
    bookings.map(({ id }) => id),
    ids,
  )
  const refused: Refused = []
  for (const tap of taps) {
    const judged = judgeTap(tap, standing, scene)
    if (judged.is === 'refused') refused.push({ id: tap.id, why: judged.why })
    if (judged.is === 'mark') {
      await addMark(db, judged.mark)
      await tellOfArrival(db, judged.mark)
      standing = [...standing, judged.mark]
    }
    if (judged.is === 'undo') {
      await undoMark(db, judged.id, judged.at)
      standing = standing.map((one) => (one.id === judged.id ? { ...one, undoneAt: judged.at } : one))
    }
  }
  return refused
}

/** Looked up behind the locks: a job that goes to somebody else goes before or after, not meanwhile. */
async function jobsBehind(db: Database, link: LinkRow, bookings: readonly LockedBooking[]): Promise<TapScene['jobs']> {
  const span = { from: tokyoInstant(link.day, '00:00'), until: tokyoInstant(addDays(link.day, 1), '00:00') }
  const theirs = await findJobsOfPeople(db, span, [link.resourceId])
  const having = new Set(theirs.map(({ bookingId }) => bookingId))
  const wasThere = (id: string, state: string) => state === 'cancelled' && link.seen?.jobs.includes(id)
  return new Map(
    bookings
      .filter(({ id, state }) => having.has(id) || wasThere(id, state))
      .map(({ id, reference, state }) => [reference, { bookingId: id, whyNot: whyNotMarked(state) }]),
  )
}

/** A booking that was redeemed by the clock may still get the taps of a telephone that had no signal. */
function whyNotMarked(state: string): string | null {
  if (state === 'confirmed' || state === 'redeemed') return null
  return state === 'no_show' ? 'The desk marked that nobody came. Please call the desk.' : calledOff
}

/** The guest hears that somebody is at the door, once the tap can no longer be taken back. */
async function tellOfArrival(db: Database, { id, step, at, receivedAt, bookingId }: Tapped): Promise<void> {
  if (step !== 'arrived' || receivedAt.getTime() - at.getTime() > freshMs) return
  await addJob(
    db,
    'dispatch.tell-arrival',
    { markId: id, bookingId },
    {
      key: `dispatch.arrival:${bookingId}`,
      queue: await findMailQueue(db, bookingId),
      runAt: addMinutes(receivedAt, undoMinutes),
    },
  )
}
