import { type Browser, expect, type Page } from '@playwright/test'
import type { Board, BoardJob } from '#contract/dispatch.ts'
import { book, ownDay } from './support/bookings.ts'
import { beginWith, naomi, newSession } from './support/people.ts'
import type { RunningAnnai } from './support/start-annai.ts'
import { test } from './support/test.ts'

// One Annai, which is killed and started again, so one after the other.
test.describe.configure({ mode: 'default' })

let annai: RunningAnnai
let token: string
let day: string
test.beforeAll(async ({ ownAnnai }) => {
  annai = ownAnnai
  await annai.start()
  token = (await newSession(annai.url, naomi)).token
  day = await ownDay(annai.url, 30)
})
test.beforeEach(() => annai.start())

async function readJob(reference: string): Promise<BoardJob> {
  const answer = await fetch(`${annai.url}/api/admin/dispatch?day=${day}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { jobs } = (await answer.json()) as Board
  const job = jobs.find((one) => one.reference === reference)
  if (!job) throw new Error(`${reference} is not on the board of ${day}.`)
  return job
}

const chauffeurOf = (job: BoardJob) => job.legs.find(({ kind }) => kind === 'chauffeur')?.resourceId

const barOf = (page: Page, reference: string) => page.locator(`[data-bar^="${reference} "][data-kind=chauffeur]`)

async function openBoard(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: annai.url })
  const page = await context.newPage()
  await beginWith(page, await newSession(annai.url, naomi))
  await page.goto(`/admin/dispatch?day=${day}`)
  return page
}

const said = (page: Page) => page.locator('[data-said]')

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
  const { reference } = await book(annai.url, { day })
  const [first, second] = [await openBoard(browser), await openBoard(browser)]
  for (const page of [first, second]) await expect(barOf(page, reference)).toBeVisible()
  const before = chauffeurOf(await readJob(reference))

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
  const after = chauffeurOf(await readJob(reference))
  expect(after).not.toBe(before)
  overtaken.resolve()
  expect((await refused).status()).toBe(409)

  await expect(second.locator('[data-refused]')).toHaveText(changedMeanwhile)
  for (const page of [first, second]) await expect(barOf(page, reference)).toHaveAttribute('data-row', after ?? '')
  expect(chauffeurOf(await readJob(reference))).toBe(after)

  // Once more, and now it is heard before it can be put down.
  await second.unroute('**/dispatch/moves')
  await pickUp(second, reference)
  await pickUp(first, reference)
  await first.keyboard.press('Enter')
  await expect(second.locator('[data-refused]')).toHaveText(changedMeanwhile)
  await expect(second.locator('[data-strip]')).toHaveCount(0)
  await expect.poll(async () => chauffeurOf(await readJob(reference))).not.toBe(after)
  const now = chauffeurOf(await readJob(reference))
  await expect(barOf(second, reference)).toHaveAttribute('data-row', now ?? '')
  await expect(barOf(second, reference)).toBeFocused()
})

test('a server that is killed and started again finds two boards waiting, and both catch up on what they missed', async ({
  browser,
}) => {
  // A server that starts, and lines that are opened again after a while, take their time.
  test.slow()
  const { reference } = await book(annai.url, { day })
  const boards = [await openBoard(browser), await openBoard(browser)]
  for (const page of boards) await expect(barOf(page, reference)).toBeVisible()
  const job = await readJob(reference)

  await annai.kill()
  for (const page of boards) await expect(page.getByText(/line is lost/i).first()).toBeVisible({ timeout: 30_000 })
  await annai.start()
  // While nobody listens yet, or just does, the crew changes without any of the two boards having asked for it.
  const free = await fetch(`${annai.url}/api/admin/dispatch/fits`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reference, kind: 'chauffeur', from: chauffeurOf(job) }),
  })
  const { fits, version } = await free.json()
  const to = fits.find(({ verdict }: { verdict: string }) => verdict === 'fits').resourceId
  const moved = await fetch(`${annai.url}/api/admin/dispatch/moves`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ moves: [{ reference, version, kind: 'chauffeur', from: chauffeurOf(job), to }] }),
  })
  expect(moved.status).toBe(200)
  for (const page of boards) {
    await expect(barOf(page, reference)).toHaveAttribute('data-row', to, { timeout: 30_000 })
    await expect(page.getByText(/line is lost/i)).toHaveCount(0)
  }
})
