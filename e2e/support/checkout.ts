import { expect, type Page } from '@playwright/test'
import type { Checkout, WishParams } from '#web/booking/site/tour-checkout/checkout.ts'
import type { CheckoutStep } from '#web/booking/site/tour-checkout/steps.ts'
import { usualWish, writeWish } from '#web/pricing/site/wish-address.ts'
import { typedByTwo } from '#web/testing/two-guests.ts'
import { ask } from './bookings.ts'
import { bookedTour } from './days.ts'
import { productUrl } from './people.ts'
import { endHold } from './product-database.ts'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const testCards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0025 0000 3155',
} as const

export const hotel = {
  slug: 'palace-hotel-tokyo',
  name: 'Palace Hotel Tokyo',
  areaName: 'Marunouchi, Ginza and Nihonbashi',
  feeYen: 0,
}
export const wishes = 'We walk slowly, and love soba.'

const { meeting, ...known } = typedByTwo(hotel)
const typed = { ...known, meeting: { ...meeting, room: '1204' }, note: wishes } satisfies Partial<Checkout>

type Begun = { day: string; wish?: Partial<WishParams>; typed?: Partial<Checkout> }

const stepPath = (step: CheckoutStep, { day, wish }: Begun) =>
  `/tour/booking/${bookedTour}?${step === 'day' ? '' : `step=${step}&`}${writeWish({ ...usualWish, start: '08:30', ...wish, day })}`

/** Opens a step with what the steps before it ask for, as if this tab had walked through them. */
export async function beginAt(page: Page, step: CheckoutStep, begun: Begun): Promise<void> {
  const stored = { version: 1, slug: bookedTour, ...typed, ...begun.typed }
  await page.addInitScript(
    ({ key, text }) => {
      if (sessionStorage.getItem('checkout begun')) return
      sessionStorage.setItem('checkout begun', 'yes')
      sessionStorage.setItem(key, text)
    },
    { key: `checkout:${bookedTour}`, text: JSON.stringify(stored) },
  )
  await page.goto(stepPath(step, begun))
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const holdStrip = (page: Page) => page.getByText(/^Car, chauffeur and guide are held for you until/)
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ¥[\d,]+ and confirm$/ })

/** From nothing to the payment of a held day: the hold is made at the review, as always. */
export async function beginToPay(page: Page, begun: Begun): Promise<void> {
  await beginAt(page, 'review', begun)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(heading(page)).toHaveText(/^Pay ¥/)
}

export async function fillCard(page: Page, number: keyof typeof testCards): Promise<void> {
  await page.getByLabel('Card number').fill(testCards[number])
  await page.getByLabel('Expires').fill('11 / 31')
  await page.getByLabel('Security code').fill('123')
}

export async function expectConfirmed(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/booking-confirmed\?booking=AN-\w{6}(-1)?$/)
  await expect(heading(page)).toHaveText(/^It is arranged\. /)
  await expect(page.getByText('Confirmed and paid')).toBeVisible()
  return new URL(page.url()).searchParams.get('booking') ?? ''
}

/** The hold that this tab knows, by its reference and the token that opens it. */
export async function knownHold(page: Page): Promise<{ reference: string; token: string; heldUntil: string }> {
  const stored = await page.evaluate((key) => sessionStorage.getItem(key), `hold:${bookedTour}`)
  const { booking, token } = JSON.parse(stored ?? '').record.answer
  return { reference: booking.reference, token, heldUntil: booking.heldUntil }
}

/** The largest car, of which there are two: strangers who want both of them leave none. */
export const rareCar = { vehicleClass: 'coaster' } as const

/** Strangers hold every car of a class on this day. */
export async function strangersTakeAll(day: string): Promise<number> {
  const wish = { tour: bookedTour, day, start: '08:30', guests: 2, ...rareCar }
  for (let taken = 0; ; taken++) {
    const quote = await ask(productUrl(), 'POST', '/quotes', wish)
    if (quote.status === 409) return taken
    const who = { leadName: 'A stranger', email: 'stranger@example.com' }
    const held = await ask(productUrl(), 'POST', '/bookings', { quoteId: quote.body.id, ...who })
    if (held.status === 409) return taken
    expect(held.status).toBe(200)
    strangers.push(held.body.booking.reference)
  }
}

const strangers: string[] = []

/** Gives back what they took: the same day is wanted again when a journey is repeated. */
export async function strangersLeave(): Promise<void> {
  for (const reference of strangers.splice(0)) await endHold(reference)
}

/** As the server refuses where too much is held; the journeys share one network, on which the bounds are lifted. */
export async function refuseHolds(page: Page, path: string): Promise<() => Promise<void>> {
  const address = `**/api${path}`
  await page.route(address, (route) =>
    route.fulfill({
      ...{ status: 429, headers: { 'retry-after': '600' }, contentType: 'application/json' },
      body: JSON.stringify({ error: 'Please pay for one of them or let one go.', code: 'booking.too-many-holds' }),
    }),
  )
  return () => page.unroute(address)
}

export async function expectWaysOn(page: Page) {
  await expect(heading(page)).toHaveText('Nothing is held yet')
  const alert = page.getByRole('alert').filter({ hasText: 'Other holds are still open.' })
  await expect(alert).toContainText('Please pay for one of them or let one go.')
  await expect(alert).toContainText('Everything that you chose and typed is kept.')
  await expect(page.getByRole('link', { name: /^Ring \+/ })).toHaveAttribute('href', /^tel:\+/)
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', /^mailto:/)
  // This tab holds nothing else: a reference is nothing that anybody has of a hold.
  await expect(page.getByRole('link', { name: /^Go to the hold/ })).toHaveCount(0)
}
