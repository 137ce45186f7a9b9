import { randomUUID } from 'node:crypto'
import { expect, type Page, type Route } from '@playwright/test'
import type { Board, BoardJob, BoardRow } from '#contract/dispatch.ts'
import { ask, book, hold, ownDay } from './support/bookings.ts'
import { takeTyped } from './support/combobox.ts'
import { beginWith, naomi, newSession } from './support/people.ts'
import type { RunningAnnai } from './support/start-annai.ts'
import { test } from './support/test.ts'

// One Annai with one crew, so one after the other, each on a day of its own.
test.describe.configure({ mode: 'default' })

let annai: RunningAnnai
let session: { token: string; user: object }
test.beforeAll(async ({ ownAnnai }) => {
  annai = ownAnnai
  await annai.start()
  session = await newSession(annai.url, naomi)
})

const asked = (method: string, path: string, body?: object) =>
  ask(annai.url, method, path, body, { authorization: `Bearer ${session.token}`, 'idempotency-key': randomUUID() })

async function boardOf(day: string): Promise<Board> {
  const { status, body } = await asked('GET', `/admin/dispatch?day=${day}`)
  expect(status).toBe(200)
  return body
}

const jobOf = (board: Board, reference: string): BoardJob => {
  const job = board.jobs.find((one) => one.reference === reference)
  if (!job) throw new Error(`${reference} is not on the board.`)
  return job
}

const chauffeurOf = (board: Board, reference: string): BoardRow => {
  const leg = jobOf(board, reference).legs.find(({ kind }) => kind === 'chauffeur')
  const row = board.rows.find(({ id }) => id === leg?.resourceId)
  if (!row) throw new Error(`${reference} has no chauffeur.`)
  return row
}

const missesChauffeur = async (day: string, reference: string) => jobOf(await boardOf(day), reference).missing.chauffeur

/** Takes the chauffeur off a booking, as the desk does by telephone. */
async function loseChauffeur(day: string, reference: string): Promise<void> {
  const board = await boardOf(day)
  const move = { reference, version: jobOf(board, reference).version, kind: 'chauffeur', to: null }
  const { status } = await asked('POST', '/admin/dispatch/moves', {
    moves: [{ ...move, from: chauffeurOf(board, reference).id }],
    reason: 'Fell off a ladder',
  })
  expect(status).toBe(200)
}

async function openBoard(page: Page, day: string, query = ''): Promise<void> {
  await beginWith(page, session)
  await page.goto(`${annai.url}/admin/dispatch?day=${day}${query}`)
}

