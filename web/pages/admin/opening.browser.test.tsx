import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readDashboard } from '#contract/dashboard.ts'
import { closeHouse, lookedAtFares, openHouse, readOpening, setOpeningDay } from '#contract/opening.ts'
import { readStandard } from '#contract/standard.ts'
import { nothingTaken, onTheWay, ready } from '#web/house/office/opening/opening.fixture.ts'
import { OpeningPanel } from '#web/house/office/opening/opening-panel.tsx'
import { noteClosed } from '#web/platform/site.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { Elsewhere, show } from '#web/testing/show.tsx'
import { faultsOfShown } from '#web/testing/sound.ts'
import DashboardPage, { clientLoader } from './dashboard.tsx'

const server = fakeServer()
const open = () =>
  show(inOffice(DashboardPage), {
    at: '/admin/dashboard',
    data: clientLoader,
    others: [{ path: '*', Component: Elsewhere }],
  })

beforeEach(() => {
  noteClosed(true)
  server.on(readStandard, () => nothingTaken)
  onTestFinished(() => noteClosed(false))
})

test('before it opens the dashboard is the line to opening day: what is there, what is missing and why, and one thing to do', async () => {
  server.on(readOpening, () => onTheWay)
  await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'The way to opening day' })).toBeVisible()
  await expect.element(page.getByText('5 of 9')).toBeVisible()
  const stops = page.getByRole('list').first().getByRole('listitem')
  await expect.element(page.getByText('Alphard 58-20 has no insurance or inspection on file.')).toBeVisible()
  await expect.element(page.getByText('after 06')).toBeVisible()
  const here = stops.filter({ has: page.getByRole('heading', { name: 'Prices' }) }).first()
  await expect.element(here).toHaveAttribute('aria-current', 'step')
  await expect.element(here.getByRole('link', { name: 'Look at the fares' })).toHaveAttribute('href', '/admin/fares')
  // Whoever has no room for something says so, and leads nowhere.
  for (const link of page.getByRole('link').elements()) expect(link.getAttribute('href')).toMatch(/^\/(admin\/|$)/)
  expect(await faultsOfShown()).toEqual([])
})

test('somebody says that the fares hold, and the line goes on', async () => {
  let now = onTheWay
  server.on(readOpening, () => now)
  server.on(lookedAtFares, () => {
    now = ready
    return now
  })
  await open()
  await page.getByRole('button', { name: 'They hold' }).click()
  await expect.element(page.getByRole('button', { name: 'Open the doors' })).toBeVisible()
  expect(server.asked(lookedAtFares)).toHaveLength(1)
})

test('the doors are opened after a last look that says what is only pretended', async () => {
  server.on(readOpening, () => ready)
  await open()
  await page.getByRole('button', { name: 'Open the doors' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open the doors?' })
  await expect.element(dialog.getByText(/the test gateway moves no money/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.asked(openHouse)).toEqual([])
  await page.getByRole('button', { name: 'Open the doors' }).click()
  server.on(openHouse, () => ({ ...ready, isOpen: true }))
  // From here on the page is the morning's, whose figures are another test's.
  server.on(readDashboard, () => new Refusal(503, { error: 'We are busy.', code: 'platform.busy' }))
  await dialog.getByRole('button', { name: 'Open now' }).click()
  await expect.element(page.getByText('The house is open. Guests can book.')).toBeVisible()
  expect(document.documentElement.dataset.closed).toBeUndefined()
})

test('visitors are told a day only where the office sets one', async () => {
  let now = onTheWay
  server.on(readOpening, () => now)
  server.on(setOpeningDay, ({ opensOn }) => {
    now = { ...onTheWay, opensOn }
    return now
  })
  await open()
  await expect.element(page.getByText(/and no day/)).toBeVisible()
  await page.getByRole('button', { name: 'Tell them a day' }).click()
  await page.getByRole('button', { name: /^The day you open/ }).click()
  await page.getByRole('button', { name: /30 November 2026|November 30, 2026/ }).click()
  await page.getByRole('button', { name: 'Tell this day' }).click()
  await expect.element(page.getByText(/nothing can be booked before Monday 30 November/)).toBeVisible()
  expect(server.asked(setOpeningDay)).toEqual([{ opensOn: '2026-11-30' }])
})

test('an open house is closed for a reason, which the history keeps', async () => {
  noteClosed(false)
  server.on(closeHouse, () => ({ ...ready, wasOpen: true }))
  await show(
    inOffice(() => <OpeningPanel opening={{ ...ready, isOpen: true, wasOpen: true }} />),
    {
      at: '/admin/settings',
    },
  )
  await page.getByRole('button', { name: 'Close the house' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close the house?' })
  await dialog.getByRole('button', { name: 'Close now' }).click()
  await expect.element(dialog.getByText('Say why.')).toBeVisible()
  expect(server.asked(closeHouse)).toEqual([])
  await userEvent.keyboard('The garage moves')
  await dialog.getByRole('button', { name: 'Close now' }).click()
  await expect.element(page.getByText('The house is closed. Bookings stay.')).toBeVisible()
  expect(server.asked(closeHouse)).toEqual([{ reason: 'The garage moves' }])
  expect(document.documentElement.dataset.closed).toBe('')
})
