import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { answerLeave as answerLeaveCall } from '#contract/leave.ts'
import { findFirstNames } from '#server/accounts/index.ts'
import { transactWithRetries } from '#server/booking/index.ts'
import type { Resource } from '#server/fleet/index.ts'
import { addAbsence, setTook } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import { addJob } from '#server/platform/jobs.ts'
import type { Caller } from '#server/platform/serve.ts'
import { addDays, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { refuseFaults, refuseOverlap, servingOrRefuse } from '../absences/absence-facts.ts'
import { jobsInTray } from '../absences/absence-trail.ts'
import { type LockedPlaces, lockPlaces, takePlaces } from '../absences/take-places.ts'
import { leaveOf, viewRequest } from './ask-leave.ts'
import { type Days, daysInWords, saidAlready, spansOf, within } from './leave.rules.ts'
import { findLeaveJobs } from './leave-jobs.ts'
import { findRequest, lockRequest, type RequestRow, setAnswer } from './leave-requests.store.ts'

type Input = ReadInputOf<typeof answerLeaveCall>

/** Grants all of a request or some of its days, with the jobs of these days to the tray; or refuses it, saying why. */
export async function answerLeave(
  ctx: Context,
  { id, days, words }: Input,
  caller: Caller,
  attempt: Attempt,
): Promise<OutputOf<typeof answerLeaveCall>> {
  const seen = await findRequest(ctx.db, id)
  if (!seen) throw new AppError('leave.unknown')
  refuseFaults(faultsOfAnswer(seen, { days, words }, tokyoDayOf(ctx.clock.now())))
  const resource = await servingOrRefuse(ctx, seen.resourceId)
  const granted = [...new Set(days)].toSorted()
  return transactWithRetries(ctx, async (db) => {
    // Bookings first, then the person, then the request itself, as everywhere.
    const locked = granted.length > 0 ? await lockPlaces(ctx, db, resource, momentsOf(seen)) : null
    const request = await lockUnanswered(db, id)
    const lost = locked ? await enterLeave(ctx, db, { request, resource, granted, userId: caller.userId }, locked) : []
    const at = ctx.clock.now()
    const state = granted.length > 0 ? 'granted' : 'refused'
    await setAnswer(db, id, { state, grantedDays: granted, answer: words, answeredBy: caller.userId, answeredAt: at })
    await recordChange(db, {
      ...{ object: { kind: 'person', id: resource.id }, userId: caller.userId, reason: words, at },
      deed: [state === 'granted' ? 'granted leave' : 'refused leave', jobsInTray(lost.length)]
        .filter(Boolean)
        .join('; '),
      changes: [{ name: 'Leave', before: '', after: granted.length > 0 ? daysInWords(granted) : spanAsked(request) }],
    })
    await addJob(db, 'dispatch.mail-leave-answer', { requestId: id })
    const after = await findRequest(db, id)
    const answer = { request: viewRequest(after ?? request), lost: await findLeaveJobs(db, lost) }
    await attempt.remember(db, answer)
    return answer
  })
}

const spanAsked = (request: Days) => daysInWords([request.firstDay, request.lastDay])

function faultsOfAnswer(
  request: RequestRow,
  { days, words }: Pick<Input, 'days' | 'words'>,
  today: string,
): Record<string, string> {
  if (days.length === 0) return words === '' ? { words: 'Say why: it is sent to them.' } : {}
  const other = days.find((day) => !within(request, day))
  if (other) return { days: `${daysInWords([other])} was not asked for.` }
  const over = days.filter((day) => day < today)
  return over.length > 0 ? { days: `${daysInWords(over)}: this is over already.` } : {}
}

const momentsOf = ({ firstDay, lastDay }: Days) => ({
  from: tokyoInstant(firstDay, '00:00'),
  until: tokyoInstant(addDays(lastDay, 1), '00:00'),
})

/** Whoever comes second hears what the first one did. */
async function lockUnanswered(db: Database, id: string): Promise<RequestRow> {
  const request = await lockRequest(db, id)
  if (!request) throw new AppError('leave.unknown')
  if (request.state === 'asked') return request
  const { state, answeredBy, grantedDays } = request
  const names = answeredBy === null ? new Map<string, string>() : await findFirstNames(db, [answeredBy])
  const by = names.get(answeredBy ?? '') ?? ''
  throw new AppError('leave.answered', { said: saidAlready(state, { by, grantedDays, asked: request }) })
}

interface Granting {
  request: RequestRow
  resource: Resource
  granted: readonly string[]
  userId: string
}

/** Days that are free already stay as they are. Answers the bookings that need somebody else now. */
async function enterLeave(
  ctx: Context,
  db: Database,
  { request, resource, granted, userId }: Granting,
  { places, bookings }: LockedPlaces,
): Promise<string[]> {
  const already = await leaveOf(ctx, db, resource.id)
  const lost = new Set<string>()
  const gone = new Set<string>()
  for (const span of spansOf(granted.filter((day) => !already.some((days) => within(days, day))))) {
    const { from, until } = momentsOf(span)
    await refuseOverlap(db, resource, { from, until })
    const absence = await addAbsence(db, {
      ...{ resourceId: resource.id, kind: 'leave', note: request.words, startsAt: from, endsAt: until },
      ...{ enteredBy: userId, enteredAt: ctx.clock.now() },
    })
    const here = places.filter(
      ({ bookingId, round, startsAt, endsAt }) =>
        startsAt < until && endsAt > from && !gone.has(`${bookingId} ${round}`),
    )
    const took = await takePlaces(ctx, db, { resource, kind: 'leave', note: '', userId }, { places: here, bookings })
    for (const { bookingId, round } of here) gone.add(`${bookingId} ${round}`)
    for (const { bookingId } of took) lost.add(bookingId)
    await setTook(db, absence.id, took)
  }
  return [...lost]
}
