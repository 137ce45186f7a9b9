import { kindWords } from '#core/crew.ts'
import { hoursInWords, monthNames } from '#core/days.ts'
import { capitalized, countedInWords, listed, uncapitalized } from '#core/words.ts'
import type { Fleet, Resource, ResourceKind } from '#server/fleet/index.ts'
import { largerInWords, refusalsInWords } from '#server/inventory/index.rules.ts'
import type { Candidate } from '#server/inventory/index.ts'
import { languageName } from '#server/platform/language-name.rules.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { familyNameOf } from '../board/short-name.rules.ts'
import type { Way } from './proposals.rules.ts'
import type { StepScore } from './score.rules.ts'
import type { OpenJob, Step } from './snapshot.rules.ts'

/**
 * "Okada takes it", "Okada and Ono take it with Alphard 31-22", "Wada takes it, Okada takes Rossi", "Okada takes it with
 * Alphard 31-22 instead of Wada".
 */
export function titleOf({ steps }: Pick<Way, 'steps'>, job: OpenJob, leaving: readonly Resource[] = []): string {
  const own = steps.filter((step) => step.job.id === job.id).map(({ coming }) => coming.resource)
  const people = own.filter(({ kind }) => kind !== 'vehicle').map(familyNameOf)
  const cars = own.filter(({ kind }) => kind === 'vehicle').map(familyNameOf)
  const first =
    people.length === 0
      ? `${listed(cars)} takes it`
      : `${listed(people)} ${people.length === 1 ? 'takes' : 'take'} it${cars.length > 0 ? ` with ${listed(cars)}` : ''}`
  const others = steps
    .filter((step) => step.job.id !== job.id)
    .map((step) => `${familyNameOf(step.coming.resource)} takes ${step.job.leadName}`)
  const whole = leaving.length > 0 ? `${first} instead of ${listed(leaving.map(familyNameOf))}` : first
  return [whole, ...others].join(', ')
}

/** What speaks for it, the weightiest first. */
export function reasonsOf(way: Way, job: OpenJob, { stays, now }: { stays: readonly Resource[]; now: Date }): string[] {
  const several = way.steps.length > 1
  const ofEach = way.steps.flatMap((step, index) => {
    const part = way.parts[index]
    return part ? reasonsOfStep(step, part, { several, now }) : []
  })
  const kept = stays.filter(({ kind }) => kind === 'vehicle').map((car) => `${familyNameOf(car)} stays`)
  const moves = capitalized(countedInWords(way.steps.length, 'move'))
  return [moves, ...ofEach, ...(way.steps.every((step) => step.job.id === job.id) ? kept : [])]
}

/** Where several come, all that speaks for one of them stands behind their name. */
function reasonsOfStep(
  { coming, job }: Step,
  part: StepScore,
  { several, now }: { several: boolean; now: Date },
): string[] {
  const { resource } = coming
  const known = part.knowsSince && acquaintanceOf(resource, job, part.knowsSince, now)
  const reasons =
    resource.kind === 'vehicle'
      ? [...(part.classesLarger > 0 ? [] : [classOf(part)]), distanceOf(part)]
      : [
          restOf(coming),
          known,
          part.speaksTheirs && `Speaks ${languageName(job.demand.guideLanguage)}`,
          weekOf(part),
          distanceOf(part),
        ].filter((words) => typeof words === 'string')
  if (!several) return reasons
  return [`${familyNameOf(resource)}: ${reasons.map(uncapitalized).join(', ')}`]
}

const classOf = ({ isStandIn }: StepScore) => (isStandIn ? 'A larger car than booked' : 'The class that was booked')

const weekOf = ({ weekMinutes }: StepScore) =>
  weekMinutes === 0 ? 'No job yet this week' : `${hoursInWords(weekMinutes)} planned this week`

const distanceOf = ({ awayMinutes }: StepScore) => `${awayMinutes} min away`

function restOf({ restBeforeMinutes, restAfterMinutes }: Candidate): string | null {
  if (restBeforeMinutes !== null) return `Rest ${hoursInWords(restBeforeMinutes)} before`
  return restAfterMinutes === null ? null : `Rest ${hoursInWords(restAfterMinutes)} after`
}

/** "Drove Omar Haddad in April", and of another year "in April 2025". */
function acquaintanceOf({ kind }: Resource, { leadName }: OpenJob, at: Date, now: Date): string {
  const [year = '', month = ''] = tokyoDayOf(at).split('-')
  const when = `${monthNames[Number(month) - 1]}${tokyoDayOf(now).startsWith(year) ? '' : ` ${year}`}`
  return `${kind === 'guide' ? 'Guided' : 'Drove'} ${leadName} in ${when}`
}

/** Larger than what may stand in, below our aim, or something stays empty: in words. */
export function warningOf({ steps, stillMissing }: Way, { policies }: Pick<Fleet, 'policies'>): string | null {
  const tired = steps
    .filter(({ coming }) => coming.isTired)
    .map(({ coming, kind }) => {
      const rest = Math.min(coming.restBeforeMinutes ?? Infinity, coming.restAfterMinutes ?? Infinity)
      const words = `Rest ${hoursInWords(rest)}, the aim is ${hoursInWords(policies[kind].aimedRestMinutes ?? 0)}`
      return steps.length > 1 ? `${familyNameOf(coming.resource)}: ${uncapitalized(words)}` : words
    })
  const empty =
    stillMissing.length > 0 ? [`Still needs ${listed(stillMissing.map((kind) => `a ${kindWords[kind]}`))}`] : []
  const larger = steps.flatMap(({ coming }) => (coming.classesLarger > 0 ? [largerInWords(coming.classesLarger)] : []))
  const all = [...larger, ...tired, ...empty]
  return all.length === 0 ? null : all.join('. ')
}

/** "No chauffeur is free: 8 out with others, 3 off duty". */
export const whyNobody = (kind: ResourceKind, refused: readonly Candidate[]): string =>
  `No ${kindWords[kind]} is free${refusalsInWords(refused)}.`

/** "Alphard 31-22 is free, but nobody to drive it: 8 out with others, 2 without the licence". */
export const whyNoPair = (free: Resource, refused: readonly Candidate[]): string =>
  `${familyNameOf(free)} is free, but ${free.kind === 'vehicle' ? 'nobody to drive it' : 'no car for them'}${refusalsInWords(refused)}.`

/** "HiAce 90-11 is free, but cannot go with Nishio. Okada could: change the chauffeur first, then the car". */
export function whyNotWith(free: Resource, stays: Resource, instead?: Resource): string {
  const why = `${familyNameOf(free)} is free, but cannot go with ${familyNameOf(stays)}.`
  if (!instead) return why
  return `${why} ${familyNameOf(instead)} could: change the ${kindWords[instead.kind]} first, then the ${kindWords[free.kind]}.`
}
