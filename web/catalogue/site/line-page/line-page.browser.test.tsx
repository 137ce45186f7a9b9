import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { monthsInWords } from '#web/catalogue/site/cards/tour-words.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import { AllTours } from './all-tours.tsx'
import { tenLines } from './line-examples.ts'
import { LineSection } from './line-section.tsx'
import type { LineTour } from './line-tour.ts'
import { findingOf } from './season-notes.ts'
import { SeasonSection } from './season-section.tsx'

const everyMonth = Array.from({ length: 12 }, (_, index) => index + 1)
const withoutSummer = everyMonth.filter((month) => month < 6 || month > 9)

const tours = (new Map(tenLines).get('Fuji and Hakone') ?? []).map(
  (tour): LineTour => ({
    ...tour,
    slug: tour.name.toLowerCase().replaceAll(/\W+/g, '-'),
    title: tour.name,
    ...{ firstStop: 'Oishi Park, Lake Kawaguchi', length: '12 hours', best: 'All year', starts: '05:00' },
    ...{ walking: 'Easy, 2 km', priceYen: 98_000, season: null },
    bestMonths: tour.name.startsWith('Hakone') ? everyMonth : withoutSummer,
  }),
)
const line = {
  ...{ slug: 'fuji-and-hakone', letter: 'F', name: 'Fuji and Hakone', summary: '', description: '', fromYen: 98_000 },
  picture: { path: 'prints/fuji', alt: 'A mountain', titleJa: null, ground: '', focus: '', width: 3, height: 2 },
}

const LinePage = () => (
  <div className="wrap">
    <LineSection letter={line.letter} tours={tours} tokyoSign="Your door, 05:00" />
    <AllTours line={line} tours={tours} />
    <SeasonSection tours={tours} month={4} finding={findingOf(tours, monthsInWords)} notes={[]} />
  </div>
)
const open = () => show(LinePage, { others: [{ path: '*', Component: Elsewhere }] })
const oneByOne = page.getByRole('region', { name: 'These tours, one by one' })

afterEach(() => page.viewport(1440, 900))

test('the keyboard meets a tour once, in the table and not on the map', async () => {
  await open()
  await expect.element(page.getByRole('table', { name: 'All six' })).toBeVisible()
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href="/tour/detail/five-lakes-slowly"]')]
  const met = links.filter((link) => link.tabIndex >= 0 && link.checkVisibility())
  expect(links.length).toBeGreaterThan(1)
  expect(met.map((link) => link.closest('table') !== null)).toEqual([true])
})

test('on a phone the line runs down the page, and the table makes way', async () => {
  await page.viewport(390, 844)
  await open()
  const stops = oneByOne.getByRole('listitem')
  await expect.poll(() => stops.elements()).toHaveLength(6)
  expect(oneByOne.element().querySelector('svg')?.checkVisibility()).toBe(false)
  await expect.element(page.getByRole('table', { name: 'All six' })).not.toBeInTheDocument()
  await expect.element(stops.first()).toMatchTextContent('Oishi Park, Lake Kawaguchi, 12 hours')
  await stops.first().getByRole('link').click()
  await expect.element(page.getByText('/tour/detail/fuji-at-first-light')).toBeVisible()
})

test('the year of the line is a chart and, by keyboard, a table', async () => {
  await open()
  const season = page.getByRole('region', { name: 'When these tours are at their best' })
  await expect
    .element(season.getByRole('img'))
    .toHaveAccessibleName(/Best: .*, 6 of 6\. Fewest: June to September, 2 of 6\./)
  await expect.element(season.getByRole('table')).not.toBeInTheDocument()
  season.getByText('The same as a table').element().closest('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => season.getByRole('row').elements()).toHaveLength(13)
  await expect
    .element(season.getByRole('row', { name: /^July/ }))
    .toMatchTextContent('Hakone lake and baths and Hakone for art')
})
