import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Dashboard, readDashboard, type ServiceRow } from '#contract/dashboard.ts'
import { telling } from '#web/testing/address.tsx'
import { backOnline } from '#web/testing/back-online.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { Elsewhere, show } from '#web/testing/show.tsx'
import { faultsOfShown } from '#web/testing/sound.ts'
import DashboardPage, { clientLoader } from './dashboard.tsx'

const server = fakeServer()
const { Page, place } = telling(inOffice(DashboardPage))
const open = () =>
  show(Page, { at: '/admin/dashboard', data: clientLoader, others: [{ path: '*', Component: Elsewhere }] })

const row = (start: string): ServiceRow => ({
  ...{ reference: `AN-2222${start.slice(0, 2)}`, state: 'confirmed', needsCrew: false, missing: [], phase: 'assigned' },
  ...{ tour: 'Kamakura', leadName: 'Eleanor Marsh', guests: 2, pickUp: null, isHotelUntold: false },
  ...{ startsAt: `2026-11-18T${start}:00+09:00`, endsAt: '2026-11-18T20:00:00+09:00', crew: ['Sato'], plate: '31-07' },
  ...{ totalYen: 92_000, dueYen: 0 },
})
const figure = { value: 12, before: 10, line: [8, 10, 12] }
const hours = { percent: figure, takenHours: 40, dutyHours: 100 }
const dashboard: Dashboard = {
  ...{ today: '2026-11-18', now: '2026-11-18T10:22:00+09:00' },
  period: {
    ...{ firstDay: '2026-11-16', lastDay: '2026-11-22' },
    before: { firstDay: '2026-11-09', lastDay: '2026-11-15' },
  },
  ...{ taken: figure, tours: 12, cancelled: 1, toursToday: figure, toDepart: 2, cars: hours, people: hours },
  ...{ leadDays: figure, cancelledPercent: figure, standstills: [], latest: [] },
  service: { today: [row('08:00'), row('09:30'), row('17:00')], tomorrow: [] },
  decisions: [
    {
      ...{ kind: 'crew', reference: 'AN-222222', tour: 'Nikko', startsAt: '2026-11-19T08:00:00+09:00' },
      ...{ missing: ['chauffeur'], lost: ['Endo is ill'] },
    },
  ],
  summary: {
    ...{ cars: { out: 1, all: 9 }, chauffeurs: { out: 1, all: 9 }, guides: { out: 1, all: 6 } },
    hours: Array.from({ length: 24 }, (_, hour) => ({ hour, cars: 1, people: 2 })),
  },
  weeks: Array.from({ length: 12 }, (_, at) => ({
    ...{ monday: new Date(Date.UTC(2026, 7, 31 + at * 7)).toISOString().slice(0, 10) },
    ...{ paidYen: 100_000 + at, yearBeforeYen: null, isRunning: at === 11 },
  })),
}
beforeEach(() => server.on(readDashboard, () => dashboard))

test('the office opens the day, sees what waits, and every figure leads to the list behind it', async () => {
  await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Wednesday 18 November')
  const waiting = page.getByRole('region', { name: 'Needs a person' })
  await expect.element(waiting.getByText(/Endo is ill: no chauffeur yet\.$/)).toBeVisible()
  await expect
    .element(waiting.getByRole('link', { name: /^Assign: / }))
    .toHaveAttribute('href', '/admin/dispatch?day=2026-11-19&job=AN-222222')
  const today = page.getByRole('table', { name: /^Today, / })
  const departures = today.getByRole('rowheader').elements()
  expect(departures.map(({ textContent }) => textContent)).toEqual(['08:00', '09:30', '17:00'])

  // The chart is a table for whoever asks for it; to a screen reader it always was one.
  const chart = page.getByRole('region', { name: 'Received by week, in yen' })
  await expect.poll(() => chart.getByRole('row').elements().length).toBe(13)
  await chart.getByRole('button', { name: 'As a table' }).click()
  await expect.element(chart.getByRole('cell').first()).toBeInViewport()
  await expect.element(chart.getByRole('button', { name: 'As a chart' })).toHaveFocus()

  const [week, quarter] = ['week', 'quarter'].map((unit) =>
    page.getByRole('link', { name: new RegExp(`^Received this ${unit}`) }),
  ) as [ReturnType<typeof page.getByRole>, ReturnType<typeof page.getByRole>]
  await page.getByRole('radio', { name: 'Month' }).click()
  await expect.element(page.getByRole('link', { name: /^Received this month/ })).toBeVisible()
  expect(place.address).toBe('/admin/dashboard?period=month')
  place.go(-1)
  await expect.element(week).toBeVisible()

  // Where nobody answers the last figures stay, and are read again as soon as the connection is back.
  server.setAway(true)
  await page.getByRole('radio', { name: 'Quarter' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('The dashboard could not be read just now.')
  await expect.element(week).toBeVisible()
  server.setAway(false)
  await backOnline(() => quarter.elements().length > 0)
  await expect.element(quarter).toBeVisible()
  place.go(-1)
  await expect.element(week).toHaveAttribute('href', expect.stringMatching(/^\/admin\/earnings\?period=week/))
  const leads = (name: RegExp, href: RegExp) =>
    expect.element(page.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(href))
  await leads(/^Tours and rides today/, /days=today/)
  await leads(/^Cancelled/, /status=cancelled/)
})

test('the office is told above all else since when mails do not go out', async () => {
  const standstills: Dashboard['standstills'] = [
    { kind: 'mails', since: '2026-11-18T14:05:00+09:00', waiting: 7 },
    { kind: 'refunds', since: '2026-01-31T23:10:00+09:00', waiting: 1 },
  ]
  server.on(readDashboard, () => ({ ...dashboard, standstills }))
  await open()
  const alerts = page.getByRole('alert')
  await expect.element(alerts.first()).toMatchTextContent('Mails are not going out since 14:05. 7 mails wait.')
  await expect
    .element(alerts.nth(1))
    .toMatchTextContent(/^Refunds are not being paid since .*31.*, 23:10\. One refund waits\./)
  await expect.element(alerts.first()).toBeInViewport()
  expect(await faultsOfShown()).toEqual([])
  server.on(readDashboard, () => dashboard)
  await page.getByRole('button', { name: /^As of/ }).click()
  await expect.element(page.getByText(/Mails are not going out/)).not.toBeInTheDocument()
})

test('what came in stands there for those alone to whom the server tells it', async () => {
  server.on(readDashboard, () => ({ ...dashboard, taken: null, weeks: null }))
  await open()
  await expect.element(page.getByText('Tours and rides today')).toBeVisible()
  await expect.element(page.getByText(/^Received/)).not.toBeInTheDocument()
})
