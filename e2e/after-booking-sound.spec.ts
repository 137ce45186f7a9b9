import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { addressOf, type Booked, book, ownDay } from './support/bookings.ts'
import { productUrl } from './support/people.ts'
import { askProduct } from './support/product-database.ts'
import { dress, faults, overhang } from './support/soundness.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

interface Clothes {
  theme: string
  direction: string
}

/** Something of each page that is there only once the booking is; the pages without one are in every-page.spec.ts. */
const pages: { path: string; sign: RegExp; address?: string }[] = [
  { path: '/booking-confirmed', sign: /^What happens next$/ },
  { path: '/manage-booking', sign: /^Messages with the office/ },
  { path: '/manage-booking/day', sign: /^Move to another day$/ },
  { path: '/manage-booking/party', sign: /^Car$/ },
  { path: '/manage-booking/pick-up', sign: /^Where we meet$/ },
  { path: '/manage-booking/return', sign: /^Stay longer\?$/ },
  { path: '/manage-booking/cancel', sign: /^Your refund$/ },
]

/** Soft, so that a fault of one page does not hide those of the next. */
async function expectSound(page: Page, path: string, clothes: Clothes) {
  // What is below the fold would else be judged as hidden (see `below-fold` in app.css).
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''))
  await dress(page, clothes)
  await expect.soft(page.locator('h1'), `${path}: one main heading`).toHaveCount(1)
  expect.soft(await overhang(page), `${path}: does not scroll sideways`).toBeLessThanOrEqual(0)
  // The size of targets belongs to WCAG 2.2 AA but is not among the rules that run unasked. In other clothes only what
  // clothes can change is asked again.
  const axe = new AxeBuilder({ page })
  if (clothes.theme === 'light') axe.options({ rules: { 'target-size': { enabled: true } } })
  else axe.withRules(['color-contrast', 'link-in-text-block', 'target-size'])
  expect.soft(await faults(axe), `${path}: accessible`).toEqual([])
}

async function inspectAll(page: Page, booked: Booked, clothes: Clothes) {
  test.setTimeout(pages.length * 12_000)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  const [row] = await askProduct<{ code: string }>('SELECT voucher_code AS code FROM bookings WHERE reference = $1', [
    booked.reference,
  ])
  const voucher = { path: '/voucher', address: `/voucher/${row?.code}`, sign: /^Not today$/ }
  for (const { path, sign, address = addressOf(booked, path) } of [...pages, voucher]) {
    await test.step(path, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: sign })).toBeVisible()
      await expectSound(page, path, clothes)
    })
  }
  expect(problems).toEqual([])
}

test('every page after booking is sound at a desk, in light', async ({ page }) => {
  const booked = await book(productUrl(), { day: await ownDay(productUrl(), 18) })
  await inspectAll(page, booked, { theme: 'light', direction: 'ltr' })
})

test('every page after booking is sound on a phone, in dark and from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const wish = { day: await ownDay(productUrl(), 19), pickUp: 'palace-hotel-tokyo', guests: 3, childAges: [5] }
  const details = { leadName: 'Maximiliane-Adelheid von und zu Hohenlohe-Waldenburg-Schillingsfürst', room: '1204' }
  await inspectAll(page, await book(productUrl(), wish, details), { theme: 'dark', direction: 'rtl' })
})
