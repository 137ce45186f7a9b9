import { expect, test } from 'vitest'
import type { LaterReturn, LaterReturns } from '#contract/pricing.ts'
import { farOut, inTown } from './box.fixture.ts'
import { likelyReturns, returnOptions } from './later-returns.ts'

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

test('room is kept for the returns that a day of this length usually has: all of a short one, few of a long one, none of the longest', () => {
  const lasting = (ends: string) => likelyReturns({ endOf: () => ends }, '08:00')
  expect(likelyReturns(inTown, '08:30')).toEqual({ returns: 8, lines: 1 })
  expect(lasting('18:00')).toEqual({ returns: 4, lines: 2 })
  expect(likelyReturns(farOut, '05:00')).toEqual({ returns: 0, lines: 3 })
})

test('an evening that ends after midnight is as long as any other', () => {
  expect(likelyReturns({ endOf: () => '01:00' }, '17:00')).toEqual({ returns: 8, lines: 1 })
})
