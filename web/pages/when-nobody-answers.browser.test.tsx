import type { LoaderFunction } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { getCategoryDetail, tourCategory } from '#contract/catalogue.ts'
import { comingThings } from '#contract/coming.ts'
import { runningOffers } from '#contract/offers.ts'
import { rideClasses } from '#contract/ride-classes.ts'
import { rideFront } from '#contract/rides.ts'
import { seasonToday } from '#contract/season-texts.ts'
import { findTours } from '#contract/tour-search.ts'
import { catalogueStore } from '#web/catalogue/site/cards/catalogue-store.ts'
import { foundFor } from '#web/catalogue/site/results/found.fixture.ts'
import { lineOf, picture, tourOf } from '#web/catalogue/site/tour.fixture.ts'
import { telling } from '#web/testing/address.tsx'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import CategoryDetails, { clientLoader as loadLine } from './category-details.tsx'
import ImageGallery, { clientLoader as loadPictures } from './heroes/image-gallery.tsx'
import Home, { clientLoader as loadHome } from './home.tsx'
import Landing, { clientLoader as loadLanding } from './landing.tsx'
import OfferDetail, { clientLoader as loadOffers } from './offer-detail.tsx'

// Public pages that are opened from another one while the server, or a part of it, is out of reach.

const server = fakeServer()
const away = () => new Refusal(503, { error: '', code: 'platform.unavailable' })
const others = [{ path: '*', Component: Elsewhere }]
const lines = ['Evenings', 'Gardens', 'Food'].map((name) => lineOf(name))
const tours = ['Fuji at first light', 'A bowl of tea', 'Ginkgo gold', 'Snow'].map((title) => tourOf(title))
const front = () => ({ categories: lines, topTours: tours, featuredTours: [], popularTours: [] })
const alert = page.getByRole('alert')
const tryAgain = alert.getByRole('button', { name: 'Try again' })
const firstTour = page.getByRole('link', { name: 'Fuji at first light' })

