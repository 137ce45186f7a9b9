import { expect, test } from 'vitest'
import { goneOn } from './offer-pace.rules.ts'

const days = { today: '2026-11-15', until: '2026-11-30' }
const pace = { budgetYen: 400_000, givenYen: 311_400, givenSinceYen: 311_400, days: 28 }

test('a budget that goes before the end says on which day, at the pace of late', () => {
  expect(goneOn(pace, days)).toBe('2026-11-23')
})

test('nothing is said of one that lasts, is gone, has no pace, or is none', () => {
  expect(goneOn({ ...pace, givenSinceYen: 10_000 }, days)).toBeNull()
  expect(goneOn({ ...pace, givenYen: 400_000 }, days)).toBeNull()
  expect(goneOn({ ...pace, givenSinceYen: 0 }, days)).toBeNull()
  expect(goneOn({ ...pace, budgetYen: null }, days)).toBeNull()
  expect(goneOn(pace, { ...days, today: '2026-12-01' })).toBeNull()
})
