import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeDays, changeQuote, changeReturns } from '#contract/booking-changes.ts'
import { paymentSetup } from '#contract/payments.ts'
import type { LaterReturn } from '#contract/pricing.ts'
import { marsh } from '#web/booking/site/manage/booking.fixture.ts'
import { offerOf, openedOf } from '#web/booking/site/manage/change.fixture.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import ChangeReturn from './return.tsx'

const server = fakeServer()
const booking = { ...marsh, extraHalfHours: 0, endsAt: '2026-11-24T15:30:00+09:00' }
const until = (clock: string, extraHalfHours: number, differenceYen: number): LaterReturn => ({
  ...{ extraHalfHours, endsAt: `2026-11-24T${clock}:00+09:00`, lines: [], differenceYen },
  totalYen: marsh.totalYen + differenceYen,
})

beforeEach(() => {
  server.on(paymentSetup, () => new Refusal(503, { error: 'Not now.', code: 'platform.busy' }))
  server.on(changeDays, ({ month }) => ({ month, days: [] }))
})

const open = () => show(ChangeReturn, { at: '/manage-booking/return', data: openedOf(booking) })

test('a day that fills a chauffeur’s hours lists no later end, and says what to do instead', async () => {
  const sentence = 'A later end would pass the longest day a chauffeur may work (13 hours).'
  server.on(changeReturns, () => ({
    ...{
      planned: until('15:30', 0, 0),
      returns: [],
      latestEndsAt: booking.endsAt,
      why: 'longest-day' as const,
      sentence,
    },
    duty: {
      ...{ leavesGarageAt: '2026-11-24T04:30:00+09:00', backInGarageAt: '2026-11-24T17:15:00+09:00' },
      ...{ limitAt: '2026-11-24T17:30:00+09:00', longestMinutes: 780 },
    },
  }))
  await open()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent('This day cannot end later than 15:30')
  await expect.element(page.getByText(sentence).first()).toBeVisible()
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'See cars' })).toBeVisible()
})

test('a later return costs what was shown for it', async () => {
  server.on(changeReturns, () => ({
    ...{ planned: until('15:30', 0, 0), returns: [until('16:00', 1, 5_500), until('16:30', 2, 11_000)], duty: null },
    ...{
      latestEndsAt: '2026-11-24T16:30:00+09:00',
      why: 'taken' as const,
      sentence: 'The car has another guest then.',
    },
  }))
  server.on(changeQuote, ({ extraHalfHours = 0 }) =>
    offerOf(booking, extraHalfHours * 5_500, { endsAt: '2026-11-24T16:30:00+09:00' }),
  )
  await open()
  await page.getByRole('radio', { name: /^16:30/ }).click({ force: true })
  await expect.element(page.getByText('To pay now')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Return at 16:30, pay ¥11,000' })).toBeVisible()
  expect(server.asked(changeQuote)).toMatchObject([{ extraHalfHours: 2 }])
})
