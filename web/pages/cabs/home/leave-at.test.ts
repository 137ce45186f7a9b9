import { expect, test } from 'vitest'
import type { Terminal } from '#contract/rides.ts'
import { departuresOf, leaveAt } from './leave-at.ts'

const terminal = (airport: string, international: number | null, domestic: number | null): Terminal => ({
  slug: `${airport}-t`,
  airport,
  airportName: airport === 'haneda' ? 'Haneda' : 'Narita',
  name: 'Terminal',
  placeName: 'Terminal',
  internationalMinutes: 45,
  domesticMinutes: 20,
  internationalLeadMinutes: international,
  domesticLeadMinutes: domestic,
  boardPoint: '',
  directions: [],
  kerbPoint: '',
})

test('a flight tells when to leave the city, also on the evening before', () => {
  expect(leaveAt('11:10', 210)).toEqual({ time: '07:40', isDayBefore: false })
  expect(leaveAt('01:00', 210)).toEqual({ time: '21:30', isDayBefore: true })
  expect(leaveAt('03:30', 210)).toEqual({ time: '00:00', isDayBefore: false })
  expect(leaveAt('soon', 210)).toBeNull()
})

test('each airport stands once for flights abroad and once for those at home, by its slowest terminal', () => {
  const terminals = [terminal('haneda', null, 90), terminal('haneda', 150, 100), terminal('narita', 210, null)]
  expect(departuresOf(terminals).map(({ name, leadMinutes }) => `${name} ${leadMinutes}`)).toEqual([
    'Narita, international 210',
    'Haneda, international 150',
    'Haneda, domestic 100',
  ])
})
