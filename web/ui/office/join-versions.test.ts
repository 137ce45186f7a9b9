import { expect, test } from 'vitest'
import { compareVersions, joinVersions } from './join-versions.ts'

const base = { start: '08:00', note: 'Birthday', ages: [4, 6], car: 'alphard' }
const mine = { ...base, start: '07:30', note: 'Birthday, and carsick' }
const theirs = { ...base, start: '08:15', ages: [4, 7] }

test('fields that only one side changed are joined, and the rest must be chosen', () => {
  expect(compareVersions(base, mine, theirs)).toEqual([
    { name: 'start', by: 'both' },
    { name: 'note', by: 'mine' },
    { name: 'ages', by: 'theirs' },
  ])
  expect(joinVersions(base, mine, theirs)).toBeNull()
})

test('the joined version has what was chosen, and everything that either side did alone', () => {
  const note = 'Birthday, and carsick'
  expect(joinVersions(base, mine, theirs, { start: 'mine' })).toEqual({ ...theirs, start: '07:30', note })
  expect(joinVersions(base, mine, theirs, { start: 'theirs' })).toEqual({ ...theirs, start: '08:15', note })
})

test('what both changed to the same needs no choice', () => {
  const both = { ...base, car: 'hiace' }
  expect(compareVersions(base, both, both)).toEqual([{ name: 'car', by: 'theirs' }])
  expect(joinVersions(base, both, both)).toEqual(both)
})

test('a list is compared by what stands in it', () => {
  expect(compareVersions(base, { ...base, ages: [4, 6] }, base)).toEqual([])
})

test('only the named fields are compared; all others are as they were saved last', () => {
  expect(joinVersions(base, mine, theirs, {}, ['note'])).toEqual({ ...theirs, note: 'Birthday, and carsick' })
})
