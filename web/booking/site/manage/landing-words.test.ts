import { expect, test } from 'vitest'
import { landingOutcomes } from '#contract/landings.ts'
import { marshRide } from './booking.fixture.ts'
import { landingAt, landingDays, landingForecast, outcomeWords } from './landing-words.ts'

const evening = '2026-11-21T19:05:00+09:00'

test('a late flight lands on its day or the next, named as one says it in Tokyo', () => {
  expect(landingDays(evening, '2026-11-21T15:00:00+09:00').map(({ label }) => label)).toEqual([
    'Today, Sat 21 Nov',
    'Tomorrow, Sun 22 Nov',
  ])
  expect(landingDays(evening, '2026-11-18T15:00:00+09:00').map(({ label }) => label)).toEqual([
    'Sat 21 Nov',
    'Sun 22 Nov',
  ])
})

test('a flight of the small hours may also come the evening before', () => {
  expect(landingDays('2026-11-22T00:40:00+09:00', evening).map(({ day }) => day)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
  ])
})

test('what is no time of the day is no landing', () => {
  expect(landingAt('2026-11-21', '21:10')).toBe('2026-11-21T21:10:00+09:00')
  for (const typed of ['', '24:10', '9:10', '21:60', 'late']) expect(landingAt('2026-11-21', typed)).toBeNull()
})

test('before it is told, the page says what would follow, and that it costs nothing', () => {
  expect(landingForecast(marshRide, '2026-11-21T20:40:00+09:00')).toBe(
    'Your chauffeur would be there at 21:25. Waiting would be free until 21:40. Nothing to pay.',
  )
  expect(landingForecast(marshRide, '2026-11-21T23:30:00+09:00')).toContain('at Sun 22 Nov, 00:15')
})

test('every outcome has kind words, and only one that waits promises a mail about the car', () => {
  for (const outcome of landingOutcomes) expect(outcomeWords(outcome, 'Kenji Sato').title).not.toBe('')
  expect(outcomeWords('waits', 'Kenji Sato').more).not.toContain('Kenji')
  expect(outcomeWords('other-crew', 'Mei Endo').more).toContain('Mei Endo meets you now')
  expect(outcomeWords('next-job-moved', 'Kenji Sato')).toEqual(outcomeWords('moved', 'Kenji Sato'))
})
