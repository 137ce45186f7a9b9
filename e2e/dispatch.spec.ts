import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import type { Board, BoardJob } from '#contract/dispatch.ts'
import { ask, book, ownDay } from './support/bookings.ts'
import { takeTyped } from './support/combobox.ts'
import { beginWith, naomi, newSession } from './support/people.ts'
import type { RunningAnnai } from './support/start-annai.ts'
import { test } from './support/test.ts'

// One Annai whose crews nobody else wants, and which is killed and started again, so one after the other.
test.describe.configure({ mode: 'default' })

let annai: RunningAnnai
let session: { token: string; user: object }
test.beforeAll(async ({ ownAnnai }) => {
  annai = ownAnnai
  await annai.start()
  session = await newSession(annai.url, naomi)
})
test.beforeEach(() => annai.start())

const asked = (method: string, path: string, body?: object) =>
  ask(annai.url, method, path, body, { authorization: `Bearer ${session.token}` })

async function readBoard(day: string): Promise<Board> {
  const { status, body } = await asked('GET', `/admin/dispatch?day=${day}`)
  expect(status).toBe(200)
  return body
}

async function readJob(day: string, reference: string): Promise<BoardJob> {
  const job = (await readBoard(day)).jobs.find((one) => one.reference === reference)
  if (!job) throw new Error(`${reference} is not on the board of ${day}.`)
  return job
}

/** Of the chauffeur. */
const rowOf = (job: BoardJob) => job.legs.find(({ kind }) => kind === 'chauffeur')?.resourceId

/** The bar of a booking among the chauffeurs, on whichever row it stands. */
const barOf = (page: Page, reference: string) => page.locator(`[data-bar^="${reference} "][data-kind=chauffeur]`)
const said = (page: Page) => page.locator('[data-said]')
const strip = (page: Page) => page.locator('[data-strip]')
const placeOf = (page: Page, rowId: string | null) => page.locator(`[data-board-row="${rowId}"]`)

async function openBoard(browser: Browser, day: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: annai.url })
  const page = await context.newPage()
  await beginWith(page, await newSession(annai.url, naomi))
  await page.goto(`/admin/dispatch?day=${day}`)
  return page
}

const middleOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Takes a bar and holds it, a little off its place, until the board says where it fits. */
async function take(page: Page, bar: Locator): Promise<{ x: number; y: number }> {
  await bar.scrollIntoViewIfNeeded()
  const from = await middleOf(bar)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 2, from.y + 8)
  await expect(strip(page)).toContainText(/rows? fits?/)
  return from
}

/** Near an edge the board scrolls on by itself: the hand is there when the row stays where it is. */
async function carry(page: Page, x: number, to: Locator) {
  let before = Number.NaN
  await expect
    .poll(async () => {
      const { y } = await middleOf(to)
      await page.mouse.move(x, y)
      const hasStayed = y === before
      before = y
      return hasStayed && y > 0 && y < (page.viewportSize()?.height ?? 0)
    })
    .toBe(true)
}

test('a bar is dragged to a row that fits, and undone; a row that refuses says why, and the bar goes back; somebody calls in sick: the job gets another crew by one press, one undo takes it back, and they are well again; the same day is a table, and a list on a telephone', async ({
  page,
}) => {
  // One story in one go: each of its steps is quick, and there are many.
  test.slow()
  const day = await ownDay(annai.url, 31)
  const { reference } = await book(annai.url, { day })
  // Somebody who is out with another job at that hour.
  const other = await book(annai.url, { day })
  const before = await readBoard(day)
  const own = rowOf(await readJob(day, reference)) ?? ''
  const taken = rowOf(await readJob(day, other.reference)) ?? ''
  await beginWith(page, session)
  await page.goto(`${annai.url}/admin/dispatch?day=${day}`)
  const bar = barOf(page, reference)
  const isOn = (row: string | null) => expect(bar).toHaveAttribute('data-row', row ?? '')
  await isOn(own)
  await expect(page.getByText('Everybody has a crew.')).toBeVisible()

  const { x } = await take(page, bar)
  const fitting = page.locator('[data-board-row][data-kind=chauffeur][data-verdict=fits]').first()
  const target = await fitting.getAttribute('data-board-row')
  await carry(page, x, placeOf(page, target))
  await page.mouse.up()
  await isOn(target)
  await expect(bar).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Moved to / })).toBeVisible()
  // The end of a drag is no press: the job was not opened.
  await expect.poll(() => new URL(page.url()).searchParams.get('job')).toBeNull()
  await page.keyboard.press('Control+z')
  await isOn(own)
  await expect(said(page)).toHaveText(/^Undone: .+ is with .+ again\./)
  await expect(bar).toBeFocused()
  await page.reload()
  await isOn(own)

  const held = await take(page, bar)
  await carry(page, held.x, placeOf(page, taken))
  await expect(page.getByText(/^Not here: /)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(strip(page)).toHaveCount(0)
  await isOn(own)

  const missing = async () => (await readJob(day, reference)).missing.chauffeur
  await page.getByRole('button', { name: 'Ill, leave, repair' }).click()
  const ill = before.rows.find(({ id }) => id === own)?.shortName ?? ''
  await takeTyped(page.getByRole('combobox', { name: 'Who or what' }), ill)
  // What it would cost is said before anything is done.
  await expect(page.getByText('This job is lost:')).toBeVisible()
  expect(await missing()).toBe(0)
  await page.getByRole('button', { name: /is ill: 1 job goes to the tray$/ }).click()
  const panel = page.getByRole('complementary', { name: 'One job, what fits' })
  await expect(panel.getByRole('heading', { name: 'One job, what fits' })).toBeFocused()
  await expect(panel.getByRole('radio').first()).toBeChecked()
  await expect(panel.getByRole('checkbox', { name: /^Mail the guest/ })).toBeChecked()
  await expect(page.getByRole('heading', { name: '1 without crew' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Everybody has a crew.')).toBeVisible()
  await expect(panel).toHaveCount(0)
  expect(rowOf(await readJob(day, reference))).not.toBe(own)

  await page.keyboard.press('Control+z')
  await expect(page.getByRole('heading', { name: '1 without crew' })).toBeVisible()
  // It is drawn before the server has answered.
  await expect.poll(missing).toBe(1)

  await page.getByRole('button', { name: 'Not ill after all' }).click()
  await page.getByRole('button', { name: /is there$/ }).click()
  await expect(page.getByText(/One job came back/)).toBeVisible()
  await expect(page.getByText('Everybody has a crew.')).toBeVisible()
  expect(rowOf(await readJob(day, reference))).toBe(own)

  await bar.click()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /^Ring / })
      .first(),
  ).toBeVisible()
  expect(new URL(page.url()).searchParams.get('job')).toBe(reference)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Table' }).click()
  await expect(page.getByRole('table', { name: /^Jobs of/ })).toContainText(reference)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator(`[data-job="${reference}"]`)).toBeVisible()
  await expect(page.getByText(/^On a small screen jobs are given from a list/)).toBeVisible()
})

