import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Booking } from '#contract/booking.ts'
import { show } from '#web/testing/show.tsx'
import { heldBoth } from '../ride-checkout/hold/journey.fixture.ts'
import { keepJourney } from '../ride-checkout/hold/journey-store.ts'
import { bookingOf, details, madeAt, quoteOf, wish } from '../tour-checkout/hold/hold.fixture.ts'
import { keepHold } from '../tour-checkout/hold/hold-store.ts'
import { TooManyHeld } from './too-many-held.tsx'

const [ahead, gone] = ['2099-11-15T16:47:00+09:00', '2020-11-15T16:47:00+09:00']
const titled = (title: string, heldUntil: string) => ({ service: { title } as Booking['service'], heldUntil })

/** What this tab knows until the test is over. */
function keep(tour: string, heldUntil: string) {
  const answer = { booking: bookingOf('AN-222222', titled('Fuji at First Light', heldUntil)), token: 'token' }
  const record = {
    wish: { ...wish, tour },
    quote: quoteOf('q1'),
    details,
    key: 'k',
    sentAt: madeAt,
    aheadMs: 0,
    answer,
  }
  keepHold(tour, record)
  keepJourney(heldBoth(titled('Haneda to Ginza', heldUntil), titled('Ginza to Haneda', heldUntil)))
  onTestFinished(() => {
    keepHold(tour, null)
    keepJourney(null)
  })
}

async function linksOffered() {
  await show(() => <TooManyHeld sentence="Please pay for one of them." onRetry={() => undefined} />)
  await expect.element(page.getByRole('link', { name: 'Write to us' })).toBeVisible()
  return page
    .getByRole('link', { name: /hold/ })
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')])
}

test('who holds too much is led to what this tab holds, a way there and back once', async () => {
  keep('fuji-at-first-light', ahead)
  expect(await linksOffered()).toEqual([
    ['Go to the hold of Fuji at First Light', '/tour/booking/fuji-at-first-light?step=review'],
    ['Go to the hold of Haneda to Ginza', '/cabs/booking?step=review'],
  ])
})

test('where this tab holds nothing any more, it leads nowhere (the control)', async () => {
  keep('fuji-at-first-light', gone)
  expect(await linksOffered()).toEqual([])
})
