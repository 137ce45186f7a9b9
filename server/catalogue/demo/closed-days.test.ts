import { expect, test } from 'vitest'
import type { DemoTour } from './demo-tour.ts'
import { demoTours } from './index.ts'

type AnyNode = {
  type: string
  text?: string
  content?: AnyNode[] | undefined
  attrs?: object | undefined
  marks?: { type: string; attrs?: { href: string } }[] | undefined
}

const slugOf = (tour: DemoTour) => tour.slug
const nodesOf = (node: AnyNode): AnyNode[] => [node, ...(node.content ?? []).flatMap(nodesOf)]

const blockTextOf = (block: AnyNode) =>
  nodesOf(block)
    .map((node) => node.text ?? '')
    .join('')

const textOf = (tour: DemoTour) => tour.details.content.map((block) => blockTextOf(block)).join('\n')

/** Every string in the catalogue except slugs and picture names, which nobody reads. */
function proseOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(proseOf)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    ['slug', 'categorySlug', 'picture', 'pictures', 'href'].includes(key) ? [] : proseOf(inner),
  )
}

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The weekdays on which a text says that something is closed, without what it says in brackets of something else. */
function closedWeekdaysIn(text: string): number[] {
  const list =
    /(?:closed(?: on)?(?: most)?|closes? on|rests? on) ((?:(?:most |holidays)?(?:[A-Z][a-z]+days)?(?:, | and )?)+)/g
  const said = [...text.replaceAll(/\([^)]*\)/g, '').matchAll(list)].map(([, days]) => days ?? '').join(' ')
  return weekdayNames.flatMap((name, index) => (said.includes(`${name}s`) ? [index + 1] : []))
}

/** Tours that go elsewhere on such a day, and the words that say so. */
const goElsewhere: Record<string, string> = {
  'palace-walls-to-ginza': 'On those days we walk the outer gardens',
  'chureito-and-the-weaving-town': 'that is closed we go to the Fujisan Museum instead',
  'narita-temple-town': 'On Mondays, when the village is closed',
}

test('what a text calls closed on a weekday and what the calendar offers agree', () => {
  expect(closedWeekdaysIn('A gallery; closed on Sundays, holidays and most Wednesdays.')).toEqual([3, 7])
  expect(closedWeekdaysIn('A very small zoo (closed Mondays) and pines.')).toEqual([])
  const wrong = demoTours.flatMap((tour) => {
    // Single shops that rest leave the others.
    const texts = [...tour.stops.map(({ note }) => note), textOf(tour)].filter(
      (text) => !/several|many stalls/.test(text),
    )
    const said = [...new Set(texts.flatMap(closedWeekdaysIn))].sort()
    const elsewhere = goElsewhere[tour.slug]
    if (elsewhere) return proseOf(tour).join('').includes(elsewhere) && said.length > 0 ? [] : [[tour.slug, elsewhere]]
    const rests = tour.restsOn?.weekdays ?? []
    return said.every((weekday) => rests.includes(weekday)) ? [] : [[tour.slug, said, rests]]
  })
  expect(wrong).toEqual([])
  expect(demoTours.find(({ slug }) => slug === 'a-day-for-train-people')?.restsOn?.weekdays).toEqual([2])
})

/** What closes over the new year, by the names of the stops; parks, temples and streets do not. */
const closesAtYearEnd =
  /Zoo|Museum|Hamarikyu|Rikugien|Kiyosumi Garden|Sankeien|Toyosu Market|Boso no Mura|Asakura House/

/** Open on those days, or with a word on where the day goes then. */
const openAtYearEnd = ['hakone-for-art', 'chureito-and-the-weaving-town']

test('a day among museums, gardens and markets is not sold while they are closed over the new year', () => {
  const visiting = demoTours.filter(
    ({ stops, season }) => !season && stops.some(({ name }) => closesAtYearEnd.test(name)),
  )
  expect(visiting.length).toBeGreaterThan(14)
  const sold = visiting.filter(
    (tour) =>
      !tour.restsAtYearEnd && !openAtYearEnd.includes(tour.slug) && !proseOf(tour).join('').includes('29 December'),
  )
  expect(sold.map(slugOf)).toEqual([])
})

test('a tour that rests says so in its own words, and on the weekdays and in the months that it means', () => {
  const resting = demoTours.filter(({ restsOn }) => restsOn !== undefined)
  expect(resting.length).toBeGreaterThan(10)
  const silent = resting.filter((tour) => {
    const prose = proseOf({ ...tour, restsOn: null }).join('\n')
    return !tour.restsOn?.weekdays.every((weekday) => prose.includes(weekdayNames[weekday - 1] ?? '?'))
  })
  expect(silent.map(slugOf)).toEqual([])
  expect(resting.filter(({ restsOn }) => (restsOn?.why.length ?? 0) > 40).map(slugOf)).toEqual([])
})