/** In the hand, over the next row that fits; the next Enter puts it there. */
async function pickUp(page: Page, reference: string): Promise<void> {
  await barOf(page, reference).focus()
  await page.keyboard.press('m')
  await expect(said(page)).toHaveText(/^Picked up\./)
  await page.keyboard.press('ArrowDown')
  await expect(said(page)).toHaveText(/, fits|^No row that fits below/)
  if ((await said(page).textContent())?.startsWith('No row')) await page.keyboard.press('ArrowUp')
  await expect(said(page)).toHaveText(/, fits/)
}

const changedMeanwhile = /^Somebody changed this a moment ago/

test('two dispatchers move the same bar: one wins, the other is told, and both see the same board; what is moved meanwhile is taken out of the hand, with the reason', async ({
  browser,
}) => {
  const day = await ownDay(annai.url, 30)
  const { reference } = await book(annai.url, { day })
  const [first, second] = [await openBoard(browser, day), await openBoard(browser, day)]
  for (const page of [first, second]) await expect(barOf(page, reference)).toBeVisible()
  const before = rowOf(await readJob(day, reference))

  await pickUp(first, reference)
  // Who holds what is seen by the other before it comes to that.
  await expect(barOf(second, reference)).toContainText('Naomi is moving this')
  await pickUp(second, reference)
  // Both let go; on its way to the server one is overtaken by the other.
  const overtaken = Promise.withResolvers<void>()
  await second.route('**/dispatch/moves', async (route) => {
    await overtaken.promise
    await route.continue()
  })
  const refused = second.waitForResponse(/\/dispatch\/moves$/)
  await second.keyboard.press('Enter')
  const moved = first.waitForResponse(/\/dispatch\/moves$/)
  await first.keyboard.press('Enter')
  expect((await moved).status()).toBe(200)
  const after = rowOf(await readJob(day, reference))
  expect(after).not.toBe(before)
  overtaken.resolve()
  expect((await refused).status()).toBe(409)

  await expect(second.locator('[data-refused]')).toHaveText(changedMeanwhile)
  for (const page of [first, second]) await expect(barOf(page, reference)).toHaveAttribute('data-row', after ?? '')
  expect(rowOf(await readJob(day, reference))).toBe(after)

  // Once more, and now it is heard before it can be put down.
  await second.unroute('**/dispatch/moves')
  await pickUp(second, reference)
  await pickUp(first, reference)
  await first.keyboard.press('Enter')
  await expect(second.locator('[data-refused]')).toHaveText(changedMeanwhile)
  await expect(second.locator('[data-strip]')).toHaveCount(0)
  await expect.poll(async () => rowOf(await readJob(day, reference))).not.toBe(after)
  const now = rowOf(await readJob(day, reference))
  await expect(barOf(second, reference)).toHaveAttribute('data-row', now ?? '')
  await expect(barOf(second, reference)).toBeFocused()
})

test('a server that is killed and started again finds two boards waiting, and both catch up on what they missed', async ({
  browser,
}) => {
  // A server that starts, and lines that are opened again after a while, take their time.
  test.slow()
  const day = await ownDay(annai.url, 30)
  const { reference } = await book(annai.url, { day })
  const boards = [await openBoard(browser, day), await openBoard(browser, day)]
  for (const page of boards) await expect(barOf(page, reference)).toBeVisible()
  const job = await readJob(day, reference)

  await annai.kill()
  for (const page of boards) await expect(page.getByText(/line is lost/i).first()).toBeVisible()
  await annai.start()
  // While nobody listens yet, or just does, the crew changes without any of the two boards having asked for it.
  const { body: free } = await asked('POST', '/admin/dispatch/fits', { reference, kind: 'chauffeur', from: rowOf(job) })
  const to = free.fits.find(({ verdict }: { verdict: string }) => verdict === 'fits').resourceId
  const move = { reference, version: free.version, kind: 'chauffeur', from: rowOf(job), to }
  const moved = await asked('POST', '/admin/dispatch/moves', { moves: [move] })
  expect(moved.status).toBe(200)
  for (const page of boards) {
    await expect(barOf(page, reference)).toHaveAttribute('data-row', to)
    await expect(page.getByText(/line is lost/i)).toHaveCount(0)
  }
})
