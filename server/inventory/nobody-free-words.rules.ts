import { listed, numeral } from '#core/words.ts'
import { classNameOf } from '#server/fleet/index.rules.ts'
import { languageName } from '#server/platform/language-name.rules.ts'
import { type Candidate, type CandidateQuestion, listCandidates } from './candidates.rules.ts'
import { fleetInReach } from './propose-crews.rules.ts'
import type { WhyNotThis } from './why-not-this.rules.ts'

type Reason = WhyNotThis['why']

const because: Record<Reason, (count: number) => string> = {
  'no-room': (count) => `${count} too small`,
  'other-class': (count) => `${count} of another class`,
  'no-licence': (count) => `${count} without the licence`,
  'other-language': (count) => `${count} without the language`,
  away: (count) => `${count} away`,
  'papers-ended': (count) => `${count} without papers`,
  'papers-missing': (count) => `${count} who still need papers`,
  'not-with-us': (count) => `${count} not with us on that day`,
  'off-hours': (count) => `${count} off duty`,
  busy: (count) => `${count} out with others`,
  'too-close': (count) => `${count} too close to another job`,
  handover: (count) => `${count} without time to hand a car over`,
  'too-little-rest': (count) => `${count} would rest too little`,
  'day-too-long': (count) => `${count} would work too long`,
  'too-long-at-the-wheel': (count) => `${count} too long at the wheel`,
}

/** Who could never take it explains least. */
const never = new Set<Reason>(['no-room', 'other-class', 'no-licence', 'other-language'])

const inWeight = ([a, many]: [Reason, number], [b, others]: [Reason, number]) =>
  Number(never.has(a)) - Number(never.has(b)) || others - many

/** ": 8 out with others, 3 off duty"; nothing where there is no reason but those that are said already. */
export function refusalsInWords(refused: readonly Candidate[], butNot: readonly Reason[] = []): string {
  const found = new Map<Reason, number>()
  for (const { problem } of refused)
    if (problem && !butNot.includes(problem.why)) found.set(problem.why, (found.get(problem.why) ?? 0) + 1)
  const reasons = [...found].toSorted(inWeight).map(([why, count]) => because[why](count))
  return reasons.length > 0 ? `: ${reasons.join(', ')}` : ''
}

/** Who is missing at an hour, a sentence each: "No Crown or Alphard is free: 6 out with others." */
export function whoIsMissing(question: CandidateQuestion): string {
  const { fleet, demand } = question
  const standIns = fleet.classes.get(demand.vehicleClass)?.standIns ?? []
  const cars = [demand.vehicleClass, ...standIns].map((one) => classNameOf(fleet, one))
  const language = languageName(demand.guideLanguage)
  const all = (kind: Candidate['resource']['kind']) => listCandidates(kind, question)
  const missing = [
    lacking(all('vehicle'), 1, listed(cars, 'or'), ['other-class']),
    lacking(all('chauffeur'), 1, `chauffeur for the ${cars[0]}`, ['no-licence']),
    lacking(
      all('guide'),
      demand.guides,
      `guide who speaks ${language}`,
      ['other-language'],
      `guides who speak ${language}`,
    ),
  ].filter((sentence) => sentence !== null)
  return missing.join(' ') || whyNotTogether(question)
}

/** Each of them is free, and yet there is no crew. */
function whyNotTogether({ fleet, demand, startsAt, now }: CandidateQuestion): string {
  const { vehicles, chauffeurs } = now ? fleetInReach(fleet, demand, startsAt, now) : fleet
  if (vehicles.length === 0 || chauffeurs.length === 0) return 'It is too soon: no car can be there by then.'
  return 'Cars and chauffeurs are free then, but none that can go together.'
}

function lacking(
  rated: readonly Candidate[],
  needed: number,
  what: string,
  /** Named in the sentence already. */
  said: readonly Reason[],
  several = what,
): string | null {
  const free = rated.filter(({ problem }) => problem === null).length
  if (free >= needed) return null
  const why = refusalsInWords(rated, said)
  if (free === 0) return `No ${what} is free${why}.`
  return `Only ${numeral(free)} of ${numeral(needed)} ${several} ${free === 1 ? 'is' : 'are'} free${why}.`
}
