import { expect, type Page } from '@playwright/test'
import { beginWith, naomi, newSession } from './support/people.ts'
import { type RunningAnnai, startAnnai } from './support/start-annai.ts'
import { test } from './support/test.ts'

// One Annai with its own cars and fares, so one after the other, each with a car of its own.
test.describe.configure({ mode: 'default' })

let annai: RunningAnnai
let session: { token: string; user: object }
test.beforeAll(async () => {
  annai = await startAnnai('build')
  await annai.start()
  session = await newSession(annai.url, naomi)
})
test.afterAll(() => annai.remove())

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

test('two people change one car: both versions are kept, and the joined one is saved', async ({ page, browser }) => {
  await openCar(page, 'Crown', 1)
  const other = await (await browser.newContext()).newPage()
  await open(other, new URL(page.url()).pathname + new URL(page.url()).search)
  await other.getByRole('textbox', { name: 'Odometer, km' }).fill('111222')
  await other.getByRole('textbox', { name: 'Colour' }).fill('Hers')
  await other.getByRole('button', { name: 'Save car' }).click()
  await expect(other.getByRole('button', { name: 'Save car' })).toHaveCount(0)
  await other.context().close()

  await page.getByRole('textbox', { name: 'Colour' }).fill('Mine')
  await page.getByRole('textbox', { name: 'ETC card ends' }).fill('9090')
  const bar = page.getByRole('region', { name: 'Not saved yet' })
  await expect(bar).toContainText('Not saved: colour, etc card.')
  // Leaving asks once, and staying loses nothing.
  await page.getByRole('link', { name: 'Show on dispatch' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  const conflict = page.getByRole('region', { name: 'Two versions' })
  await expect(conflict.getByRole('alert')).toContainText('One field needs your choice.')
  await conflict.getByRole('radio', { name: 'Mine' }).check()
  await conflict.getByRole('button', { name: 'Save the joined version' }).click()
  await expect(conflict).toHaveCount(0)
  // The bar goes when the server has it; before that a reload would read the version of the other.
  await expect(bar).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Colour' })).toHaveValue('Mine')
  await expect(page.getByRole('textbox', { name: 'Odometer, km' })).toHaveValue('111,222')
  await expect(page.getByRole('textbox', { name: 'ETC card ends' })).toHaveValue('9090')
})

test('a new car is added with the usual loads of its class, and a plate that is taken is told at its field', async ({
  page,
}) => {
  await open(page, '/admin/cabs/list')
  const taken = (await page.getByRole('row').nth(1).locator('[lang=ja]').textContent()) ?? ''
  await page.getByRole('link', { name: 'Add a car' }).click()
  const form = page.getByRole('region', { name: 'The car' })
  await form.getByRole('button', { name: /Class/ }).click()
  await page.getByRole('listbox').getByRole('option', { name: 'Alphard' }).click()
  await expect(page.getByRole('textbox', { name: 'Large suitcases with 6 guests' })).toHaveValue('2')
  await page.getByRole('textbox', { name: 'Plate' }).fill(taken)
  await page.getByRole('button', { name: /Garage/ }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('button', { name: 'Add car' }).click()
  await expect(page.getByText('Another car has this plate.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Plate' }).fill('品川 399 さ 98-76')
  await page.getByRole('button', { name: 'Add car' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alphard 98-76')
  await expect(page.getByRole('region', { name: 'Papers' })).toContainText('No papers yet.')
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
  // What is no figure is told, is not saved, and does not take the trial away.
  await first.fill('twelve')
  const foot = page.getByRole('region', { name: 'The draft' })
  await expect(foot).toContainText('Not saved: one figure needs another look.')
  await expect(foot.getByRole('button', { name: /^Put in force/ })).toBeDisabled()
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

test('without a connection a draft keeps what is typed and saves it later; it can be thrown away', async ({ page }) => {
  await open(page, '/admin/fares?way=hourly')
  await page.getByRole('button', { name: 'Begin a draft' }).click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Never')
  await dialog(page).getByRole('button', { name: 'Begin the draft' }).click()
  const foot = page.getByRole('region', { name: 'The draft' })
  await expect(foot).toContainText('Draft saved')
  await page.context().setOffline(true)
  const half = page.getByRole('textbox', { name: 'Half an hour more, Crown, yen' })
  await half.fill('2300')
  await expect(foot).toContainText('Not saved: no connection.')
  await page.context().setOffline(false)
  await expect(foot).toContainText('Draft saved')
  await page.reload()
  await expect(half).toHaveValue('2,300')
  await page.getByRole('button', { name: 'Throw the draft away' }).click()
  await dialog(page).getByRole('button', { name: 'Throw it away' }).click()
  await expect(page.getByRole('button', { name: 'Begin a draft' })).toBeVisible()
})

const smallPdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
