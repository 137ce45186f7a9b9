import type { Season } from '#contract/catalogue.ts'
import { listed } from '#core/words.ts'
import { MONTHS } from '#web/ui/day.ts'
import { allOf } from './count-words.ts'
import type { LineTour } from './line-tour.ts'

export interface Note {
  title: string
  text: string
}

type InMonths = Pick<LineTour, 'name' | 'bestMonths'>
type InSeason = Pick<LineTour, 'name' | 'best' | 'season'>

/** The tours at their best in each month, January first. */
export const toursByMonth = <T extends InMonths>(tours: readonly T[]): T[][] =>
  MONTHS.map((_, index) => tours.filter((tour) => tour.bestMonths.includes(index + 1)))

/** The year in a sentence: "Best: October to February, 6 of 6. Fewest: July, 2 of 6." */
export function findingOf(tours: readonly InMonths[], monthsInWords: (months: number[]) => string): string {
  const counts = toursByMonth(tours).map((list) => list.length)
  const [most, fewest] = [Math.max(...counts), Math.min(...counts)]
  if (most === fewest) return 'Every month is as good as the next.'
  const monthsWith = (count: number) => monthsInWords(counts.flatMap((one, at) => (one === count ? [at + 1] : [])))
  const best = `Best: ${monthsWith(most)}, ${most} of ${tours.length}.`
  if (fewest === 0) return `${best} None: ${monthsWith(0)}.`
  return `${best} Fewest: ${monthsWith(fewest)}, ${fewest} of ${tours.length}.`
}

/** What this month is good for. */
export function nowNote(tours: readonly InMonths[], month: number): Note {
  const title = `Now, in ${MONTHS[month - 1]}`
  const byMonth = toursByMonth(tours)
  const now = byMonth[month - 1] ?? []
  if (now.length === tours.length)
    return { title, text: tours.length === 1 ? 'It is at its best.' : `${allOf(tours.length)} are at their best.` }
  if (now.length > 0)
    return { title, text: `At ${now.length === 1 ? 'its' : 'their'} best: ${listed(now.map((tour) => tour.name))}.` }
  const wait = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].find((ahead) => (byMonth[(month - 1 + ahead) % 12]?.length ?? 0) > 0)
  if (wait === undefined) return { title, text: 'It goes in every month alike.' }
  const next = (month - 1 + wait) % 12
  return { title, text: `Next in ${MONTHS[next]}: ${listed((byMonth[next] ?? []).map((tour) => tour.name))}.` }
}

/** Which of the tours that run only on certain dates run now, and which is next; null when all run all year. */
export function datesNote(tours: readonly InSeason[], today: string): Note | null {
  const monthDay = today.slice(5)
  const dated = tours.flatMap((tour) => (tour.season ? [{ tour, season: tour.season }] : []))
  if (dated.length === 0) return null
  const running = dated.filter(({ season }) => isWithin(season, monthDay))
  const next = dated
    .filter(({ season }) => !isWithin(season, monthDay))
    .toSorted((a, b) => ahead(a.season, monthDay).localeCompare(ahead(b.season, monthDay)))[0]
  const say = ({ tour }: { tour: InSeason }) => `${tour.name}, ${tour.best}`
  return {
    title: 'Only on certain dates',
    text: [running.length > 0 && `Now: ${running.map(say).join('; ')}.`, next && `Next: ${say(next)}.`]
      .filter(Boolean)
      .join(' '),
  }
}

/** Month and day compare as text; a season over the new year ends before it begins. */
const isWithin = ({ from, to }: Season, day: string) =>
  from <= to ? from <= day && day <= to : from <= day || day <= to
const ahead = ({ from }: Season, day: string) => (from > day ? `0${from}` : `1${from}`)
