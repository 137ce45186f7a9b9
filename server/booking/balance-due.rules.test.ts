import { expect, test } from 'vitest'
import { askedForChange } from './balance-due.rules.ts'

const paid = { state: 'confirmed', totalYen: 92_000, heldYen: 92_000, giftYen: 0 } as const
const onTheDay = { ...paid, heldYen: 0 }

test('who has paid pays what a change costs more, and gets back what it costs less', () => {
  expect([92_000, 97_500, 80_000].map((total) => askedForChange(paid, total))).toEqual([0, 5_500, -12_000])
})

test('who pays on the day pays with a change what it costs more, and nothing of what was due', () => {
  expect([92_000, 97_500, 80_000].map((total) => askedForChange(onTheDay, total))).toEqual([0, 5_500, 0])
})

test('of a part that was paid only what is too much goes back', () => {
  const part = { ...paid, heldYen: 50_000 }
  expect([92_000, 97_500, 80_000, 40_000].map((total) => askedForChange(part, total))).toEqual([0, 5_500, 0, -10_000])
})

test('what was given back as a kindness is not asked for again', () => {
  const kind = { ...paid, heldYen: 82_000, giftYen: 10_000 }
  expect([92_000, 97_500].map((total) => askedForChange(kind, total))).toEqual([0, 5_500])
})
