import { expect, type Page } from '@playwright/test'
import { formatYen } from '#contract/money.ts'
import { qrModules } from '#server/platform/qr-code.ts'
import { pagesOf, rectanglesOf } from '#server/vouchers/read-pdf.fixture.ts'
import { longDay } from '#web/ui/day.ts'
import { linkIn } from './support/accounts.ts'
import { addressOf, type Booked, book, cancel, moneyOf, ownDay, paperOf, readBooking } from './support/bookings.ts'
import { query } from './support/database.ts'
import { attached, mailAbout } from './support/mails.ts'
import { type RunningAnnai, startAnnai } from './support/start-annai.ts'
import { test } from './support/test.ts'

// One Annai whose clock each test sets for itself, so one after the other.
test.describe.configure({ mode: 'default' })

let annai: RunningAnnai
test.beforeAll(async () => {
  annai = await startAnnai('build')
})
test.afterAll(() => annai.remove())

const hourMs = 3_600_000

/** Makes it so many hours before a booking begins, here and there. */
async function setHoursBefore(page: Page, { booking }: Booked, hours: number): Promise<void> {
  const moment = new Date(Date.parse(booking.startsAt) - hours * hourMs)
  await annai.setTime(moment)
  await page.clock.setFixedTime(moment)
}

/** A booking that was made today, for another day each. */
async function bookOn(number: number, wish: object = {}): Promise<Booked> {
  await annai.setTime(new Date())
  return book(annai.url, { day: await ownDay(annai.url, number), ...wish })
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const refundLine = (page: Page) => page.locator('dl > div').filter({ hasText: 'Back to your card' })

const tiers = [
  { when: 'two days and an hour before gets everything back', hours: 49, percent: 100 },
  { when: 'a day and an hour before gets half back', hours: 25, percent: 50 },
  { when: 'an hour before gets nothing back', hours: 1, percent: 0 },
]
for (const [index, { when, hours, percent }] of tiers.entries()) {
  test(`whoever cancels ${when}, as was shown before`, async ({ page }) => {
    if (percent === 50) await page.setViewportSize({ width: 390, height: 844 })
    const booked = await bookOn(index)
    const { totalYen } = booked.booking
    const refundYen = (totalYen * percent) / 100
    const day = longDay(booked.booking.startsAt.slice(0, 10))
    await setHoursBefore(page, booked, hours)
    await page.goto(annai.url + addressOf(booked))
    await page.getByRole('link', { name: 'Cancel', exact: true }).click()
    const comesBack = refundYen > 0 ? `You get ${formatYen(refundYen)} back.` : 'Nothing comes back.'
    await expect(headline(page)).toHaveText(`Cancel ${day}? ${comesBack}`)
    await expect(refundLine(page)).toContainText(formatYen(refundYen))
    const action = refundYen > 0 ? `Cancel and refund ${formatYen(refundYen)}` : 'Cancel without a refund'
    await page.getByRole('button', { name: action }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The day is cancelled.' })).toBeFocused()
    await expect(headline(page)).toHaveText(`${day} is cancelled`)
    if (refundYen < totalYen) await expect(page.getByText(refundYen ? 'is kept.' : 'nothing comes back')).toBeVisible()
    await expect.poll(async () => moneyOf(await readBooking(annai.url, booked))).toEqual([[totalYen, refundYen]])

    // Whoever goes back is told, and is not offered it again.
    await page.goBack()
    await expect(page).toHaveURL(/\/manage-booking\/cancel\?/)
    await expect(headline(page)).toHaveText(`${day} is cancelled`)
    await expect(page.getByRole('button', { name: /^Cancel / })).toHaveCount(0)
    await mailAbout(annai.dataDir, booked.email, /^Cancelled/)
  })
}

test('a deadline that passes between looking and pressing is asked again, with the new amount', async ({ page }) => {
  const booked = await bookOn(3)
  const { totalYen } = booked.booking
  await setHoursBefore(page, booked, 48.1)
  await page.goto(annai.url + addressOf(booked, '/manage-booking/cancel'))
  const first = page.getByRole('button', { name: `Cancel and refund ${formatYen(totalYen)}` })
  await expect(first).toBeVisible()
  await setHoursBefore(page, booked, 47.9)
  await first.click()
  await expect(page.getByRole('alert')).toContainText('The refund is another one by now.')
  await expect(headline(page)).toContainText(`You get ${formatYen(totalYen / 2)} back.`)
  expect(await readBooking(annai.url, booked)).toMatchObject({ state: 'confirmed', refundedYen: 0 })
  await page.getByRole('button', { name: `Cancel and refund ${formatYen(totalYen / 2)}` }).click()
  await expect(headline(page)).toContainText('is cancelled')
  await expect.poll(async () => moneyOf(await readBooking(annai.url, booked))).toEqual([[totalYen, totalYen / 2]])
})

test('the evening before, a mail reminds of the day once; one link opens it, the other ends such mails', async ({
  page,
}) => {
  const booked = await bookOn(4)
  // "Arranged" went out today: if it were of that evening it would say it all, and nobody would be reminded.
  const arranged = () =>
    query(annai, `SELECT occasion LIKE 'confirmed:%' AS told FROM mails WHERE recipient = $1`, [booked.email])
  await expect.poll(arranged).toEqual({ told: true })
  // 17:05 in Tokyo, fifteen hours less five minutes before 08:00.
  await setHoursBefore(page, booked, 14 + 55 / 60)
  // The queue goes by the real clock, so what it does every half hour is asked for here, and twice.
  for (let times = 0; times < 2; times++) {
    await query(annai, `SELECT graphile_worker.add_job('notifications.remind', '{}')`)
    await expect
      .poll(() =>
        query<{ open: string }>(
          annai,
          `SELECT count(*) AS open FROM graphile_worker.jobs
          WHERE task_identifier IN ('notifications.remind', 'notifications.tell') AND run_at <= now()`,
        ),
      )
      .toEqual({ open: '0' })
  }
  const mail = await mailAbout(annai.dataDir, booked.email, /^Tomorrow, 08:00/)
  expect(pagesOf(attached(mail, '.pdf')).join()).toContain(booked.reference)
  const [link = ''] = mail.text?.match(/http\S+\/manage-booking\?\S+/) ?? []
  await page.goto(link)
  await expect(headline(page)).toHaveText('Kamakura and the Great Buddha, tomorrow')
  await expect(page.getByText('So near to the day, cancelling gives nothing back.')).toBeVisible()

  const refusals = () => query(annai, 'SELECT kind FROM mail_refusals WHERE email_key = $1', [booked.email])
  await page.goto(annai.url + linkIn(mail, '/unsubscribe'))
  await expect(page).toHaveURL(`${annai.url}/unsubscribe`)
  // Opening it is not yet a wish.
  expect(await refusals()).toBeUndefined()
  await page.getByRole('button', { name: 'No more of these' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'We send no more reminders' })).toBeVisible()
  expect(await refusals()).toEqual({ kind: 'reminder' })
  await page.getByRole('button', { name: 'Send them again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'They come again.' })).toBeVisible()
  expect(await refusals()).toBeUndefined()
  await page.goto(`${annai.url}/unsubscribe?token=${'not-a-token'.repeat(3)}`)
  await page.getByRole('button', { name: 'No more of these' }).click()
  await expect(headline(page)).toHaveText('This link is not complete')
})

test('the code on the voucher opens a page that says whether it is valid, and little more', async ({ page }) => {
  const booked = await bookOn(5, { pickUp: 'palace-hotel-tokyo' })
  const pdf = await paperOf(annai.url, booked, 'voucher')
  const row = await query<{ code: string }>(annai, 'SELECT voucher_code AS code FROM bookings WHERE reference = $1', [
    booked.reference,
  ])
  const address = `${annai.url}/voucher/${row?.code}`
  expect(drawnCode(pdf)).toEqual(qrModules(address))

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  await expect(headline(page)).toHaveText('Not today')
  await setHoursBefore(page, booked, 0.5)
  await page.reload()
  await expect(headline(page)).toHaveText('Valid')
  await expect(page.getByText('Checked with Annai just now')).toContainText('07:30 Tokyo time')
  // Whoever finds the paper learns what the board says and how many, but not where, with what money or how to reach them.
  const main = page.getByRole('main')
  await expect(main).toContainText('Eleanor Marsh, 2 guests')
  const secrets = ['Palace', booked.email, booked.reference, '¥']
  for (const words of secrets) await expect(main).not.toContainText(words)
  await expect(page.getByRole('navigation')).toHaveCount(0)

  await page.goto(`${annai.url}/voucher/${'A'.repeat(22)}`)
  await expect(headline(page)).toHaveText('Unknown')
  await expect(page.getByText('We know no voucher with this code.')).toBeVisible()
  await cancel(annai.url, booked)
  await page.goto(address)
  await expect(headline(page)).toHaveText('Cancelled')
})

test('whoever guesses at a booking is told to wait, and may try again when the time is over', async ({ page }) => {
  const booked = await bookOn(6)
  const find = (email: string) =>
    page.request.post(`${annai.url}/api/find-booking`, { data: { reference: booked.reference, email } })
  for (let tries = 0; tries < 10; tries++) expect((await find(`wrong-${tries}@example.com`)).status()).toBe(404)
  await page.goto(`${annai.url}/find-booking?booking=${booked.reference}`)
  await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue(booked.reference)
  const email = page.getByRole('textbox', { name: 'E-mail you booked with' })
  await email.fill(booked.email)
  await page.getByRole('button', { name: 'Open my booking' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Too many tries from here. Please wait a quarter of an hour, or ring us.')
  await expect(email).toHaveValue(booked.email)
  await annai.setTime(new Date(Date.now() + hourMs / 4 + 60_000))
  await page.getByRole('button', { name: 'Open my booking' }).click()
  await expect(page).toHaveURL(`${annai.url}/manage-booking?booking=${booked.reference}`)
  await expect(headline(page)).toContainText('Kamakura and the Great Buddha')
})

/** The code as it is drawn on the paper: squares in rows, the many small ones among all rectangles. */
function drawnCode(pdf: Buffer): boolean[][] {
  const heights = Map.groupBy(rectanglesOf(pdf), ({ height }) => height.toFixed(3))
  const drawn = [...heights.values()].toSorted((a, b) => b.length - a.length)[0] ?? []
  const side = drawn[0]?.height ?? 1
  const [left, top] = [Math.min(...drawn.map(({ x }) => x)), Math.min(...drawn.map(({ y }) => y))]
  const count = Math.round((Math.max(...drawn.map(({ y }) => y)) - top) / side) + 1
  const rows = Array.from({ length: count }, () => Array.from({ length: count }, () => false))
  for (const { x, y, width } of drawn) {
    const from = Math.round((x - left) / side)
    rows[Math.round((y - top) / side)]?.fill(true, from, from + Math.round(width / side))
  }
  return rows
}
