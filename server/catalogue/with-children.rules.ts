import type { Stroller, WalkingLevel, WithChildren } from '#contract/catalogue.ts'
import { areManySteps, stepsToClimb } from '#contract/walking.ts'
import { minutesOf } from './tour-index.rules.ts'

/** What the tour itself says; null: the office has not said. */
export interface DayWithChildren {
  startTimes: readonly string[]
  durationMinutes: number
  /** All drives of the day together. */
  driveMinutes: number
  walkingLevel: WalkingLevel
  walkingKilometres: number
  steps: number | null
  stroller: Stroller | null
  fromAge: number | null
}

/** Up to which a child counts as small: the age from which the law asks for no seat any more. */
const smallUntil = 6
const limits = {
  /** A family takes the latest start and, in the evening, the earliest. */
  hardStart: 7 * 60,
  goodStart: 7 * 60 + 30,
  hardEnd: 21 * 60,
  goodEnd: 20 * 60,
  hardDrive: 300,
  goodDrive: 240,
  hardSteps: 150,
  /** So far with a stroller all the way, or part of it. */
  goodKilometres: { all: 5, part: 4, none: 0 },
}

/**
 * Whether a day is easy or hard with a child under six, and what of its own facts says so. Where neither is plain, or
 * the office has not said enough, nothing is claimed.
 */
export function withSmallChildren(day: DayWithChildren): WithChildren {
  const { fromAge } = day
  const against = speakAgainst(day)
  if (against.length > 0) return { verdict: 'hard', reasons: against, fromAge }
  return isGood(day) ? { verdict: 'good', reasons: speakFor(day), fromAge } : { verdict: 'open', reasons: [], fromAge }
}

const latestStart = ({ startTimes }: DayWithChildren) => [...startTimes].sort().at(-1) ?? '00:00'
const earliestEnd = ({ startTimes, durationMinutes }: DayWithChildren) =>
  minutesOf([...startTimes].sort()[0] ?? '00:00') + durationMinutes

function speakAgainst(day: DayWithChildren): string[] {
  const start = latestStart(day)
  const reasons = [
    (day.fromAge ?? 0) >= smallUntil && `From ${day.fromAge} years`,
    minutesOf(start) < limits.hardStart && `Starts at ${start}${day.startTimes.length > 1 ? ' at the latest' : ''}`,
    earliestEnd(day) > limits.hardEnd &&
      `Ends at ${clock(earliestEnd(day))}${day.startTimes.length > 1 ? ' at the earliest' : ''}`,
    stepsToClimb(day) > limits.hardSteps && `${day.steps} steps`,
    day.walkingLevel === 'long' && `${day.walkingKilometres} km on foot`,
    day.driveMinutes > limits.hardDrive && `${inHours(day.driveMinutes)} in the car`,
  ].filter((reason) => reason !== false)
  // Alone it says little, since many carry their child; with another reason it counts.
  return reasons.length > 0 && day.stroller === 'none' ? [...reasons, 'No way for a stroller'] : reasons
}

function isGood(day: DayWithChildren): boolean {
  const { steps, stroller } = day
  return (
    steps !== null &&
    stroller !== null &&
    !areManySteps(stepsToClimb(day)) &&
    day.walkingKilometres <= limits.goodKilometres[stroller] &&
    day.driveMinutes <= limits.goodDrive &&
    minutesOf(latestStart(day)) >= limits.goodStart &&
    earliestEnd(day) <= limits.goodEnd
  )
}

const strollerWords: Record<Stroller, string> = {
  all: 'Stroller all the way',
  part: 'Stroller for part of the way',
  none: 'No way for a stroller',
}

const speakFor = (day: DayWithChildren) => [
  ...(day.fromAge ? [`From ${day.fromAge} years`] : []),
  startFor(day),
  stepsFor(day),
  ...(day.stroller ? [strollerWords[day.stroller]] : []),
]

/** With a way round, many steps are still worth a word. */
function stepsFor(day: DayWithChildren): string {
  if (!day.steps) return 'No steps'
  return stepsToClimb(day) === 0 ? `A way round the ${day.steps} steps` : `${day.steps} steps`
}

/** The page names its earliest start: of several, what is said must hold for that one, or say which it is. */
function startFor(day: DayWithChildren): string {
  const [earliest = '00:00', ...later] = [...day.startTimes].sort()
  if (later.length === 0) return `Starts at ${earliest}`
  return minutesOf(earliest) >= limits.goodStart ? `Starts from ${earliest}` : `Can start at ${latestStart(day)}`
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** "6 hours", "5½ hours": a parent asks how long, not to the minute. */
function inHours(minutes: number): string {
  const halves = Math.round(minutes / 30)
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''} hours`
}
