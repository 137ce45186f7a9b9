import { expect, type Locator, type Page } from '@playwright/test'
import { type Booked, book, ownDay } from './support/bookings.ts'
import { beginWith, naomi, newSession } from './support/people.ts'
import type { RunningAnnai } from './support/start-annai.ts'
import { test } from './support/test.ts'

// One Annai whose crews nobody else wants; each test has a day of its own.
test.describe.configure({ mode: 'default' })

let annai: RunningAnnai
test.beforeAll(async ({ ownAnnai }) => {
  annai = ownAnnai
  await annai.start()
})

/** The bar of a booking among the chauffeurs, on whichever row it stands. */
const barOf = (page: Page, { reference }: Booked) => page.locator(`[data-bar^="${reference} "][data-kind=chauffeur]`)
const rowOf = (bar: Locator) => bar.getAttribute('data-row')
const said = (page: Page) => page.locator('[data-said]')
const refused = (page: Page) => page.locator('[data-refused]')
const strip = (page: Page) => page.locator('[data-strip]')
const placeOf = (page: Page, rowId: string | null) => page.locator(`[data-board-row="${rowId}"]`)
/** Rows of people, by how what is in the hand would stand there. */
const rows = (page: Page, verdict: string) =>
  page.locator(`[data-board-row][data-kind=chauffeur][data-verdict=${verdict}]`)

async function open(page: Page, number: number): Promise<Booked> {
  const day = await ownDay(annai.url, number)
  const booked = await book(annai.url, { day })
  await beginWith(page, await newSession(annai.url, naomi))
  await page.goto(`${annai.url}/admin/dispatch?day=${day}`)
  await expect(barOf(page, booked)).toBeVisible()
  return booked
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

test('a bar is dragged to a row that fits, and undone', async ({ page }) => {
  const booked = await open(page, 1)
  const bar = barOf(page, booked)
  const before = await rowOf(bar)
  const { x } = await take(page, bar)
  const target = await rows(page, 'fits').first().getAttribute('data-board-row')
  await carry(page, x, placeOf(page, target))
  await page.mouse.up()

  await expect.poll(() => rowOf(bar)).toBe(target)
  await expect(bar).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Moved to / })).toBeVisible()
  // The end of a drag is no press: the job was not opened.
  await expect.poll(() => new URL(page.url()).searchParams.get('job')).toBeNull()

  await page.keyboard.press('Control+z')
  await expect.poll(() => rowOf(bar)).toBe(before)
  await expect(said(page)).toHaveText(/^Undone: .+ is with .+ again\./)
  await expect(bar).toBeFocused()
  await page.reload()
  await expect.poll(() => rowOf(bar)).toBe(before)
})

test('a row that refuses says why, and the bar goes back', async ({ page }) => {
  const booked = await open(page, 2)
  const bar = barOf(page, booked)
  // Somebody who is out with another job at that hour.
  const other = await book(annai.url, { day: booked.booking.startsAt.slice(0, 10) })
  await expect(barOf(page, other)).toBeVisible()
  const [before, taken] = [await rowOf(bar), await rowOf(barOf(page, other))]
  const { x } = await take(page, bar)
  await carry(page, x, placeOf(page, taken))
  await expect(page.getByText(/^Not here: /)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(strip(page)).toHaveCount(0)
  await expect.poll(() => rowOf(bar)).toBe(before)
})

test('everything goes by keys alone, and is said', async ({ page }) => {
  const booked = await open(page, 3)
  const bar = barOf(page, booked)
  const before = await rowOf(bar)
  await bar.focus()
  await page.keyboard.press('m')
  await expect(said(page)).toHaveText(/^Picked up\. .+ rows? fits?/)
  // Up and down lead only to rows that fit; which of the two there is depends on where the bar stands.
  await page.keyboard.press('ArrowDown')
  await expect(said(page)).toHaveText(/, fits|^No row that fits below/)
  if ((await said(page).textContent())?.startsWith('No row')) await page.keyboard.press('ArrowUp')
  await expect(said(page)).toHaveText(/^[\p{L} ]+, fits( with a warning)?, /u)
  await page.keyboard.press('Escape')
  await expect(said(page)).toHaveText(/^Put back\./)
  await expect.poll(() => rowOf(bar)).toBe(before)

  await page.keyboard.press('m')
  await expect(said(page)).toHaveText(/^Picked up\./)
  await page.keyboard.press('ArrowDown')
  await expect(said(page)).toHaveText(/, fits|^No row that fits below/)
  if ((await said(page).textContent())?.startsWith('No row')) await page.keyboard.press('ArrowUp')
  await expect(said(page)).toHaveText(/, fits/)
  await page.keyboard.press('Enter')
  await expect.poll(() => rowOf(bar)).not.toBe(before)
  await expect(bar).toBeFocused()
  await expect(refused(page)).toBeEmpty()
  await page.keyboard.press('Control+z')
  await expect.poll(() => rowOf(bar)).toBe(before)
  await expect(bar).toBeFocused()
})

test('another hour shows its price before anybody agrees, and can be left', async ({ page }) => {
  const booked = await open(page, 4)
  const bar = barOf(page, booked)
  const startsAt = await bar.getAttribute('data-starts')
  await bar.focus()
  await page.keyboard.press('m')
  await expect(said(page)).toHaveText(/^Picked up\./)
  await page.keyboard.press('Shift+ArrowRight')
  await expect(said(page)).toHaveText(/^09:00, /)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('09:00')
  await expect(dialog.getByRole('checkbox', { name: 'Tell the guest' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(bar).toBeFocused()
  expect(await bar.getAttribute('data-starts')).toBe(startsAt)

  await page.keyboard.press('m')
  await expect(said(page)).toHaveText(/^Picked up\./)
  await page.keyboard.press('Shift+ArrowRight')
  await expect(said(page)).toHaveText(/^09:00, /)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: /^Move to 09:00/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => bar.getAttribute('data-starts')).toContain('T09:00')
})
