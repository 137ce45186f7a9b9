import { expect, test } from 'vitest'
import { holdsRight, type OfficeRight, type OfficeRole } from '#core/office-rights.ts'
import { partOf, partsFor } from './parts.ts'

const may = (role: OfficeRole) => (right: OfficeRight) => holdsRight([role], right)

test('of the settings each role is offered what it may read, and everybody their own security', () => {
  expect(partsFor(may('owner'))).toHaveLength(11)
  for (const role of ['dispatcher', 'desk'] as const) expect(partsFor(may(role))).toEqual(['security'])
  for (const role of ['bookkeeper', 'reader'] as const) expect(partsFor(may(role))).toEqual(['fees', 'security'])
})

test('a part that somebody may not read leads to the first that they may', () => {
  expect(partOf(new URLSearchParams('part=people'), may('desk'))).toBe('security')
  expect(partOf(new URLSearchParams('part=people'), may('owner'))).toBe('people')
  expect(partOf(new URLSearchParams(''), may('reader'))).toBe('fees')
})
