import { expect, type Page } from '@playwright/test'
import { pagesOf } from '#server/vouchers/read-pdf.fixture.ts'
import { linkIn } from './support/accounts.ts'
import { type Booked, book, ownDay } from './support/bookings.ts'
import { query } from './support/database.ts'
import { attached, mailAbout } from './support/mails.ts'
import type { RunningAnnai } from './support/start-annai.ts'
import { test } from './support/test.ts'

// A clock that was set is not quite gone when a window is emptied.
test.use({ reuseContext: false })

let annai: RunningAnnai
test.beforeAll(async ({ ownAnnai }) => {
  annai = ownAnnai
  await annai.start()
})
test.afterAll(() => annai?.setTime(new Date()))

const hourMs = 3_600_000

/** Makes it so many hours before a booking begins, here and there. */
async function setHoursBefore(page: Page, { booking }: Booked, hours: number): Promise<void> {
  const moment = new Date(Date.parse(booking.startsAt) - hours * hourMs)
  await annai.setTime(moment)
  await page.clock.setFixedTime(moment)
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

test('the evening before, a mail reminds of the day once; one link opens it, the other ends such mails', async ({
  page,
}) => {
  // Booked today, whatever the clock said before.
  await annai.setTime(new Date())
  const booked = await book(annai.url, { day: await ownDay(annai.url, 7) })
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
})
