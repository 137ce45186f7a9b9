import type { Season, WalkingLevel } from '#contract/catalogue.ts'
import { closedOn } from '#contract/closed-days.ts'
import { formatYen } from '#contract/money.ts'
import { effortOf, onFoot } from '#contract/walking.ts'
import { clockAfter, hoursInWords } from '#core/days.ts'
import { counted, numeral } from '#core/words.ts'
import { shortDay } from '#web/ui/day.ts'
import type { Comparison } from './compare-address.ts'
import { bestOf, carFor, freeUntil, isSame, runsOnDay } from './compare-rules.ts'
import type { ComparedTour } from './compared-tour.ts'

/** How the catalogue says lengths, months and cars; the page lends it. */
export interface TourWords {
  hoursLong: (minutes: number) => string
  monthsInWords: (months: readonly number[]) => string
  seasonInWords: (season: Season | null) => string | null
  reviewsInWords: (count: number) => string
  reasonsInWords: (reasons: readonly string[]) => string
  walkingNames: Record<WalkingLevel, string>
}

export interface Cell {
  text: string
  detail?: string
  /** The best of its row, and what it is best at. */
  best?: string
  /** Something that speaks against it. */
  isAgainst?: boolean
}

export interface Row {
  name: string
  cells: Cell[]
  isSame: boolean
  /** The price, which is set larger. */
  isLarge?: boolean
}

type Party = Pick<Comparison, 'guests' | 'day'>
type Fact = Cell & { rank?: number | null }

/** All rows of the table, for this party and day. */
export function compareRows(tours: readonly ComparedTour[], party: Party, now: number, words: TourWords): Row[] {
  const { guests, day } = party
  const row = (
    name: string,
    say: (tour: ComparedTour) => Fact,
    wanted?: 'lowest' | 'highest',
    praise?: string,
  ): Row => {
    const facts = tours.map(say)
    const best = wanted
      ? bestOf(
          facts.map(({ rank = null }) => rank),
          wanted,
        )
      : []
    const cells = facts.map(({ rank: _, ...cell }, index): Cell => (best[index] ? { ...cell, best: praise } : cell))
    return { name, cells, isSame: isSame(cells) }
  }
  const lowest = `lowest of the ${numeral(tours.length)}`
  return [
    {
      ...row(guests ? `Price for ${counted(guests, 'guest')}` : 'Price, from', price(guests), 'lowest', lowest),
      isLarge: true,
    },
    row('Guests’ rating', rating(words), 'highest', 'the best rated'),
    row(guests ? 'Car for you' : 'Smallest car', car(guests)),
    row('Length', length(words), 'lowest', 'the shortest'),
    row(
      'Drive there',
      (tour) => ({ text: hoursInWords(tour.driveMinutes), rank: tour.driveMinutes }),
      'lowest',
      'the shortest drive',
    ),
    row('Walking', walking(words), 'lowest', 'the least walking'),
    row('Small children', children(words)),
    row('At its best', atItsBest(day, words), 'highest', 'at its best then'),
    day
      ? row(`On ${shortDay(day)}`, onDay(day, now, words))
      : row('Runs', (tour) => ({
          text: words.seasonInWords(tour.season) ?? 'All year',
          detail: tour.closed.map((one) => `It ${one.words}`).join('; ') || undefined,
        })),
    row('Guide', (tour) => ({ text: tour.guideIncluded ? 'Included, English' : 'Chauffeur only' })),
    row('Entry fees, each adult', fees, 'lowest', 'the lowest'),
    row('Free to cancel', cancelling(day, now), 'lowest', 'the longest'),
    row('Start times', (tour) => ({ text: tour.startTimes.join(', ') })),
    row('Pick-up', (tour) => ({ text: tour.pickUp })),
  ]
}

const tooMany = (guests: number | undefined) => `No car here takes ${counted(guests ?? 1, 'guest')}`

const price =
  (guests: number | undefined) =>
  (tour: ComparedTour): Fact => {
    const chosen = carFor(tour, guests)
    if (!chosen) return { text: 'Not possible', detail: tooMany(guests), isAgainst: true, rank: null }
    const detail = guests ? `in one ${chosen.name}` : undefined
    return { text: formatYen(chosen.priceYen), detail, rank: chosen.priceYen }
  }

const car =
  (guests: number | undefined) =>
  (tour: ComparedTour): Fact => {
    const chosen = carFor(tour, guests)
    if (!chosen) return { text: tooMany(guests), isAgainst: true }
    return { text: chosen.name, detail: `up to ${chosen.maxGuests} guests` }
  }

const length =
  (words: TourWords) =>
  (tour: ComparedTour): Fact => {
    const start = tour.startTimes[0]
    return {
      text: words.hoursLong(tour.duration),
      detail: start && `${start} to ${clockAfter(start, tour.duration)}`,
      rank: tour.duration,
    }
  }

const walking =
  (words: TourWords) =>
  (tour: ComparedTour): Fact => ({
    text: words.walkingNames[tour.walkingLevel],
    detail: onFoot(tour),
    rank: effortOf(tour),
  })

const rating =
  (words: TourWords) =>
  (tour: ComparedTour): Fact =>
    tour.rating
      ? {
          text: `${tour.rating.average.toFixed(1)} of 5`,
          detail: words.reviewsInWords(tour.rating.count),
          rank: tour.rating.average,
        }
      : { text: 'No reviews yet', rank: null }

const verdicts = { good: 'Good', hard: 'Hard', open: 'Not marked' } as const

const children =
  (words: TourWords) =>
  ({ withChildren: { verdict, reasons } }: ComparedTour): Fact => ({
    text: verdicts[verdict],
    detail: words.reasonsInWords(reasons) || undefined,
  })

const atItsBest =
  (day: string | undefined, words: TourWords) =>
  (tour: ComparedTour): Fact => ({
    text: words.monthsInWords(tour.bestMonths),
    rank: day ? Number(tour.bestMonths.includes(Number(day.slice(5, 7)))) : null,
  })

const onDay =
  (day: string, now: number, words: TourWords) =>
  (tour: ComparedTour): Fact => {
    const answer = runsOnDay(tour, day, now)
    if (answer === 'runs') return { text: 'Runs' }
    const season = words.seasonInWords(tour.season)
    const reasons = {
      past: 'That day has passed',
      'too late': `Needs ${tour.minimumNoticeHours} hours’ notice`,
      'out of season': season ? `Runs ${season}` : '',
      closed: `It ${closedOn(tour.closed, day)?.words ?? 'does not run'}`,
    }
    return { text: `Not on ${shortDay(day)}`, detail: reasons[answer], isAgainst: true }
  }

const fees = ({ fees: { yen, andMore } }: ComparedTour): Fact => {
  if (yen === 0) return { text: andMore ? 'Paid at the door' : 'None', rank: andMore ? null : 0 }
  return { text: andMore ? `${formatYen(yen)} and more` : formatYen(yen), rank: yen }
}

const cancelling =
  (day: string | undefined, now: number) =>
  (tour: ComparedTour): Fact => {
    if (tour.freeUntilHours === null) return { text: 'No', rank: null }
    const until = day ? freeUntil(tour, day) : null
    if (!until) return { text: `${tour.freeUntilHours} hours before`, rank: tour.freeUntilHours }
    if (until.at < now) return { text: 'No longer', detail: `was free until ${shortDay(until.day)}`, rank: null }
    return { text: `until ${shortDay(until.day)}, ${until.time}`, detail: 'Tokyo time', rank: tour.freeUntilHours }
  }
