import { expect, test } from 'vitest'
import { spanInJapanese, tokyoClock, tokyoDayOf } from './tokyo-clock.ts'

test('a moment is told in Tokyo’s time, from whichever zone it was written in', () => {
  expect(tokyoClock('2026-11-23T20:30:00Z')).toBe('05:30')
  expect(tokyoClock('2026-11-24T05:30:00+09:00')).toBe('05:30')
  expect(tokyoClock(new Date('2026-11-15T01:30:00Z'))).toBe('10:30')
  expect(tokyoDayOf('2026-11-23T20:30:00Z')).toBe('2026-11-24')
})

test('spans are told in hours and minutes of Japanese', () => {
  expect([40, 60, 785, 0].map(spanInJapanese)).toEqual(['40分', '1時間', '13時間5分', '0分'])
})
