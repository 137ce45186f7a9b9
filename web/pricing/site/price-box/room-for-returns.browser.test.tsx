import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type LaterReturns, laterReturns } from '#contract/pricing.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { book, box, openBox, serveBox } from '#web/testing/price-box.tsx'
import { dayOfNextMonth, farOut, inTown, returnsOf } from './box.fixture.ts'
import type { BoxTour } from './box.ts'

const server = fakeServer()
const day = dayOfNextMonth(20)
const chosen = `?day=${day}`
const bookingTop = () => book.element().getBoundingClientRect().top
const later = box.getByRole('group', { name: 'Return later?' })

/** The answers wait until they are let go, as on a slow network. */
let letGo: () => void = () => undefined
function answerLate(answer: () => LaterReturns) {
  let isOpen: Promise<void>
  const shut = () => {
    isOpen = new Promise((resolve) => {
      letGo = resolve
    })
  }
  shut()
  server.on(laterReturns, async () => {
    await isOpen
    shut()
    return answer()
  })
}

const asked = (times: number) => expect.poll(() => server.asked(laterReturns).length).toBe(times)

/** As the server has them for a day of eight hours. */
function allReturns(start = '08:30'): LaterReturns {
  const some = returnsOf(inTown, day, start)
  const [first] = some.returns
  if (!first) throw new Error('A return is missing.')
  const returns = Array.from({ length: 8 }, (_, place) => ({
    ...first,
    extraHalfHours: place + 1,
    endsAt: `${day}T${inTown.endOf(start, place + 1)}:00+09:00`,
  }))
  return { ...some, returns, why: 'most-hours', sentence: 'We add four hours at most.' }
}

const longest: LaterReturns = {
  ...returnsOf(farOut, day, '05:00'),
  returns: [],
  why: 'longest-day',
  sentence:
    'With the way from the garage and back this is already the longest day a chauffeur may work (13 hours), so it cannot end later than 17:00.',
}

beforeEach(async () => {
  serveBox(server)
  await page.viewport(1440, 1200)
})
afterEach(() => letGo())

const days: [string, BoxTour, () => LaterReturns, RegExp][] = [
  ['a day that can end later', inTown, allReturns, /We add four hours at most/],
  ['a day with fewer returns than most', inTown, () => returnsOf(inTown, day, '08:30'), /later than 18:00/],
  ['a day that is long enough', farOut, () => longest, /already the longest day/],
]
for (const [name, tour, answer, sentence] of days) {
  test(`${name} tells its later returns without moving the button below them`, async () => {
    answerLate(answer)
    await openBox(tour, chosen)
    await asked(1)
    await expect.element(box.getByText(/^Later returns, and what they cost/)).toBeVisible()
    const before = bookingTop()
    letGo()
    await expect.element(box).toMatchTextContent(sentence)
    expect(bookingTop()).toBe(before)
  })
}

test('while they are asked for anew those of before stay where they are, and cannot be chosen', async () => {
  let start = '08:30'
  answerLate(() => allReturns(start))
  await openBox(inTown, chosen)
  await asked(1)
  letGo()
  await expect.element(later.getByRole('radio', { name: /^20:30/ })).toBeEnabled()
  const before = bookingTop()
  start = '09:00'
  await box.getByRole('radio', { name: /^09:00/ }).click()
  await asked(2)
  await expect.element(later.getByRole('radio', { name: /^20:30/ })).toBeDisabled()
  expect(bookingTop()).toBe(before)
  letGo()
  await expect.element(later.getByRole('radio', { name: /^21:00/ })).toBeEnabled()
  expect(bookingTop()).toBe(before)
})
