import type { sendCrewTaps as sendCrewTapsCall } from '#contract/crew-day.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { findMailQueue, takeMoney } from '#server/booking/index.ts'
import { type Fleet, findCrewContacts, loadFleet } from '#server/fleet/index.ts'
import { findPayment } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { addJob } from '#server/platform/jobs.ts'
import type { Origin } from '#server/platform/serve.ts'
import { addDays, addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { findCrewIds, findJobsOfPeople } from './crew-day.store.ts'
import type { LinkRow } from './crew-links.store.ts'
import { openLink, showDay } from './open-link.ts'
import { calledOff, judgeTap, marksFrom, notTheirs, type Tapped, type TapScene, timeOfTap } from './taps.rules.ts'
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
  const fleet = await loadFleet(ctx)
  const refused = await ctx.db.transaction().execute((db) => takeTaps(db, fleet, { link, taps, receivedAt }))
  return { day: await showDay(ctx, link), refused }
}

interface Came {
  link: LinkRow
  taps: Sent['taps']
  receivedAt: Date
}

async function takeTaps(db: Database, fleet: Fleet, { link, taps, receivedAt }: Came): Promise<Refused> {
  const ids = taps.map(({ id }) => id)
  const references = taps.flatMap((tap) => (tap.is === 'undo' ? [] : [tap.reference.toUpperCase()]))
  const bookings = await lockTapped(db, [...new Set(references)], ids)
  const scene: TapScene = {
    ...{ resourceId: link.resourceId, receivedAt, byDesk: false },
    jobs: await jobsBehind(db, fleet, link, bookings),
    dayBegins: tokyoInstant(link.day, '00:00'),
  }
  let standing = await findTapped(
    db,
    bookings.map(({ id }) => id),
    ids,
  )
  const refused: Refused = []
  for (const tap of taps) {
    if (tap.is === 'received') {
      const why = await takeReceived(db, tap, scene)
      if (why) refused.push({ id: tap.id, why })
      continue
    }
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

type Received = Extract<Sent['taps'][number], { is: 'received' }>

/** Money goes into the ledger once, however often the tap is sent; answers why not. */
async function takeReceived(db: Database, tap: Received, scene: TapScene): Promise<string | null> {
  const id = tap.id.toLowerCase()
  const known = await findPayment(db, id)
  if (known) return known.takenByCrew === scene.resourceId ? null : notTheirs
  const job = scene.jobs.get(tap.reference.toUpperCase())
  if (!job) return notTheirs
  if (job.whyNot) return job.whyNot
  const { amountYen, how } = tap
  const at = timeOfTap(new Date(tap.at), scene)
  const taken = { id, bookingId: job.bookingId, amountYen, how, userId: null, crewId: scene.resourceId, at }
  try {
    await takeMoney(db, taken)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'booking.nothing-due'
      ? 'Nothing is due any more. Please call the desk.'
      : `${error.toWire('').error} Please call the desk.`
  }
}

/** Looked up behind the locks: a job that goes to somebody else goes before or after, not meanwhile. */
async function jobsBehind(
  db: Database,
  fleet: Fleet,
  link: LinkRow,
  bookings: readonly LockedBooking[],
): Promise<TapScene['jobs']> {
  const span = { from: tokyoInstant(link.day, '00:00'), until: tokyoInstant(addDays(link.day, 1), '00:00') }
  const theirs = await findJobsOfPeople(db, span, [link.resourceId])
  const having = new Map(theirs.map((job) => [job.bookingId, job]))
  const crews = await findCrewIds(db, [...having.keys()])
  const contacts = await findCrewContacts(db, [...new Set([...crews.values()].flat())])
  const from = (id: string) => {
    const garages = (crews.get(id) ?? []).flatMap((one) => contacts.get(one)?.garage.area ?? [])
    const job = having.get(id)
    // What was called off is refused by its state.
    return job ? marksFrom(job, garages, fleet.drivingMinutes) : span.from
  }
  const wasThere = (id: string, state: string) => state === 'cancelled' && link.seen?.jobs.includes(id)
  return new Map(
    bookings
      .filter(({ id, state }) => having.has(id) || wasThere(id, state))
      .map(({ id, reference, state }) => [
        reference,
        { bookingId: id, whyNot: whyNotMarked(state), marksFrom: from(id), landsAt: having.get(id)?.landsAt ?? null },
      ]),
  )
}

/** A booking that was redeemed by the clock may still get the taps of a telephone that had no signal. */
export function whyNotMarked(state: string): string | null {
  if (state === 'confirmed' || state === 'redeemed') return null
  return state === 'no_show' ? 'The desk marked that nobody came. Please call the desk.' : calledOff
}

/** The guest hears that somebody is at the door, once the tap can no longer be taken back. */
export async function tellOfArrival(db: Database, { id, step, at, receivedAt, bookingId }: Tapped): Promise<void> {
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
