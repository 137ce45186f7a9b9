import { formatYen } from '#contract/money.ts'
import type { CodeOutcome, OfferStanding, OfficeOfferRow } from '#contract/offer-list.ts'
import { counted, listed, uncapitalized } from '#core/words.ts'
import { shortDay } from '#web/ui/day.ts'
import type { TagTone } from '#web/ui/tag.tsx'
import { rideNames } from './ride-names.ts'

const tags: Record<OfferStanding, { tone: TagTone; words: string }> = {
  draft: { tone: 'neutral', words: 'Draft' },
  ahead: { tone: 'info', words: 'Ahead' },
  running: { tone: 'ok', words: 'Running' },
  'nearly-gone': { tone: 'waiting', words: 'Budget nearly gone' },
  'used-up': { tone: 'waiting', words: 'Budget used up' },
  paused: { tone: 'waiting', words: 'Paused' },
  over: { tone: 'neutral', words: 'Over' },
}

export const tagOf = ({ standing, bookFrom }: Pick<OfficeOfferRow, 'standing' | 'bookFrom'>) =>
  standing === 'ahead' ? { ...tags.ahead, words: `From ${shortDay(bookFrom)}` } : tags[standing]

/** "10% off, at most ¥15,000, six tours". */
export const termsInWords = ({
  percentOff,
  mostOffYen,
  tours,
  rides,
  stacks,
}: Pick<OfficeOfferRow, 'percentOff' | 'mostOffYen' | 'tours' | 'rides' | 'stacks'>) =>
  [
    `${percentOff}% off`,
    mostOffYen !== null && `at most ${formatYen(mostOffYen)}`,
    (tours > 0 || rides.length === 0) && counted(tours, 'tour'),
    rides.length > 0 &&
      (rides.length === 3 ? 'all rides' : `rides: ${listed(rides.map((way) => uncapitalized(rideNames[way])))}`),
    stacks && 'with another code',
  ]
    .filter(Boolean)
    .join(', ')

export interface Reason {
  why: string
  /** What the office could do about it. */
  help: string
}

/** Why a code took nothing off, and what would help. */
export const reasons: Record<Exclude<CodeOutcome, 'counted'>, Reason> = {
  'not-open': { why: 'It was not running', help: 'Start it, or let it go on' },
  'too-early': { why: 'Booking had not begun', help: 'Let booking begin sooner' },
  'too-late': { why: 'Booking had ended', help: 'Let booking end later' },
  'other-tour': { why: 'Tour is not in the offer', help: 'Add the tour' },
  'other-ride': { why: 'Another kind of ride', help: 'Add the kind of ride' },
  'travel-early': { why: 'Travels before its first day', help: 'Let travel begin sooner' },
  'travel-late': { why: 'Travels after its last day', help: 'Let travel end later' },
  weekday: { why: 'Another day of the week', help: 'Add the day' },
  used: { why: 'This guest has used it', help: 'Nothing: it counts once for each guest' },
  budget: { why: 'The budget was used up', help: 'Raise the budget' },
  'not-together': { why: 'Typed beside another code', help: 'Let it go together with another' },
}

export const reasonOf = (outcome: CodeOutcome): Reason | null => (outcome === 'counted' ? null : reasons[outcome])

/** Within its budget: how full, between 0 and 1. */
export const shareGiven = ({ givenYen, budgetYen }: Pick<OfficeOfferRow, 'givenYen' | 'budgetYen'>) =>
  budgetYen === null ? null : Math.min(1, givenYen / budgetYen)
