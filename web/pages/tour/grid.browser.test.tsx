import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findTours } from '#contract/tour-search.ts'
import { foundFor } from '#web/catalogue/site/results/found.fixture.ts'
import { gridPath } from '#web/catalogue/site/results/tour-search-address.ts'
import { telling } from '#web/testing/address.tsx'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import TourGrid, { clientLoader, shouldRevalidate } from './grid.tsx'

// What a search finds is tried in server/catalogue/; the page as it is sent, reload and the way back in e2e/.

const server = fakeServer()
const about = telling(() => <h1>About us</h1>)
const grid = telling(TourGrid)
const tours = {
  ...{ path: gridPath, Component: grid.Page, loader: clientLoader, shouldRevalidate },
  HydrateFallback: () => null,
}
const here = location.href

beforeEach(async () => {
  await page.viewport(1440, 900)
  server.on(findTours, foundFor)
  // The page asks the window itself where one is.
  return () => history.replaceState(null, '', here)
})

/** The page of tours, come to from another one. */
async function open(query = '') {
  await show(about.Page, { at: '/about-us', others: [tours] })
  about.place.go(gridPath + query)
  await expect.element(page.getByRole('button', { name: 'Find a day' })).toBeVisible()
  history.replaceState(null, '', gridPath)
}

const address = (query: string) => expect.poll(() => grid.place.address, { timeout: 10_000 }).toBe(gridPath + query)
const headline = page.getByRole('heading', { level: 1 })
const filters = page.getByRole('complementary', { name: 'Filters' })
const tick = (name: RegExp) => filters.getByRole('checkbox', { name })
const chips = page.getByRole('list', { name: 'Filters that are set' })
const removals = chips.getByRole('link', { name: /^Remove/ })
const entries = page.getByRole('article')

/** What a filter says beside its name: how many tours remain if it is chosen. */
const promised = (name: RegExp) =>
  Number(tick(name).element().closest('label')?.querySelector('span > [aria-hidden]')?.textContent)

test('words are looked for from the page of the tours', async () => {
  await open('?guests=3')
  await page.getByRole('textbox', { name: 'What would you like to see?' }).fill('kamakra')
  await page.getByRole('button', { name: 'Find a day' }).click()
  await address('?q=kamakra&guests=3')
  await expect.element(headline).toHaveTextContent('20 tours for “kamakra”')
})

test('small children and the order of the tours are asked for, and stand in the address', async () => {
  await open()
  await tick(/Good with small children/).click()
  await address('?children=small')
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('Best rated first')
  await address('?children=small&sort=rating')
  await expect.poll(() => server.asked(findTours).at(-1)).toEqual({ children: 'small', sort: 'rating' })
})

test('by keyboard alone each filter gives what it promised, keeps the focus and says the count', async () => {
  await open()
  await expect.element(headline).toHaveTextContent('20 tours')
  const count = promised(/^Gardens/)
  expect(count).toBe(3)
  tick(/^Gardens/)
    .element()
    .focus()
  await userEvent.keyboard(' ')
  await address('?line=gardens')
  await expect.element(headline).toHaveTextContent(`${count} tours`)
  await expect.poll(() => entries.elements()).toHaveLength(count)
  await expect.element(tick(/^Gardens/)).toHaveFocus()
  await expect.element(tick(/^Gardens/)).toBeChecked()
  await expect.element(page.getByRole('status').filter({ hasText: `${count} tours` })).toBeInTheDocument()

  expect(promised(/^More than 10 hours/)).toBe(0)
  await expect.element(tick(/^More than 10 hours/)).toBeEnabled()

  filters
    .getByRole('radio', { name: /^7 guests/ })
    .element()
    .focus()
  await userEvent.keyboard(' ')
  await address('?line=gardens&room=7')
  await grid.place.go(-1)
  await address('?line=gardens')
  await expect.element(filters.getByRole('radio', { name: 'Any party' })).toBeChecked()
})

test('the price is narrowed by the arrow keys, in yen, as one step of the history', async () => {
  await open()
  const highest = filters.getByRole('slider', { name: 'Highest price' })
  const lowest = filters.getByRole('slider', { name: 'Lowest price' })
  highest.element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await address('?max=100000')
  await expect.element(highest).toHaveAttribute('aria-valuetext', '¥100,000')
  await expect.element(highest).toHaveFocus()
  await expect.element(chips.getByRole('link', { name: 'Remove Up to ¥100,000' })).toBeVisible()

  lowest.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(lowest).toHaveValue('90000')
  await address('?min=90000&max=100000')
  await grid.place.go(-1)
  await expect.element(page.getByRole('heading', { name: 'About us' })).toBeVisible()
})

