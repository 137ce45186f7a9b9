import { expect, test } from 'vitest'
import { gapsIn, meetingsIn, partOn } from './parts-of-year.ts'

const part = (name: string, from: number, to: number) => ({ name, days: { from, to } })
const usual = { name: 'usual', days: null }
const winter = part('winter', 1206, 229)
const blossom = part('blossom', 301, 420)

test('a part has its first and its last day, and one over the new year both sides of it', () => {
  const on = (day: string) => partOn([winter, blossom], day)?.name
  expect(['2026-12-05', '2026-12-06', '2026-12-31', '2027-01-01', '2027-02-28', '2028-02-29'].map(on)).toEqual([
    ...[undefined, 'winter', 'winter', 'winter', 'winter', 'winter'],
  ])
  expect(['2027-03-01', '2027-04-20', '2027-04-21'].map(on)).toEqual(['blossom', 'blossom', undefined])
})

test('where two meet, the one that stands first is shown; where none is, the usual one wherever it stands', () => {
  const ume = part('ume', 210, 310)
  expect(partOn([usual, winter, ume], '2027-02-15')?.name).toBe('winter')
  expect(partOn([ume, winter, usual], '2027-02-15')?.name).toBe('ume')
  expect(partOn([usual, winter, ume], '2027-07-01')?.name).toBe('usual')
  expect(partOn([], '2027-07-01')).toBeUndefined()
})

test('every meeting is told with its days, also one over the new year, and no other', () => {
  const lights = part('lights', 1120, 105)
  const ume = part('ume', 210, 310)
  const told = meetingsIn([lights, winter, usual, ume, blossom]).map(({ shown, hidden, days }) => [
    shown.name,
    hidden.name,
    days.from,
    days.to,
  ])
  expect(told).toEqual([
    ['lights', 'winter', 1206, 105],
    ['winter', 'ume', 210, 229],
    ['ume', 'blossom', 301, 310],
  ])
  expect(meetingsIn([winter, blossom, usual])).toEqual([])
})

test('what no part has is told in stretches, over the new year in one', () => {
  expect(gapsIn([winter, blossom])).toEqual([{ from: 421, to: 1205 }])
  expect(gapsIn([blossom, part('summer', 601, 831)])).toEqual([
    { from: 901, to: 229 },
    { from: 421, to: 531 },
  ])
  expect(gapsIn([usual])).toEqual([{ from: 101, to: 1231 }])
  expect(gapsIn([part('year', 101, 1231)])).toEqual([])
})
