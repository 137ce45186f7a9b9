import { expect, test } from 'vitest'
import type { LaterReturn, LaterReturns } from '#contract/pricing.ts'
import { returnOptions } from './later-returns.ts'

const at = (extraHalfHours: number, clock: string, differenceYen: number): LaterReturn => ({
  ...{ extraHalfHours, endsAt: `2026-12-12T${clock}:00+09:00`, lines: [], totalYen: 128_000 + differenceYen },
  differenceYen,
})
const answer = (returns: LaterReturn[]): LaterReturns => ({
  planned: at(0, '17:30', 0),
  returns,
  latestEndsAt: returns.at(-1)?.endsAt ?? '2026-12-12T17:30:00+09:00',
  why: 'longest-day',
  sentence: 'It cannot end later.',
  duty: null,
})

test('each return that can be had says what it adds to the planned one', () => {
  const options = returnOptions(answer([at(1, '18:00', 4_000), at(2, '18:30', 8_000), at(3, '19:00', 0)]))
  expect(options.map(({ halfHours, at: clock, note }) => [halfHours, clock, note])).toEqual([
    [0, '17:30', 'planned'],
    [1, '18:00', '+ ¥4,000'],
    [2, '18:30', '+ ¥8,000'],
    [3, '19:00', 'no more'],
  ])
})

test('where none can be had, only the planned one is left', () => {
  expect(returnOptions(answer([]))).toEqual([{ halfHours: 0, at: '17:30', note: 'planned' }])
})