test('each chip removes one filter and hands on the focus; clearing all keeps what was asked for', async () => {
  const asked = '?q=temple&day=2027-11-24&guests=3'
  await open(`${asked}&line=tokyo-classics,evenings&length=short,day&walking=easy`)
  await expect.poll(() => removals.elements()).toHaveLength(5)
  chips.getByRole('link', { name: 'Remove Evenings' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await address(`${asked}&line=tokyo-classics&length=short,day&walking=easy`)
  await expect.poll(() => removals.elements()).toHaveLength(4)
  await expect.element(chips.getByRole('link', { name: 'Remove Up to 5 hours' })).toHaveFocus()
  await expect.element(tick(/^Evenings/)).not.toBeChecked()

  await chips.getByRole('link', { name: 'Clear all' }).click()
  await address(asked)
  await expect.element(headline).toHaveFocus()
  await expect.element(headline).toMatchTextContent(/run(s)? on Wednesday 24 November$/)
  await expect.element(page.getByRole('button', { name: /3 guests/ })).toBeVisible()
})

test('turning the page leads to the headline, and back to where one was', async () => {
  await open()
  const paging = page.getByRole('navigation', { name: 'Pages of results' })
  const said = (words: string) => expect.element(paging).toMatchTextContent(words)
  await said('1 to 9 of 20')
  await paging.getByRole('link', { name: 'Next page' }).click()
  await address('?page=2')
  await expect.element(headline).toHaveFocus()
  await expect.element(headline).toBeInViewport()
  await said('10 to 18 of 20')
  await expect.element(paging.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await paging.getByRole('link', { name: 'Page 3' }).click()
  await said('19 to 20 of 20')
  await expect.element(paging.getByRole('link', { name: 'Next page' })).not.toBeInTheDocument()
  await grid.place.go(-1)
  await said('10 to 18 of 20')
  await tick(/^Evenings/).click()
  // A changed filter begins at the first page.
  await address('?line=evenings')
})

test('where nothing fits, the page says what to leave out and leads there', async () => {
  await open('?line=gardens&length=long')
  await expect
    .element(page.getByRole('heading', { name: /^Nothing fits both filters\. Without “.+” there (is|are) \d+\.$/ }))
    .toBeVisible()
  await page.getByRole('link', { name: 'Show 3 tours: Without “More than 10 hours”' }).click()
  await address('?line=gardens')
  await expect.element(headline).toHaveTextContent('3 tours')
  await expect.element(headline).toHaveFocus()
})

test('an outage keeps the filters, says so, and is over when it is over', async () => {
  await open('?guests=3')
  await expect.element(tick(/^Gardens/)).toBeVisible()
  server.on(findTours, () => new Refusal(503, { error: 'Not now.', code: 'platform.busy' }))
  await tick(/^Gardens/).click()
  const alert = page.getByRole('alert').filter({ hasText: 'The tours did not load' })
  await expect.element(alert).toBeVisible()
  await address('?guests=3&line=gardens')
  await expect.element(tick(/^Gardens/)).toBeChecked()
  const again = alert.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect.poll(() => server.asked(findTours)).toHaveLength(3)
  await expect.element(alert).toBeVisible()

  server.on(findTours, foundFor)
  await again.click()
  await expect.element(headline).toHaveTextContent('3 tours')
  await expect.element(alert).not.toBeInTheDocument()
})

test('coming from another page, an outage and a slow answer both show the page at once', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.on(findTours, async (asked) => {
    await held
    return foundFor(asked)
  })
  await open()
  await expect.element(page.getByText('The tours are on their way')).toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'What would you like to see?' })).toBeVisible()
  answer()
  await expect.element(headline).toHaveTextContent('20 tours')

  history.replaceState(null, '', here)
  await grid.place.go(-1)
  await expect.element(page.getByRole('heading', { name: 'About us' })).toBeVisible()
  server.setAway(true)
  await about.place.go(gridPath)
  await expect.element(page.getByRole('alert').filter({ hasText: 'The tours did not load' })).toBeVisible()
})

const opener = page.getByRole('link', { name: /^Filters/ })
const sheet = page.getByRole('dialog', { name: 'Narrow it down' })
const shows = (count: number) => sheet.getByRole('button', { name: `Show ${count} tours` })

test('on a phone the sheet of filters counts while one chooses, and shows what it counted', async () => {
  await page.viewport(390, 844)
  await open()
  await opener.click()
  await expect.element(shows(20)).toBeVisible()
  await sheet.getByRole('checkbox', { name: /^Gardens/ }).click()
  await expect.element(shows(3)).toBeVisible()
  await sheet.getByRole('checkbox', { name: /^Evenings/ }).click()
  await shows(7).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await address('?line=gardens,evenings')
  await expect.element(headline).toHaveTextContent('7 tours')
  await expect.element(page.getByRole('link', { name: 'Filters, 2 set' })).toBeVisible()
  await grid.place.go(-1)
  await expect.element(headline).toHaveTextContent('20 tours')
})

test('on a phone a step back closes the sheet first, and Escape gives the focus back', async () => {
  await page.viewport(390, 844)
  await open('?guests=3')
  await opener.click()
  await sheet.getByRole('checkbox', { name: /^Gardens/ }).click()
  await grid.place.go(-1)
  await expect.element(sheet).not.toBeInTheDocument()
  await address('?guests=3')
  await expect.element(headline).toHaveTextContent('20 tours')

  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet).toBeVisible()
  await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await address('?guests=3')
  await grid.place.go(-1)
  await expect.element(page.getByRole('heading', { name: 'About us' })).toBeVisible()
})
