import type { LeavePlan, PersonLeave } from '#contract/leave.ts'
import type { PersonKind } from '#contract/people.ts'
import { dayMs } from '#core/days.ts'
import { findFirstNames } from '#server/accounts/index.ts'
import { type BoardResource, readFewStayFree, readForBoard } from '#server/fleet/index.ts'
import { absencesBetween } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoDayOf, tokyoInstant, tokyoIso, weekdayOf } from '#server/platform/tokyo-time.rules.ts'
import { shortNameOf } from '../board/short-name.rules.ts'
import { findJobsOfPeople, type TakenJob } from '../crew-day/crew-day.store.ts'
import { viewRequest } from './ask-leave.ts'
import { daysOf, share } from './leave.rules.ts'
import { daysOfAway, isAtWork, leaveGrid } from './leave-grid.rules.ts'
import { findLeaveJobs } from './leave-jobs.ts'
import { answeredRequests, openRequests, type RequestRow, requestsOf } from './leave-requests.store.ts'

/** Four weeks, as they are seen at once. */
const shownDays = 28
const answeredDays = 31
const aheadDays = 400

/** Who is away in four weeks, who asks to be, and how many stay free on each day. */
export async function readLeave(
  ctx: Context,
  { kind, from }: { kind: PersonKind; from?: string | undefined },
): Promise<LeavePlan> {
  const { db } = ctx
  const now = ctx.clock.now()
  const today = tokyoDayOf(now)
  const firstDay = from ?? addDays(today, 1 - weekdayOf(today))
  const shown = { firstDay, lastDay: addDays(firstDay, shownDays - 1) }
  const everybodyAsks = await openRequests(db)
  const asks = everybodyAsks.filter((request) => request.kind === kind)
  const span = {
    firstDay: [firstDay, ...asks.map((one) => one.firstDay)].toSorted()[0] ?? firstDay,
    lastDay: [shown.lastDay, ...asks.map((one) => one.lastDay)].toSorted().at(-1) ?? shown.lastDay,
  }
  const moments = { from: tokyoInstant(span.firstDay, '00:00'), until: tokyoInstant(addDays(span.lastDay, 1), '00:00') }
  const answered = await answeredRequests(db, kind, new Date(now.getTime() - answeredDays * dayMs))
  const everybody = await readForBoard(
    db,
    span,
    answered.map(({ resourceId }) => resourceId),
  )
  const known = new Map(everybody.map((one) => [one.id, one]))
  const people = everybody
    .filter((one) => one.kind === kind && one.inService)
    // By the name that is shown, as on the board.
    .toSorted((a, b) => shortNameOf(a).localeCompare(shortNameOf(b), 'en'))
  const ids = people.map(({ id }) => id)
  const jobs = ids.length === 0 ? [] : await findJobsOfPeople(db, moments, ids)
  const grid = leaveGrid({
    ...{ people, asked: asks, away: await absencesBetween(db, moments.from, moments.until, ids) },
    jobDays: jobDaysOf(jobs),
  })
  const names = await findFirstNames(
    db,
    answered.flatMap(({ answeredBy }) => answeredBy ?? []),
  )
  const requests = []
  for (const request of asks) {
    const person = known.get(request.resourceId)
    if (person) requests.push(await viewAsked(ctx, { request, person, people, asks, jobs, grid }))
  }
  return {
    ...{ kind, today, requests, fewStayFree: await readFewStayFree(db, kind) },
    days: daysOf(shown).map((day) => ({ day, free: grid.freeOn(day) })),
    people: people.map((person) => ({
      ...viewPerson(person),
      cells: daysOf(shown).map((day) => grid.cellOf(person, day)),
    })),
    answered: answered.flatMap((request) => {
      const person = known.get(request.resourceId)
      if (!person) return []
      return { ...viewRequest(request), person: viewPerson(person), by: names.get(request.answeredBy ?? '') ?? '' }
    }),
    waiting: {
      chauffeur: everybodyAsks.filter((one) => one.kind === 'chauffeur').length,
      guide: everybodyAsks.filter((one) => one.kind === 'guide').length,
    },
  }
}

const viewPerson = (person: BoardResource) => ({
  ...{ id: person.id, name: person.name, seal: person.seal, shortName: shortNameOf(person) },
})

/** A job of the evening counts for the morning into which it runs. */
function jobDaysOf(jobs: readonly TakenJob[]): Map<string, Set<string>> {
  const days = new Map<string, Set<string>>()
  for (const { resourceId, startsAt, endsAt } of jobs) {
    const own = days.get(resourceId) ?? new Set<string>()
    own.add(tokyoDayOf(startsAt)).add(tokyoDayOf(new Date(endsAt.getTime() - 1)))
    days.set(resourceId, own)
  }
  return days
}

interface Asked {
  request: RequestRow
  person: BoardResource
  people: readonly BoardResource[]
  asks: readonly RequestRow[]
  jobs: readonly TakenJob[]
  grid: ReturnType<typeof leaveGrid>
}

async function viewAsked({ db }: Context, { request, person, people, asks, jobs, grid }: Asked) {
  const days = daysOf(request)
  const working = days.filter((day) => isAtWork(person, day))
  const [fewest] = working
    .map((day) => ({ day, free: grid.freeOn(day), atWork: grid.atWorkOn(day) }))
    .toSorted((a, b) => a.free - b.free || (a.day < b.day ? -1 : 1))
  const isOtherAway = (other: BoardResource) =>
    other.id !== person.id &&
    (asks.some((one) => one.resourceId === other.id && share(one, request)) ||
      days.some((day) => ['planned', 'ill'].includes(grid.cellOf(other, day).is)))
  const theirs = jobs.filter(
    ({ resourceId, startsAt, endsAt }) =>
      resourceId === person.id &&
      share(request, { firstDay: tokyoDayOf(startsAt), lastDay: tokyoDayOf(new Date(endsAt.getTime() - 1)) }),
  )
  return {
    ...viewRequest(request),
    ...{ person: viewPerson(person), workingDays: working.length, fewest: fewest ?? null },
    jobs: await findLeaveJobs(
      db,
      theirs.map(({ bookingId }) => bookingId),
    ),
    othersAway: people.filter(isOtherAway).length,
    proposedDays: days.filter((day) => !working.includes(day) || grid.freeOn(day) > 0),
  }
}

export const countLeave = async ({ db }: Context) => ({ count: (await openRequests(db)).length })

/** The leave of one person from today on, and what they asked for. */
export async function readPersonLeave({ db, clock }: Context, id: string): Promise<PersonLeave> {
  const now = clock.now()
  const today = tokyoDayOf(now)
  const span = { firstDay: today, lastDay: addDays(today, aheadDays) }
  const [person] = (await readForBoard(db, span, [id])).filter((one) => one.id === id && one.kind !== 'vehicle')
  if (!person) throw new AppError('people.unknown')
  const moments = [tokyoInstant(span.firstDay, '00:00'), tokyoInstant(span.lastDay, '00:00')] as const
  const entered = (await absencesBetween(db, ...moments, [id])).filter(({ kind }) => kind === 'leave')
  const names = await findFirstNames(
    db,
    entered.flatMap(({ enteredBy }) => enteredBy ?? []),
  )
  return {
    planned: entered.map((one) => ({
      ...{ id: one.id, ...daysOfAway(one), note: one.note, at: tokyoIso(one.enteredAt) },
      by: names.get(one.enteredBy ?? '') ?? '',
    })),
    requests: (await requestsOf(db, id, new Date(now.getTime() - answeredDays * dayMs))).map(viewRequest),
  }
}
