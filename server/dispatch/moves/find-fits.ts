import type { Fit, findFits as findFitsCall } from '#contract/dispatch-moves.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { insideSentence } from '#core/inside-sentence.ts'
import { type BoardBooking, findForBoard, guestCalled, openDeskJob } from '#server/booking/index.ts'
import { findCrewContacts, loadFleet, type Resource } from '#server/fleet/index.ts'
import {
  type Candidate,
  type CandidateQuestion,
  listCandidates,
  openQuestion,
  rate,
  type WordsFor,
  whyNotAtLength,
  whyNotInShort,
} from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import { familyNameOf } from '../board/short-name.rules.ts'
import { behindHours, mayAgree, type Rated } from './agree.rules.ts'
import { findSwap, swapReachMs } from './find-swap.rules.ts'
import { restsInWords, suitsInWords, takenInShort, tiredInWords } from './fit-words.rules.ts'
import { findWhoKnows } from './who-knows.store.ts'
import { whyNotHour } from './why-not-hour.ts'

type Output = OutputOf<typeof findFitsCall>

/** How a job would stand on every row of a kind. A few questions to the database, the rest from memory. */
export async function findFits(ctx: Context, input: ReadInputOf<typeof findFitsCall>): Promise<Output> {
  const { booking, crew } = await openDeskJob(ctx, ctx.db, input.reference)
  const from = placeOf(crew, input)
  const startsAt = input.startsAt === undefined ? booking.startsAt : new Date(input.startsAt)
  const isOwnHour = startsAt.getTime() === booking.startsAt.getTime()
  const [own] = await findForBoard(ctx.db, [booking.id])
  const hour = await whyNotHour(ctx, { ...booking, landsAt: own?.landsAt ?? null }, startsAt)
  const fleet = await loadFleet(ctx)
  if (hour !== null) return { version: booking.edition, fits: allClosed(rowsOf(fleet, input.kind), hour), hour }

  // At another hour nobody gives a reason: only a larger car that the job has already goes along.
  const mayBeLarger = ({ id }: Resource) => isOwnHour || crew.members.some((member) => member.id === id)
  const [question, knows] = await Promise.all([
    openQuestion(ctx, ctx.db, { ...crew.wanted, startsAt, mayBeLarger }, swapReachMs),
    findWhoKnows(ctx.db, booking.id, ctx.clock.now()),
  ])
  const rated = listCandidates(input.kind, question).map(
    (candidate): Rated => ({ ...candidate, behind: behindHours(candidate, question, rate) }),
  )
  const others = await othersInTheWay(ctx, rated)
  const people = input.kind === 'vehicle' ? [] : rated.map(({ resource }) => resource.id)
  const contacts = await findCrewContacts(ctx.db, people)
  const snapshot: Snapshot = {
    ...{ question, others, knows, contacts, now: ctx.clock.now() },
    here: new Set(isOwnHour ? crew.members.map(({ id }) => id) : []),
    // An exchange is one of two jobs at their own hours.
    from: isOwnHour ? from : null,
    words: { fleet, startsAt, otherJob: (id) => otherJob(others.get(id)) },
  }
  return { version: booking.edition, fits: rated.map((candidate) => toFit(candidate, snapshot)), hour }
}

function placeOf(
  { members, gone, missing }: Awaited<ReturnType<typeof openDeskJob>>['crew'],
  { kind, from }: ReadInputOf<typeof findFitsCall>,
): Resource | null {
  const has = members.find((member) => member.id === from && member.kind === kind)
  if (from === null && missing[kind] <= 0)
    throw new AppError('dispatch.not-possible', { why: 'The booking has everybody it needs there.' })
  if (from !== null && !has && !gone.some(({ id }) => id === from))
    throw new AppError('dispatch.not-possible', { why: 'The job is not on that row any more.' })
  return has ?? null
}

const rowsOf = (fleet: CandidateQuestion['fleet'], kind: Resource['kind']): readonly Resource[] =>
  ({ vehicle: fleet.vehicles, chauffeur: fleet.chauffeurs, guide: fleet.guides })[kind]

