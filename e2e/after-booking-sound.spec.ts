import { expect, type Page } from '@playwright/test'
import { addressOf, type Booked, book, ownDay } from './support/bookings.ts'
import { judgeAll, judgeChanges, type KnownInks } from './support/judge.ts'
import { productUrl } from './support/people.ts'
import { askProduct } from './support/product-database.ts'
import { overhang, setLooks } from './support/soundness.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

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
async function expectSound(page: Page, path: string, known: KnownInks) {
  await expect.soft(page.locator('h1'), `${path}: one main heading`).toHaveCount(1)
  expect.soft(await overhang(page), `${path}: does not scroll sideways`).toBeLessThanOrEqual(0)
  expect.soft(await judgeAll(page, known, 'light'), `${path}: accessible`).toEqual([])
  await page.setViewportSize(phone)
  await setLooks(page, { theme: 'dark', direction: 'rtl' })
  expect.soft(await overhang(page), `${path}: does not scroll sideways on a phone`).toBeLessThanOrEqual(0)
  expect.soft(await judgeChanges(page, known, 'dark'), `${path}: accessible on a phone, in dark`).toEqual([])
}

test('every page after booking is sound at a desk in light, and on a phone in dark from right to left', async ({
  page,
}) => {
  test.setTimeout(pages.length * 25_000)
  const wish = { day: await ownDay(productUrl(), 19), pickUp: 'palace-hotel-tokyo', guests: 3, childAges: [5] }
  const details = { leadName: 'Maximiliane-Adelheid von und zu Hohenlohe-Waldenburg-Schillingsfürst', room: '1204' }
  const booked: Booked = await book(productUrl(), wish, details)
  const known: KnownInks = new Map()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  const [row] = await askProduct<{ code: string }>('SELECT voucher_code AS code FROM bookings WHERE reference = $1', [
    booked.reference,
  ])
  const voucher = { path: '/voucher', address: `/voucher/${row?.code}`, sign: /^Not today$/ }
  for (const { path, sign, address = addressOf(booked, path) } of [...pages, voucher]) {
    await test.step(path, async () => {
      await page.setViewportSize(desk)
      await page.goto(address)
      await expect(page.getByRole('heading', { name: sign })).toBeVisible()
      await expectSound(page, path, known)
    })
  }
  expect(problems).toEqual([])
})
