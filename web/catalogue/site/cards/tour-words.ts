import type { Season, WalkingLevel } from '#contract/catalogue.ts'
import { counted, uncapitalized } from '#core/words.ts'
import { MONTHS } from '#web/ui/day.ts'

export const walkingNames: Record<WalkingLevel, string> = {
  easy: 'Easy walking',
  moderate: 'Moderate walking',
  long: 'A lot of walking',
}

/** "8 hours", "7½ hours"; for drives and stays see `hoursInWords`. */
export function hoursLong(minutes: number): string {
  const halves = Math.round(minutes / 30)
  const hours = halves % 2 === 0 ? String(halves / 2) : `${Math.floor(halves / 2) || ''}½`
  return halves === 2 ? '1 hour' : `${hours} hours`
}

/** "All year", "October to May", "March to May, November": runs of months, also over the new year. */
export function monthsInWords(months: readonly number[]): string {
  const among = new Set(months)
  if (among.size >= 12) return 'All year'
  const starts = [...among].filter((month) => !among.has(before(month))).sort((a, b) => a - b)
  return starts.map((start) => run(start, among)).join(', ')
}

const before = (month: number) => (month === 1 ? 12 : month - 1)
const after = (month: number) => (month === 12 ? 1 : month + 1)
const nameOf = (month: number) => MONTHS[month - 1] ?? ''

function run(start: number, among: ReadonlySet<number>): string {
  let end = start
  while (among.has(after(end))) end = after(end)
  if (end === start) return nameOf(start)
  return after(start) === end ? `${nameOf(start)}, ${nameOf(end)}` : `${nameOf(start)} to ${nameOf(end)}`
}

/** "20 March to 10 April"; null when the tour runs all year. */
export function seasonInWords(season: Season | null): string | null {
  return season && `${monthDay(season.from)} to ${monthDay(season.to)}`
}

const monthDay = (written: string) => `${Number(written.slice(3))} ${nameOf(Number(written.slice(0, 2)))}`

/** "1 review", "58 reviews". */
export const reviewsInWords = (count: number) => counted(count, 'review')

/** One sentence: "Starts at 09:00, no steps, stroller all the way." */
export function reasonsInWords(reasons: readonly string[]): string {
  const [first, ...others] = reasons
  if (!first) return ''
  return `${[first, ...others.map(uncapitalized)].join(', ')}.`
}

/** "up to 6 guests". */
export const upToGuests = (guests: number) => `up to ${guests} guests`

/** "per car, guide included", as it follows a price. */
export const priceTerms = (tour: { unit: string; guideIncluded: boolean }) =>
  `${tour.unit}, ${tour.guideIncluded ? 'guide included' : 'chauffeur only'}`
