import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findTours } from '#contract/tour-search.ts'
import { foundFor } from '#web/catalogue/site/results/found.fixture.ts'
import { telling } from '#web/testing/address.tsx'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import MultipleSearch, { clientLoader } from './multiple-search.tsx'

// How the form asks is tried beside it, and the page as it is sent in server/catalogue/.

const server = fakeServer()
const { Page, place } = telling(MultipleSearch)
const path = '/heroes/multiple-search'
const wish = (place: number) => page.getByRole('textbox', { name: 'What would you like to see?' }).nth(place - 1)
const resultOf = (words: string) => page.getByRole('region', { name: new RegExp(`tours? for “${words}”`, 'i') })
const findBoth = page.getByRole('button', { name: 'Find both' })
const articlesOf = (words: string) =>
  expect.poll(() => resultOf(words).getByRole('article').elements(), { message: words }).toHaveLength(3)

beforeEach(async () => {
  server.on(findTours, foundFor)
  await show(Page, { at: path, data: clientLoader, others: [{ path: '*', Component: Elsewhere }] })
  await wish(1).fill('fuji')
  await wish(2).fill('tea')
})

test('each of several wishes finds its own tours, and all stay in the address', async () => {
  await page.getByRole('spinbutton', { name: 'Your party' }).fill('3')
  await findBoth.click()
  await expect.element(page.getByRole('heading', { name: 'What we found' })).toHaveFocus()
  expect(place.address).toBe(`${path}?guests=3&q1=fuji&q2=tea`)
  await articlesOf('fuji')
  await articlesOf('tea')

  await wish(2).fill('kamakura')
  await findBoth.click()
  await expect.element(resultOf('kamakura')).toBeVisible()
  await place.go(-1)
  await expect.element(resultOf('tea')).toBeVisible()
  await expect.element(wish(2)).toHaveValue('tea')

  await resultOf('fuji')
    .getByRole('link', { name: /^See all \d+$/ })
    .click()
  await expect.element(page.getByText('/tour/grid?q=fuji&guests=3')).toBeVisible()
})

test('one wish that fails takes no other with it, and can be asked again', async () => {
  const error = 'We could not be reached. Please try again.'
  server.on(findTours, (asked) => (asked.q === 'tea' ? new Refusal(503, { error, code: 'busy' }) : foundFor(asked)))
  await findBoth.click()
  await articlesOf('fuji')
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent(error)
  server.on(findTours, foundFor)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await articlesOf('tea')
  await expect.element(alert).not.toBeInTheDocument()
})