test('somebody calls in sick: the job gets another crew by one press, one undo takes it back, and they are well again', async ({
  page,
}) => {
  const day = await ownDay(annai.url, 31)
  const { reference } = await book(annai.url, { day })
  const ill = chauffeurOf(await boardOf(day), reference)

  await openBoard(page, day)
  await expect(page.getByText('Everybody has a crew.')).toBeVisible()
  await page.getByRole('button', { name: 'Ill, leave, repair' }).click()
  await takeTyped(page.getByRole('combobox', { name: 'Who or what' }), ill.shortName)
  // What it would cost is said before anything is done.
  await expect(page.getByText('This job is lost:')).toBeVisible()
  expect(await missesChauffeur(day, reference)).toBe(0)
  await page.getByRole('button', { name: /is ill: 1 job goes to the tray$/ }).click()

  const panel = page.getByRole('complementary', { name: 'One job, what fits' })
  await expect(panel.getByRole('heading', { name: 'One job, what fits' })).toBeFocused()
  await expect(panel.getByRole('radio').first()).toBeChecked()
  await expect(panel.getByRole('checkbox', { name: /^Mail the guest/ })).toBeChecked()
  await expect(page.getByRole('heading', { name: '1 without crew' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Everybody has a crew.')).toBeVisible()
  await expect(panel).toHaveCount(0)
  expect(chauffeurOf(await boardOf(day), reference).id).not.toBe(ill.id)

  await page.keyboard.press('Control+z')
  await expect(page.getByRole('heading', { name: '1 without crew' })).toBeVisible()
  // It is drawn before the server has answered.
  await expect.poll(() => missesChauffeur(day, reference)).toBe(1)

  await page.getByRole('button', { name: 'Not ill after all' }).click()
  await page.getByRole('button', { name: /is there$/ }).click()
  await expect(page.getByText(/One job came back/)).toBeVisible()
  await expect(page.getByText('Everybody has a crew.')).toBeVisible()
  expect(chauffeurOf(await boardOf(day), reference).id).toBe(ill.id)
})

test('on a telephone a job is given from the list of who fits, with the reasons of who does not', async ({
  browser,
}) => {
  const day = await ownDay(annai.url, 32)
  const { reference } = await book(annai.url, { day })
  await loseChauffeur(day, reference)

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openBoard(page, day)
  await expect(page.getByText('1 without crew.')).toBeVisible()
  await page.getByRole('button', { name: /^Find crew for/ }).tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('radio').first()).toBeChecked()
  await expect(sheet.getByRole('list', { name: 'Who does not fit' }).getByRole('listitem').first()).toContainText(
    /Not possible\.|May be asked\./,
  )
  await sheet.getByRole('button', { name: /^Give / }).tap()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('1 without crew.')).toHaveCount(0)
  // The button has gone with what was missing; the focus stays on the job.
  await expect(page.locator(`[data-job="${reference}"]`)).toBeFocused()
  expect(await missesChauffeur(day, reference)).toBe(0)

  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(page.getByText('1 without crew.')).toBeVisible()
  await context.close()
})

test('the table does everything by keyboard alone, and the focus comes back to where it was', async ({ page }) => {
  const day = await ownDay(annai.url, 33)
  const { reference } = await book(annai.url, { day })
  await loseChauffeur(day, reference)

  await openBoard(page, day, '&view=table')
  const table = page.getByRole('table', { name: /^Jobs of/ })
  await expect(table.getByRole('columnheader', { name: 'Chauffeur' })).toBeVisible()
  const row = table.getByRole('row').filter({ hasText: reference })
  await row.getByRole('button', { name: /^Find a chauffeur for/ }).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('radio').first()).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const name = (await sheet.locator('label:has(input[type=radio]:checked) bdi').first().textContent()) ?? ''
  await sheet.getByRole('button', { name: /^Give / }).focus()
  await page.keyboard.press('Enter')
  await expect(row).toContainText(name)
  await expect(row.getByRole('button', { name: `Change chauffeur ${name} of` })).toBeFocused()
  expect(chauffeurOf(await boardOf(day), reference).shortName).toBe(name)

  // Somebody gave it away meanwhile: nothing is done, and the reason is said in the sheet.
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('radio').first()).toBeChecked()
  const meanwhile = async (route: Route) => {
    await loseChauffeur(day, reference)
    await route.continue()
  }
  await page.route('**/api/admin/dispatch/moves', meanwhile, { times: 1 })
  // What was done before is still said, with its way back, and lies over nothing that can be pressed here.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await sheet.getByRole('button', { name: /^Give / }).click({ timeout: 5000 })
  // The last word: "Nothing was done" stands there only until who fits has been asked again.
  await expect(sheet.getByRole('alert').filter({ hasText: 'the board shows who has it now' })).toBeVisible()
  expect(await missesChauffeur(day, reference)).toBe(1)
})

test('a job on the board has its telephones and what is due; what was received is written down, and corrected', async ({
  page,
}) => {
  const day = await ownDay(annai.url, 33)
  const { reference, booking } = await hold(annai.url, { day }, { phone: '+44 7700 900143' })
  const paysThen = { to: 'confirmed', reason: 'Pays on the day' }
  expect((await asked('POST', `/admin/bookings/${reference}/move`, paysThen)).status).toBe(200)

  await openBoard(page, day, `&job=${reference}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('link', { name: 'Ring Eleanor Marsh, +447700900143' })).toHaveAttribute(
    'href',
    'tel:+447700900143',
  )
  // Guest, chauffeur and guide.
  await expect(panel.getByRole('link', { name: /^Ring / })).toHaveCount(3)
  await expect(panel.getByText('to collect, cash or terminal')).toBeVisible()

  await panel.getByRole('button', { name: 'Received' }).click()
  const dialog = page.getByRole('dialog', { name: 'Received from Eleanor Marsh' })
  await dialog.getByRole('combobox', { name: 'How' }).selectOption({ label: 'Card terminal' })
  await page.keyboard.press('Control+Enter')
  await expect(panel.getByText('Nothing is due.')).toBeVisible()
  await expect(panel.getByText(/card terminal, \d\d:\d\d, \S+$/)).toBeVisible()

  await panel.getByRole('button', { name: /^Correct ¥/ }).click()
  const wrong = page.getByRole('dialog', { name: /^Take back ¥/ })
  await wrong.getByRole('textbox').fill('The terminal refused the card')
  await wrong.getByRole('button', { name: /^Take back ¥/ }).click()
  await expect(panel.getByText('to collect, cash or terminal')).toBeVisible()
  const { body } = await asked('GET', `/admin/dispatch/jobs/${reference}`)
  expect(body).toMatchObject({ dueYen: booking.totalYen, taken: [] })
})
