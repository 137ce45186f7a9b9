import { expect, test } from 'vitest'
import type { QuoteLine } from '#contract/pricing.ts'
import { chargeLines, chargeProblem } from './charged-lines.rules.ts'
import { deadlineProblem } from './deadline.rules.ts'

const line = (kind: QuoteLine['kind'], amountYen: number): QuoteLine => ({
  ...{ kind, amountYen, label: kind, explanation: '' },
})
const computed = [line('package', 82_000), line('guide', 46_000), line('offer-code', -8_000)]

test('what is charged otherwise changes its own line and the sum, and nothing else', () => {
  const charged = chargeLines(computed, [{ line: 1, amountYen: 40_000 }])
  expect(charged?.lines.map(({ amountYen }) => amountYen)).toEqual([82_000, 40_000, -8_000])
  expect(charged?.totalYen).toBe(114_000)
  expect(charged?.changed).toEqual([{ line: computed[1], amountYen: 40_000 }])
})

test('charging what was computed is no change and needs no reason', () => {
  const charged = chargeLines(computed, [{ line: 0, amountYen: 82_000 }])
  expect(charged && [charged.changed, chargeProblem(charged, '')]).toEqual([[], null])
})

test('something else needs a reason, a line that is there, and no sum below nothing', () => {
  expect(chargeLines(computed, [{ line: 3, amountYen: 1 }])).toBeNull()
  const cheaper = chargeLines(computed, [{ line: 0, amountYen: 70_000 }])
  expect(cheaper && chargeProblem(cheaper, '')).toEqual({ reason: 'Say why something else is charged.' })
  expect(cheaper && chargeProblem(cheaper, 'A returning guest')).toBeNull()
  const absurd = chargeLines(computed, [{ line: 0, amountYen: -90_000 }])
  expect(absurd && chargeProblem(absurd, 'A gift')).toHaveProperty('charged')
})

const now = new Date('2026-11-15T10:30:00+09:00')
const start = new Date('2026-12-20T08:00:00+09:00')
test.for([
  ['2026-11-15T18:00:00+09:00', null],
  ['2026-11-15T10:30:00+09:00', 'That has passed already.'],
  ['2026-11-15T10:35:00+09:00', 'Give at least 10 minutes.'],
  ['2026-12-01T18:00:00+09:00', 'At most 14 days.'],
  ['2026-12-21T08:00:00+09:00', 'The day begins before that.'],
] as const)('a crew held until %s: %s', ([until, problem]) => {
  expect(deadlineProblem(new Date(until), now, start)).toBe(problem)
})
