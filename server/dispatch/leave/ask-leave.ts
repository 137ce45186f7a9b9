import type { ReadInputOf } from '#contract/endpoint.ts'
import type {
  askLeave as askLeaveCall,
  OwnLeave,
  OwnRequest,
  withdrawLeave as withdrawLeaveCall,
} from '#contract/leave.ts'
import { dayMs } from '#core/days.ts'
import { absencesBetween, lockResources } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { addJob } from '#server/platform/jobs.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Origin } from '#server/platform/serve.ts'
import { addDays, tokyoDayOf, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { refuseFaults } from '../absences/absence-facts.ts'
import { openLink } from '../crew-day/open-link.ts'
import { type Days, faultsBeside, faultsOfDays, saidAlready } from './leave.rules.ts'
import { daysOfAway } from './leave-grid.rules.ts'
import {
  addRequest,
  findRequest,
  lockRequest,
  type NewRequest,
  type RequestRow,
  requestsOf,
  setAnswer,
} from './leave-requests.store.ts'

const hourly = { tries: 20, windowSeconds: 3600 }
/** So long what was answered stays on the page. */
const shownDays = 62
const furthestDays = 367

/** What whoever has the link asked for, and when they are on leave. */
export async function readOwnLeave(ctx: Context, { token }: { token: string }, origin: Origin): Promise<OwnLeave> {
  const link = await openLink(ctx, token, origin)
  return ownLeaveOf(ctx, ctx.db, link.resourceId)
}

/** Asks for days that are neither free already nor asked for; the office is told by mail. */
export async function askLeave(
  ctx: Context,
  { token, id, firstDay, lastDay, words }: ReadInputOf<typeof askLeaveCall>,
  origin: Origin,
): Promise<OwnLeave> {
  const { id: linkId, resourceId } = await openLink(ctx, token, origin)
  const known = await findRequest(ctx.db, id)
  if (known?.resourceId === resourceId) return ownLeaveOf(ctx, ctx.db, resourceId)
  await refuseTooMany(ctx, 'crew.too-many', [{ key: `crew-leave:${linkId}`, ...hourly }])
  return ctx.db.transaction().execute(async (db) => {
    const isNew = await writeRequest(ctx, db, { id, resourceId, firstDay, lastDay, words })
    if (isNew) await addJob(db, 'dispatch.mail-leave-asked', { requestId: id })
    return ownLeaveOf(ctx, db, resourceId)
  })
}

/** The one way to a request: the link of the day, and the demo data. Answers whether it is new. */
export async function writeRequest(
  ctx: Context,
  db: Database,
  { resourceId, firstDay, lastDay, ...request }: Omit<NewRequest, 'askedAt'>,
): Promise<boolean> {
  const days = { firstDay, lastDay }
  const now = ctx.clock.now()
  refuseFaults(faultsOfDays(days, tokyoDayOf(now)))
  // Whoever plans or grants leave locks the person, too: neither overlooks the other.
  await lockResources(db, [resourceId])
  const open = (await requestsOf(db, resourceId, now)).filter(({ state }) => state === 'asked')
  refuseFaults(faultsBeside(days, { leave: await leaveOf(ctx, db, resourceId), open }))
  return addRequest(db, { ...request, resourceId, ...days, askedAt: now })
}

/** Takes back what nobody has answered. */
export async function withdrawLeave(
  ctx: Context,
  { token, id }: ReadInputOf<typeof withdrawLeaveCall>,
  origin: Origin,
): Promise<OwnLeave> {
  const { resourceId } = await openLink(ctx, token, origin)
  return ctx.db.transaction().execute(async (db) => {
    const request = await lockRequest(db, id)
    if (request?.resourceId !== resourceId) throw new AppError('leave.unknown')
    if (request.state === 'granted' || request.state === 'refused')
      throw new AppError('leave.answered', {
        said: saidAlready(request.state, { by: 'The desk', grantedDays: request.grantedDays, asked: request }),
      })
    const answeredAt = ctx.clock.now()
    if (request.state === 'asked')
      await setAnswer(db, id, { state: 'withdrawn', grantedDays: [], answer: '', answeredBy: null, answeredAt })
    return ownLeaveOf(ctx, db, resourceId)
  })
}

/** When somebody is on leave from today on. */
export async function leaveOf({ clock }: Pick<Context, 'clock'>, db: Database, resourceId: string): Promise<Days[]> {
  const today = tokyoDayOf(clock.now())
  const furthest = addDays(today, furthestDays)
  const [from, until] = [tokyoInstant(today, '00:00'), tokyoInstant(furthest, '00:00')]
  const entered = (await absencesBetween(db, from, until, [resourceId])).filter(({ kind }) => kind === 'leave')
  return entered.map(daysOfAway)
}

async function ownLeaveOf(ctx: Context, db: Database, resourceId: string): Promise<OwnLeave> {
  const since = new Date(ctx.clock.now().getTime() - shownDays * dayMs)
  return {
    requests: (await requestsOf(db, resourceId, since)).map(viewRequest),
    leave: (await leaveOf(ctx, db, resourceId)).map(({ firstDay, lastDay }) => ({ firstDay, lastDay })),
  }
}

export const viewRequest = (row: RequestRow): OwnRequest => ({
  ...{ id: row.id, firstDay: row.firstDay, lastDay: row.lastDay, words: row.words, askedAt: tokyoIso(row.askedAt) },
  ...{ state: row.state, grantedDays: row.grantedDays, answer: row.answer },
  answeredAt: row.answeredAt && tokyoIso(row.answeredAt),
})
