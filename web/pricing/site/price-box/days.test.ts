import { expect, test } from 'vitest'
import type { ClosedTime } from '#contract/catalogue.ts'
import { firstDay, isInSeason, whyNot } from './days.ts'

const now = new Date('2026-11-15T12:00:00+09:00')
const allYear = { season: null, closed: [] as ClosedTime[], minimumNoticeHours: 48 }
const ginkgo = { season: { from: '11-15', to: '12-05' }, closed: [], minimumNoticeHours: 24 }
const snow = { season: { from: '12-20', to: '03-08' }, closed: [], minimumNoticeHours: 24 }
const because = (day: string, terms: typeof allYear | typeof ginkgo, start = '08:30') =>
  whyNot(day, start, terms, { now, seasonWords: '15 November to 5 December' })

test('a season over the new year has both its ends', () => {
  expect(['2026-12-20', '2027-01-01', '2027-03-08'].every((day) => isInSeason(day, snow.season))).toBe(true)
  expect(['2026-12-19', '2027-03-09', '2027-07-01'].some((day) => isInSeason(day, snow.season))).toBe(false)
})

test('a day that cannot be chosen says why', () => {
  expect(because('2026-11-14', allYear)).toBe('Saturday 14 November 2026 has passed.')
  expect(because('2026-12-06', ginkgo)).toBe('On Sunday 6 December it does not run: only 15 November to 5 December.')
  expect(because('2026-11-17', allYear)).toBe('Tuesday 17 November is too near: we need 48 hours before the start.')
  expect(because('2026-11-18', allYear)).toBeNull()
})

test('the notice counts to the hour of the chosen start, in Tokyo', () => {
  expect(because('2026-11-17', allYear, '11:59')).not.toBeNull()
  expect(because('2026-11-17', allYear, '12:00')).toBeNull()
})

test('today is Tokyo’s today', () => {
  const lateInTokyo = new Date('2026-11-15T15:30:00Z')
  const terms = { season: null, closed: [], minimumNoticeHours: 0 }
  expect(whyNot('2026-11-15', '20:00', terms, { now: lateInTokyo, seasonWords: null })).toContain('has passed')
})

test('the first day is the nearest that the notice and the season allow', () => {
  expect(firstDay('05:00', allYear, now)).toBe('2026-11-18')
  expect(firstDay('13:00', allYear, now)).toBe('2026-11-17')
  expect(firstDay('08:30', ginkgo, now)).toBe('2026-11-17')
  expect(firstDay('08:30', snow, now)).toBe('2026-12-20')
})

test('a weekday on which it rests is no first day, and says why', () => {
  const words = 'does not run on Tuesdays: the railway museum is closed'
  const trains = { ...allYear, closed: [{ from: '01-01', to: '12-31', weekdays: [2], words }] }
  expect(because('2026-12-08', trains)).toBe(`It ${words}.`)
  expect(because('2026-12-09', trains)).toBeNull()
  expect(firstDay('13:00', trains, now)).toBe('2026-11-18')
})
