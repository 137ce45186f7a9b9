import { expect, type Page } from '@playwright/test'
import { beginWith, naomi, newSession } from './support/people.ts'
import type { RunningAnnai } from './support/start-annai.ts'
import { test } from './support/test.ts'

// One Annai with its own cars and fares, so one after the other, each with a car of its own.
test.describe.configure({ mode: 'default' })

let annai: RunningAnnai
let session: { token: string; user: object }
test.beforeAll(async ({ ownAnnai }) => {
  annai = ownAnnai
  await annai.start()
  session = await newSession(annai.url, naomi)
})

async function open(page: Page, path: string): Promise<void> {
  await beginWith(page, session)
  await page.goto(`${annai.url}${path}`)
}

/** Opens the car in a row of the list: the how manieth of its class. */
async function openCar(page: Page, className: string, index = 0): Promise<string> {
  await open(page, '/admin/cabs/list?sort=plate')
  await page.getByRole('link', { name: className }).nth(index).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(className)
  return (await heading.textContent()) ?? ''
}

const dialog = (page: Page) => page.getByRole('dialog')

test('a car whose paper has ended is held back, and everybody is told until a newer one is here', async ({ page }) => {
  const name = await openCar(page, 'HiAce Long')
  const papers = page.getByRole('region', { name: 'Papers' })
  await papers.getByRole('button', { name: 'Add a paper' }).click()
  // What is no scan is told before anything is sent, and a paper without an end must say so.
  await dialog(page)
    .getByLabel(/Drop the scan/)
    .last()
    .setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear desk') })
  await dialog(page).getByRole('button', { name: 'Add the paper' }).click()
  await expect(dialog(page)).toContainText('Please choose a PDF, PNG or JPEG.')
  await expect(dialog(page)).toContainText('Write the last day, or choose that it has no end.')
  await dialog(page)
    .getByLabel(/Choose another file/)
    .last()
    .setInputFiles({ name: 'tachograph.pdf', mimeType: 'application/pdf', buffer: Buffer.from(smallPdf) })
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Tachograph')
  await dialog(page).getByRole('textbox', { name: 'Last day it holds' }).fill('30.4.2024')
  await expect(dialog(page).getByRole('status')).toContainText('held back')
  await dialog(page).getByRole('button', { name: 'Add the paper' }).click()

  await expect(page.getByText('Held back: the tachograph ended on Tuesday 30 April 2024.')).toBeVisible()
  const paper = papers.getByRole('listitem').filter({ hasText: 'Tachograph' })
  await expect(paper).toContainText('30 Apr 2024. Ended')
  const scan = page.waitForEvent('download')
  await paper.getByRole('button', { name: 'tachograph.pdf' }).click()
  expect((await scan).suggestedFilename()).toContain('tachograph')

  await page.goto(`${annai.url}/admin/cabs/list`)
  const strip = page.getByRole('list', { name: 'Held back by a paper' }).getByRole('listitem').filter({ hasText: name })
  await expect(strip).toContainText('It takes no job until the paper is here.')
  await strip.getByRole('link', { name: /Open car/ }).click()

  await page.getByRole('button', { name: 'Replace Tachograph' }).click()
  await dialog(page).getByText('It has no end').click()
  await dialog(page).getByRole('button', { name: 'Replace the paper' }).click()
  await expect(page.getByText('Held back: the tachograph')).toHaveCount(0)
  await page.getByRole('link', { name: 'Details and history' }).click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('added a paper')
  await expect(history).toContainText('replaced a paper')
})

test('a stop says what it takes off the car, stands on the board, and is called off again', async ({ page }) => {
  const name = await openCar(page, 'Coaster')
  await page.getByRole('button', { name: 'Plan a stop' }).click()
  await dialog(page).getByRole('textbox', { name: 'What for' }).fill('Tyres')
  await expect(dialog(page)).toContainText('No job of this car lies in these hours.')
  await dialog(page).getByRole('button', { name: 'Plan the stop' }).click()
  const stops = page.getByRole('region', { name: 'Out of service' })
  const stop = stops.getByRole('listitem').filter({ hasText: 'Tyres, all day' })
  await expect(stop).toContainText('planned')

  await stop.getByRole('link', { name: /Board/ }).click()
  await expect(page.getByRole('region', { name: 'Who is away' })).toContainText(`${name} (repair from`)
  await page.goBack()
  await stop.getByRole('button', { name: /Call off/ }).click()
  await dialog(page).getByRole('button', { name: 'Call it off' }).click()
  await expect(stop).toHaveCount(0)
})

test('a draft of the fares is tried on trips, saves itself, and is put in force', async ({ page }) => {
  await open(page, '/admin/fares')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Begin a draft' }).click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Next winter')
  await dialog(page).getByRole('button', { name: 'Begin the draft' }).click()
  await expect(page.getByText('Draft “Next winter”.')).toBeVisible()
  const trial = page.getByRole('region', { name: 'The change, on real trips' })
  const trips = trial.getByRole('table').getByRole('row')
  await expect(trips).toHaveCount(21)
  await expect(trial).not.toContainText('+ ¥')

  const grid = page.getByRole('table', { name: 'Airport transfers by class, yen' })
  const figures = grid.getByRole('textbox')
  const first = figures.first()
  const foot = page.getByRole('region', { name: 'The draft' })
  for (const index of [0, 1, 2]) {
    await figures.nth(index).fill('90000')
    await page.keyboard.press('ArrowRight')
  }
  await figures.nth(2).press('Enter')
  await expect(figures.nth(5)).toBeFocused()
  await expect(first).toHaveAttribute('aria-label', /changed, was/)
  await expect(page.getByText('Changes 3 of')).toBeVisible()
  await expect(foot).toContainText(/Draft saved \d\d:\d\d\. Not in force/)
  await expect(trial).toContainText('+ ¥')
  await page.reload()
  await expect(first).toHaveValue('90,000')

  await page.getByRole('radio', { name: 'By the hour' }).check()
  await expect(page.getByRole('table', { name: 'Packages of hours by class, yen' })).toBeVisible()
  await foot.getByRole('button', { name: /^Put in force from 1 / }).click()
  await expect(dialog(page)).toContainText('Rides that are booked keep their price')
  await dialog(page)
    .getByRole('button', { name: /^Put in force/ })
    .click()
  const tables = page.getByRole('table', { name: /Fare tables/ })
  await expect(tables.getByRole('row').filter({ hasText: 'Next winter' })).toContainText('Coming')
  await expect(page.getByRole('button', { name: 'Begin a draft' })).toBeVisible()

  // Before its moment it can be looked into, and made a draft again.
  await tables.getByRole('button', { name: 'Next winter', exact: true }).click()
  await expect(page.getByText('“Next winter”, coming.')).toBeVisible()
  await page.getByRole('radio', { name: 'Transfers' }).check()
  await expect(page.getByRole('table', { name: 'Airport transfers by class, yen' }).first()).toContainText('90,000')
  await page.getByRole('button', { name: 'Back to what is in force' }).click()
  await tables.getByRole('button', { name: /^Make it a draft again/ }).click()
  await dialog(page).getByRole('button', { name: 'Make it a draft again' }).click()
  await expect(page.getByText('Draft “Next winter”.')).toBeVisible()
  await expect(first).toHaveValue('90,000')
  await foot.getByRole('button', { name: 'Throw the draft away' }).click()
  await dialog(page).getByRole('button', { name: 'Throw it away' }).click()
  await expect(tables.getByRole('row').filter({ hasText: 'Next winter' })).toHaveCount(0)
})

const smallPdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
