import { expect, test } from 'vitest'
import type { UsualWeek } from '#core/usual-week.ts'
import { columnsOfWeek, faultOfWeek, freeSeal, licenceTooSmall, partsOfName } from './person-fields.rules.ts'

const hours = (from: number, until: number) => ({ fromMinutes: from * 60, untilMinutes: until * 60 })
const off = null
const limits = { aimedWeek: 3600, utmostWeek: 3960, longestDay: 780, leastRest: 540, utmostMonth: null }

test('a week is kept as the hours that most days have, and those of the others', () => {
  const week: UsualWeek = [hours(7, 18), hours(7, 18), off, hours(7, 18), hours(12, 23), off, off]
  expect(columnsOfWeek(week)).toEqual({
    workingDays: [1, 2, 4, 5],
    ...{ worksFromMinutes: 420, worksUntilMinutes: 1080, otherHours: { 5: hours(12, 23) } },
  })
})

test('sixty hours pass, a hundred do not, and no week is empty or lies over itself', () => {
  const days = (one: ReturnType<typeof hours> | null, count: number): UsualWeek =>
    Array.from({ length: 7 }, (_, at) => (at < count ? one : off))
  expect(faultOfWeek(days(hours(6, 18), 5), limits)).toBeNull()
  expect(faultOfWeek(days(hours(6, 19), 5), limits)).toBeNull()
  // Sixty-six hours are the most, to the minute.
  expect(faultOfWeek(days(hours(6, 17), 6), limits)).toBeNull()
  expect(faultOfWeek(days({ fromMinutes: 360, untilMinutes: 1021 }, 6), limits)).toContain('not allowed')
  expect(faultOfWeek(days(hours(6, 20), 7), limits)).toContain('91 h a week: more than 66 h is not allowed.')
  expect(faultOfWeek(days(hours(0, 24), 7), { ...limits, longestDay: null })).toContain('168 h a week')
  expect(faultOfWeek(days(null, 0), limits)).toBe('At least one day of work.')
  expect(faultOfWeek([hours(10, 30), hours(4, 12), off, off, off, off, off], limits)).toBe(
    'Monday ends only after Tuesday has begun.',
  )
})

test('a taken seal offers the next character of the name that nobody has', () => {
  expect(freeSeal('林田 純', new Set(['林', '田']))).toBe('純')
  expect(freeSeal('林', new Set(['林']))).toBeNull()
})

test('a bus needs more than an ordinary licence', () => {
  const classes = [
    { id: 'alphard', label: 'Alphard', isBus: false, licence: 'ordinary' as const },
    { id: 'coaster', label: 'Coaster', isBus: true, licence: 'medium' as const },
    { id: 'coach', label: 'Coach', isBus: true, licence: 'large' as const },
  ]
  expect(licenceTooSmall('ordinary', ['alphard', 'coaster'], classes)).toContain('Coaster needs a medium or large')
  expect(licenceTooSmall('ordinary', ['alphard'], classes)).toBeNull()
  expect(licenceTooSmall('medium', ['coaster'], classes)).toBeNull()
  expect(licenceTooSmall('medium', ['coach'], classes)).toBe('The Coach needs a large second-class licence.')
  expect(licenceTooSmall('large', ['coaster', 'coach'], classes)).toBeNull()
})

test('a name of three words keeps which part is the family’s', () => {
  expect(partsOfName({ name: 'Anna de Wit', familyName: 'de Wit' })).toEqual({
    familyName: 'de Wit',
    givenName: 'Anna',
  })
  expect(partsOfName({ name: 'Kenji Sakamoto', familyName: '' })).toEqual({
    ...{ familyName: 'Sakamoto', givenName: 'Kenji' },
  })
})
