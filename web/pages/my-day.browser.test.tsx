import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readCrewDay, tellTrouble } from '#contract/crew-day.ts'
import { crewDay } from '#web/dispatch/crew/day/crew-day.fixture.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import MyDayPage from './my-day.tsx'

const server = fakeServer()
const day = crewDay({ until: '2099-11-25T03:00:00+09:00' })
const [job] = day.jobs
const open = (query = '') => show(MyDayPage, { at: `/my-day/x${query}`, data: 'x'.repeat(43) })

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(390, 844)
  server.on(readCrewDay, () => day)
})

test('the name board fills the screen and goes with Esc; a problem is told in a few taps', async () => {
  server.on(tellTrouble, () => ({ at: '2026-11-24T05:10:00+09:00' }))
  await open(`?job=${job?.reference}`)
  await page.getByRole('button', { name: 'Marsh', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Marsh', exact: true })
  await expect.element(dialog).toBeVisible()
  const { width, height } = dialog.element().getBoundingClientRect()
  expect([width, height]).toEqual([390, 844])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()

  await page.getByRole('button', { name: /A problem/ }).click()
  await page.getByRole('button', { name: /The car has a fault/ }).click()
  await page.getByRole('button', { name: /Tell the desk/ }).click()
  await expect.element(page.getByText('The desk was told at 05:10.')).toBeVisible()
  expect(server.asked(tellTrouble)).toMatchObject([
    { reference: job?.reference, words: expect.stringContaining('The car has a fault') },
  ])
})

test('it speaks Japanese when asked, and remembers it', async () => {
  const shown = await open()
  await page.getByRole('button', { name: '日本語' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/月.*日/)
  await shown.unmount()
  await open()
  await expect.element(page.getByRole('button', { name: 'English' })).toBeVisible()
})
