import type { BoardJob } from '#contract/dispatch.ts'
import type { markStep as markStepCall, undoStep as undoStepCall } from '#contract/dispatch-jobs.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { findForBoard } from '#server/booking/index.ts'
import { type CrewContact, findCrewContacts, loadFleet } from '#server/fleet/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Caller } from '#server/platform/serve.ts'
import { tokyoDayOf, tokyoInstant, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { familyNameOf } from '../board/short-name.rules.ts'
import { viewJobs } from '../board/view-jobs.ts'
import { tellOfArrival, whyNotMarked } from './send-taps.ts'
import { judgeTap, marksFrom, type StepTap, stepNames, type Tapped, type TapScene } from './taps.rules.ts'
import { addMark, findTapped, lockTapped, undoMark } from './taps.store.ts'

/** Marks the next step for a crew that rings in. It counts as theirs, and says who of the desk marked it. */
export async function markStep(
  ctx: Context,
  { reference, id, step, at }: ReadInputOf<typeof markStepCall>,
  { userId }: Caller,
): Promise<BoardJob> {
  const now = ctx.clock.now()
  if (Date.parse(at) > now.getTime() + 60_000)
    throw new AppError('platform.invalid-input', { fields: { at: 'This hour is still to come.' } })
  return judge(ctx, { is: 'mark', id, reference, step, at }, reference, async (db, judged, who) => {
    if (judged.is !== 'mark') return
    await addMark(db, judged.mark, userId)
    await tellOfArrival(db, judged.mark)
    const deed = `marked “${stepNames[step]}” at ${tokyoTimeOf(judged.mark.at)} for ${familyNameOf(who)}`
    await recordChange(db, { object: { kind: 'booking', id: judged.mark.bookingId }, userId, deed, at: now })
  })
}

/** Takes back what the desk marked, as long as the crew could take back a tap of theirs. */
export async function undoStep(
  ctx: Context,
  { reference, id }: ReadInputOf<typeof undoStepCall>,
  { userId }: Caller,
): Promise<BoardJob> {
  const now = ctx.clock.now()
  return judge(ctx, { is: 'undo', id, at: now.toISOString() }, reference, async (db, judged, _who, standing) => {
    if (judged.is !== 'undo') return
    await undoMark(db, judged.id, judged.at)
    const mark = standing.find((one) => one.id === judged.id)
    if (!mark) return
    const deed = `took back “${stepNames[mark.step]}”`
    await recordChange(db, { object: { kind: 'booking', id: mark.bookingId }, userId, deed, at: now })
  })
}

type Write = (
  db: Database,
  judged: ReturnType<typeof judgeTap>,
  who: CrewContact,
  standing: readonly Tapped[],
) => Promise<void>

/** Behind the lock of the booking, by the same rules as the taps of the crew. */
async function judge(ctx: Context, tap: StepTap, reference: string, write: Write): Promise<BoardJob> {
  const fleet = await loadFleet(ctx)
  return ctx.db.transaction().execute(async (db) => {
    const locked = await lockTapped(db, [reference.toUpperCase()], [tap.id])
    const booking = locked.find((one) => one.reference === reference.toUpperCase())
    const [row] = booking ? await findForBoard(db, [booking.id]) : []
    if (!booking || !row) throw new AppError('booking.unknown')
    const crew = [...(await findCrewContacts(db, row.crewIds)).values()]
    const who = whoRang(crew)
    if (!who) throw new AppError('dispatch.not-possible', { why: 'Nobody has this job yet.' })
    const standing = await findTapped(db, [booking.id], [tap.id])
    const { startsAt, demand } = row
    const garages = crew.map(({ garage }) => garage.area)
    const from = marksFrom({ startsAt, fromArea: demand.fromArea }, garages, fleet.drivingMinutes)
    const whyNot = whyNotMarked(booking.state)
    const scene: TapScene = {
      ...{ resourceId: who.id, byDesk: true },
      receivedAt: ctx.clock.now(),
      dayBegins: tokyoInstant(tokyoDayOf(startsAt), '00:00'),
      jobs: new Map([[booking.reference, { bookingId: booking.id, whyNot, marksFrom: from, landsAt: row.landsAt }]]),
    }
    const judged = judgeTap(tap, standing, scene)
    if (judged.is === 'refused') throw new AppError('dispatch.not-possible', { why: forDesk(judged.why) })
    await write(db, judged, who, standing)
    const [job] = await viewJobs(ctx, db, [booking.id])
    if (!job) throw new AppError('booking.unknown')
    return job
  })
}

/** The desk need not ring itself. */
const forDesk = (why: string) => why.replace(' Please call the desk.', '')

/** Who sets out: the chauffeur, and where there is none yet, a guide. */
const whoRang = (crew: readonly CrewContact[]): CrewContact | undefined =>
  crew.find(({ kind }) => kind === 'chauffeur') ?? crew.find(({ kind }) => kind === 'guide')