const allClosed = (rows: readonly Resource[], words: string): Fit[] =>
  rows.map(({ id }) => ({
    ...{ resourceId: id, verdict: 'no', short: 'Not then', words },
    ...{ restBeforeMinutes: null, restAfterMinutes: null, mayAgree: false, needsReason: false, phone: '', swap: null },
  }))

async function othersInTheWay(ctx: Context, rated: readonly Rated[]): Promise<Map<string, BoardBooking>> {
  const ids = rated
    .flatMap(({ problem, behind }) => [problem, behind])
    .flatMap((problem) => (problem && 'bookingId' in problem ? (problem.bookingId ?? []) : []))
  const found = await findForBoard(ctx.db, [...new Set(ids)])
  return new Map(found.map((other) => [other.id, other]))
}

const otherJob = (other: BoardBooking | undefined) =>
  other && {
    guest: guestCalled(other.leadName),
    tour: other.service.shortTitle,
    startsAt: other.startsAt,
    endsAt: other.endsAt,
  }

interface Snapshot {
  question: CandidateQuestion
  others: ReadonlyMap<string, BoardBooking>
  knows: ReadonlySet<string>
  contacts: ReadonlyMap<string, { phone: string }>
  here: ReadonlySet<string>
  from: Resource | null
  words: WordsFor
  now: Date
}

function toFit(candidate: Rated, snapshot: Snapshot): Fit {
  const { resource, restBeforeMinutes, restAfterMinutes } = candidate
  return {
    resourceId: resource.id,
    ...verdictOf(candidate, snapshot),
    ...{ restBeforeMinutes, restAfterMinutes },
    mayAgree: mayAgree(candidate),
    needsReason: candidate.classesLarger > 0 && !snapshot.here.has(resource.id),
    phone: snapshot.contacts.get(resource.id)?.phone ?? '',
    swap: swapWith(candidate, snapshot),
  }
}

function verdictOf(candidate: Rated, snapshot: Snapshot): Pick<Fit, 'verdict' | 'short' | 'words'> {
  const { question, knows, here, words } = snapshot
  const { resource, isTired, behind, problem } = candidate
  const { fleet, demand, taken, startsAt } = question
  if (here.has(resource.id)) {
    const rests = restsInWords(candidate)
    return { verdict: 'here', short: 'Here', words: `Here now${rests ? `. ${rests}` : ''}` }
  }
  if (problem) {
    const isTaken = problem.why === 'busy' || problem.why === 'too-close'
    const job = { startsAt, endsAt: addMinutes(startsAt, demand.durationMinutes) }
    const why = whyNotAtLength(problem, words, familyNameOf(resource))
    // Nobody needs to ask who could not come either if they agreed.
    const still = behind && insideSentence(whyNotAtLength(behind, words, familyNameOf(resource)))
    return {
      verdict: 'no',
      short: isTaken ? takenInShort(job, taken.get(resource.id) ?? []) : whyNotInShort(problem),
      words: still ? `${why}. A yes would not help: ${still}` : why,
    }
  }
  const knowsGuest = resource.kind !== 'vehicle' && knows.has(resource.id)
  if (candidate.classesLarger > 0)
    return { verdict: 'warns', short: 'With a reason', words: suitsInWords(candidate, { fleet, demand, knowsGuest }) }
  if (isTired)
    return {
      verdict: 'warns',
      short: 'Fits, with a warning',
      words: `${tiredInWords(candidate, fleet)}${knowsGuest ? '. Knows the guest' : ''}`,
    }
  return { verdict: 'fits', short: 'Fits', words: suitsInWords(candidate, { fleet, demand, knowsGuest }) }
}

const swapWith = (candidate: Candidate, { question, from, others, now, here }: Snapshot) =>
  from && !here.has(candidate.resource.id) ? findSwap(candidate, { question, from, others, now, rate }) : null
