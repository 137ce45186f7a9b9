import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { crewSheets } from '#contract/crew-day.ts'
import { crewDay } from '#web/dispatch/crew/day/crew-day.fixture.ts'
import { telling } from '#web/testing/address.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import DispatchSheetsPage, { clientLoader } from './dispatch-sheets.tsx'

const server = fakeServer()
const kenji = crewDay()
const yuki = crewDay({
  person: { id: 'p2', kind: 'guide', name: { en: 'Yuki Mori', ja: '森由紀' }, seal: '森' },
  jobs: kenji.jobs.slice(0, 1),
})
const articles = page.getByRole('article')

test('one of the crew is printed alone, and a day without jobs says so', async () => {
  server.on(crewSheets, ({ day }) => ({ sheets: day === kenji.day ? [kenji, yuki] : [] }))
  const { Page, place } = telling(DispatchSheetsPage)
  await show(Page, { at: `/admin/dispatch/sheets?day=${kenji.day}`, data: clientLoader })
  await expect.poll(() => articles.elements()).toHaveLength(3)
  await page.getByRole('combobox', { name: 'Who' }).selectOptions('Kenji Sato')
  await expect.poll(() => place.address).toBe(`/admin/dispatch/sheets?day=${kenji.day}&who=p1`)
  await expect.poll(() => articles.elements()).toHaveLength(2)
  await place.go('/admin/dispatch/sheets?day=2031-01-02')
  await expect.element(page.getByText('Nothing to print')).toBeVisible()
})
