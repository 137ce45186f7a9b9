import type { Resource } from '#server/fleet/index.ts'
import type { Candidate, CandidateQuestion, rate as rateCandidate } from '#server/inventory/index.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'

/** As if they had agreed to come for it. */
export function willing<R extends Resource>(resource: R, { startsAt, demand }: CandidateQuestion): R {
  const shift = { from: startsAt, until: addMinutes(startsAt, demand.durationMinutes) }
  return { ...resource, extraShifts: [...(resource.extraShifts ?? []), shift] }
}

/** Working hours and free weekdays are ours to ask about; leave, an illness, papers, duty and rest are not. */
export const isOnlyHours = ({ resource, problem }: Pick<Candidate, 'resource' | 'problem'>) =>
  resource.kind !== 'vehicle' && problem?.why === 'off-hours'

/** What stays in the way although they agreed: a rest, another job. Null: nothing, or it is not for them to agree. */
export const behindHours = (
  candidate: Candidate,
  question: CandidateQuestion,
  rate: typeof rateCandidate,
): Candidate['problem'] =>
  isOnlyHours(candidate) ? rate(willing(candidate.resource, question), question).problem : null

/** With what stands in the way behind their hours. */
export type Rated = Candidate & { behind: Candidate['problem'] }

/** Whether nothing but their hours is in the way: everything else holds also for who agrees. */
export const mayAgree = (rated: Rated) => isOnlyHours(rated) && rated.behind === null
