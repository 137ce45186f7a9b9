import { expect, type Page } from '@playwright/test'
import type { CrewDay } from '#contract/crew-day.ts'
import { pagesOf } from '#server/vouchers/read-pdf.fixture.ts'
import { asDesk, todayInTokyo } from './support/crew-links.ts'
import { beginAs, naomi, productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })
// Each prints some twenty pages, with the whole of a Japanese face.
test.slow()

// One of the crew alone, and a day without jobs: web/pages/admin/dispatch-sheets.browser.test.tsx.

const sheetsOf = async (day: string): Promise<CrewDay[]> =>
  (await asDesk('GET', `/admin/dispatch/sheets?day=${day}`)).sheets

/** What the printer would get: the text of each page, with its spaces made one. */
async function printed(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  return pagesOf(pdf).map((text) => text.replace(/\s+/g, ' '))
}

/** The day of so many days later, opened to be printed, and its jobs in the order of the pages. */
async function openSheets(page: Page, days: number) {
  const day = todayInTokyo(days)
  const jobs = (await sheetsOf(day)).flatMap((sheet) => sheet.jobs.filter(({ calledOff }) => !calledOff))
  await page.goto(`/admin/dispatch/sheets?day=${day}`)
  await expect(page.getByRole('article')).toHaveCount(jobs.length)
  return jobs
}

test('a day is printed as one A4 page for each job, in both languages, without price or guest’s number; so every job fits on each of the days to come', async ({
  page,
}) => {
  await beginAs(page, productUrl(), naomi)
  const jobs = await openSheets(page, 0)
  const pages = await printed(page)
  expect(pages).toHaveLength(jobs.length)
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(jobs[index]?.reference)
    expect(text).toContain('運行日')
    expect(text).toContain(jobs[index]?.pickUp.name.ja)
    expect(text).toContain('For the hotel door staff')
    expect(text).toContain('Destroy after the day.')
    // Nothing of the office's frame, and nothing of money.
    expect(text).not.toMatch(/Everybody with a job|Bookings|¥|￥/)
  }
  for (const days of [1, 5]) {
    const fitting = await openSheets(page, days)
    expect(await printed(page)).toHaveLength(fitting.length)
  }
})

test('long names, twelve stops and long notes flow on to a second page, with no row cut in two', async ({ page }) => {
  const day = todayInTokyo()
  const [sheet] = await sheetsOf(day)
  const [job] = sheet?.jobs ?? []
  const [stop] = job?.stops ?? []
  if (!sheet || !job || !stop) throw new Error('Nobody drives today.')
  const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4).slice(0, 120)
  const stops = Array.from({ length: 12 }, (_, index) => ({
    ...stop,
    name: { en: `Place ${index + 1} ${long}`, ja: `場所${index + 1}` },
    note: {
      en: 'Wait at the second car park behind the shrine. '.repeat(4),
      ja: '神社の裏の第二駐車場で待機。'.repeat(4),
    },
  }))
  const full = { ...job, leadName: long, nameBoard: long, stops }
  await page.route('**/api/admin/dispatch/sheets?*', (route) =>
    route.fulfill({ json: { sheets: [{ ...sheet, jobs: [full] }] } }),
  )
  await beginAs(page, productUrl(), naomi)
  await page.goto(`/admin/dispatch/sheets?day=${day}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  const pages = await printed(page)
  expect(pages.length).toBeGreaterThan(1)
  const whole = pages.join(' ')
  for (let number = 1; number <= 12; number++) expect(whole).toContain(`場所${number}`)
  // The head of the table comes again where it goes on.
  expect(pages[1]).toContain('Way and parking')
  expect(pages.at(-1)).toContain('Destroy after the day.')
})
