import type { Resource } from '#server/fleet/index.ts'
import type { Candidate, CandidateQuestion, rate as rateCandidate } from '#server/inventory/index.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'

/** As if they had agreed to come for it. */
export function willing<R extends Resource>(resource: R, { startsAt, demand }: CandidateQuestion): R {
  const shift = { from: startsAt, until: addMinutes(startsAt, demand.durationMinutes) }
  return { ...resource, extraShifts: [...(resource.extraShifts ?? []), shift] }
}

/** Working hours and days off are ours to ask about; an illness, papers, duty and rest are not. */
export const isOnlyHours = ({ resource, problem }: Pick<Candidate, 'resource' | 'problem'>) =>
  resource.kind !== 'vehicle' && (problem?.why === 'off-hours' || problem?.why === 'on-leave')

/** Whether nothing but their hours is in the way: everything else holds also for who agrees. */
export const mayAgree = (candidate: Candidate, question: CandidateQuestion, rate: typeof rateCandidate) =>
  isOnlyHours(candidate) && rate(willing(candidate.resource, question), question).problem === null
