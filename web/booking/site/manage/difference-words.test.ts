import { expect, test } from 'vitest'
import type { QuoteLine } from '#contract/pricing.ts'
import { actionMoney, changedLines, differenceNote, differenceSpoken } from './difference-words.ts'

test('under a day stands the difference in thousands, and never a wrong nought', () => {
  expect(differenceNote(10_000)).toBe('+10')
  expect(differenceNote(-6_400)).toBe('−6')
  expect(differenceNote(0)).toBe('same')
  expect(differenceNote(300)).toBe('+<1')
  expect(differenceSpoken(-6_400)).toBe('¥6,400 less')
})

test('the action names what is paid or comes back', () => {
  expect(actionMoney(10_000)).toBe(', pay ¥10,000')
  expect(actionMoney(-6_000)).toBe(', get ¥6,000 back')
  expect(actionMoney(0)).toBe('')
})

const line = (kind: QuoteLine['kind'], label: string, amountYen: number): QuoteLine => ({
  kind,
  label,
  explanation: `${label}.`,
  amountYen,
})

test('only what became dearer, cheaper, new or gone is listed, and it adds up to the difference', () => {
  const before = [
    line('package', 'The day', 104_500),
    line('night', 'Early start', 7_500),
    line('season', 'Maple', 4_000),
  ]
  const after = [
    line('package', 'The day', 104_500),
    line('night', 'Early start', 3_000),
    line('extra', 'Child seat', 2_200),
  ]
  const changed = changedLines(before, after, null)
  expect(changed.map(({ label, differenceYen }) => [label, differenceYen])).toEqual([
    ['Early start', -4_500],
    ['Child seat', 2_200],
    ['Maple', -4_000],
  ])
  const sum = (lines: readonly QuoteLine[]) => lines.reduce((total, { amountYen }) => total + amountYen, 0)
  expect(changed.reduce((total, { differenceYen }) => total + differenceYen, 0)).toBe(sum(after) - sum(before))
})

test('a code that counts no more says why, and without a reason it is gone as any other line', () => {
  const [before, after] = [
    [line('package', 'The day', 80_000), line('offer-code', 'Code X', -6_400)],
    [line('package', 'The day', 80_000)],
  ]
  const [lost] = changedLines(before, after, 'The code X does not count on Fridays.')
  expect(lost).toMatchObject({ differenceYen: 6_400, explanation: 'The code X does not count on Fridays.' })
  expect(changedLines(before, after, null)[0]?.explanation).toBe('No longer')
})

test('of two codes each has its line, and its own reason where it counts no more', () => {
  const both = [
    line('package', 'The day', 80_000),
    line('offer-code', 'Code A', -8_000),
    line('offer-code', 'Code B', -7_200),
  ]
  const one = [line('package', 'The day', 80_000), line('offer-code', 'Code B', -8_000)]
  const lapses = 'The code A does not count on Saturdays.'
  expect(
    changedLines(both, one, lapses).map(({ label, explanation, differenceYen }) => [label, explanation, differenceYen]),
  ).toEqual([
    ['Code B', 'Code B.', -800],
    ['Code A', lapses, 8_000],
  ])
  const noneLeft = changedLines(both, one.slice(0, 1), `${lapses} The code B does not count after 1 May 2027.`)
  expect(noneLeft.map(({ explanation }) => explanation)).toEqual([
    lapses,
    'The code B does not count after 1 May 2027.',
  ])
})