beforeEach(() => {
  catalogueStore.setState({ loading: false, error: null, front: null })
  server.on(tourCategory, front)
  server.on(findTours, foundFor)
  server.on(rideClasses, away)
  server.on(rideFront, away)
  server.on(seasonToday, away)
  server.on(comingThings, away)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

const openHome = () => show(Home, { data: loadHome, others })

test('the front page stands, says what went wrong, and recovers in place', async () => {
  server.on(tourCategory, away)
  await openHome()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Tokyo, with someone')
  await expect.element(page.getByRole('button', { name: 'Find a day' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'The cars' })).toBeVisible()
  await expect.element(alert).toMatchTextContent('Failed to fetch categories and tours')

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.on(tourCategory, () => held.then(front))
  await tryAgain.click()
  await expect.element(page.getByRole('status').filter({ hasText: 'The tours are loading' })).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Where most people begin' })).toHaveFocus()
  answer()
  await expect.element(firstTour).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test('a refusal is told in the words of the server, and what cannot be read in the default words', async () => {
  const error = 'The desk is closed for an hour. Please try again later.'
  server.on(tourCategory, () => new Refusal(503, { error, code: 'platform.unavailable' }))
  await openHome()
  await expect.element(alert).toMatchTextContent(error)

  // Every other kind of answer that cannot be read is tried in catalogue-calls.test.ts.
  server.on(tourCategory, () => new Refusal(502, '<h1>Bad gateway</h1>' as never))
  await tryAgain.click()
  await expect.element(alert).toMatchTextContent('Failed to fetch categories and tours')
  await expect.element(alert).not.toMatchTextContent('could not be read')
  expect(vi.mocked(console.error).mock.lastCall?.join()).toContain('The answer could not be read')
})

test('the front page does without the search’s own answers', async () => {
  server.on(findTours, away)
  await openHome()
  await expect.element(firstTour).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Pick-up' }).selectOptions('Your hotel in central Tokyo')
})

test('the page of all services stands with what is known without them', async () => {
  server.on(tourCategory, away)
  await show(Landing, { at: '/landing', data: loadLanding, others })
  await expect.element(page.getByRole('heading', { name: 'What shall we arrange?' })).toBeVisible()
  await page.getByRole('link', { name: 'Private tours' }).click()
  await expect.element(page.getByText('/tour/grid', { exact: true })).toBeVisible()
})

test('pictures that could not be fetched are asked for again', async () => {
  server.on(tourCategory, away)
  await show(ImageGallery, { at: '/heroes/image-gallery', data: loadPictures })
  await expect.element(alert).toMatchTextContent('Failed to fetch categories and tours')
  server.on(tourCategory, front)
  await tryAgain.click()
  await expect.element(page.getByRole('checkbox', { name: /^Gardens/ })).toBeVisible()
})

const [fuji, evenings] = [lineOf('Fuji and Hakone', 6), lineOf('Evenings', 4)]
const detailOf = ({ slug }: { slug: string }) => {
  const [line, other] = slug === fuji.slug ? [fuji, evenings] : [evenings, fuji]
  return { ...line, tours: tours.slice(0, line.tourCount), mostBooked: [], otherCategories: [other] }
}
const before = telling(() => null)
const linePage = {
  ...{ path: '/category-details/:slug', Component: CategoryDetails, loader: loadLine as LoaderFunction },
  HydrateFallback: () => null,
}
async function openLine() {
  await show(before.Page, { others: [linePage] })
  await before.place.go('/category-details/fuji-and-hakone')
}
const lineTitle = (name: string) => page.getByRole('heading', { level: 1, name })
const map = page.getByRole('region', { name: 'These tours, one by one' })

test('one changes lines', async () => {
  server.on(getCategoryDetail, detailOf)
  await openLine()
  await expect.element(lineTitle('Fuji and Hakone')).toBeVisible()
  const others = page.getByRole('region', { name: 'Other areas and themes' }).getByRole('link')
  await expect.poll(() => others.elements()).toHaveLength(1)
  await page.getByRole('link', { name: 'Evenings 4 tours' }).click()
  await expect.element(lineTitle('Evenings')).toBeVisible()
  await expect.poll(() => map.element().querySelectorAll('svg a')).toHaveLength(4)
})

test('when nobody answers the page of a line says so, and opens when they do again', async () => {
  server.on(getCategoryDetail, detailOf)
  await openLine()
  await expect.element(lineTitle('Fuji and Hakone')).toBeVisible()
  server.on(getCategoryDetail, away)
  await page.getByRole('link', { name: 'Evenings 4 tours' }).click()
  await expect.element(alert).toMatchTextContent('The tours did not load')
  await tryAgain.click()
  await expect.poll(() => server.asked(getCategoryDetail)).toHaveLength(3)
  await expect.element(alert).toMatchTextContent('The tours did not load')
  server.on(getCategoryDetail, detailOf)
  await tryAgain.click()
  await expect.element(lineTitle('Evenings')).toBeVisible()
})

const offers = ['Clear-sky weekdays', 'Before the season', 'Two days'].map((title, place) => ({
  ...{ slug: `offer-${place}`, title, summary: '', code: `CODE${place}`, codeMeaning: 'A clear sky.', percentOff: 10 },
  ...{ travelFrom: '2026-01-01', travelTo: '2030-12-31', weekdays: [1, 2, 3, 4, 5], bookUntil: '2030-11-30', picture },
  ...{ tourCount: 1, tours: [{ slug: 'snow', title: 'Snow' }], example: null },
  ...{ mostOffYen: null, oncePerGuest: false, hasBudget: false, rides: [], stacks: false },
}))
const openOffers = () => show(OfferDetail, { at: '/offer-detail', data: loadOffers, others })

test('while nothing is on offer the page says so and leads to the tours', async () => {
  server.on(runningOffers, () => ({ offers: [] }))
  await openOffers()
  await expect.element(page.getByRole('heading', { name: 'No offers at the moment' })).toBeVisible()
  await page.getByRole('link', { name: 'See all tours' }).click()
  await expect.element(page.getByText('/tour/grid', { exact: true })).toBeVisible()
})

test('when nobody answers the page of offers says so, and opens when they do again', async () => {
  server.on(runningOffers, away)
  await openOffers()
  await expect.element(alert).toMatchTextContent('The offers did not load')
  server.on(runningOffers, () => ({ offers }))
  await tryAgain.click()
  await expect.poll(() => page.getByRole('button', { name: /^Copy / }).elements()).toHaveLength(3)
})
