import { expect, test } from 'vitest'
import { exampleBoard, exampleJob, moment } from '../board/board.fixture.ts'
import { rowsById, trayWords } from './job-words.ts'
import { followsFlight, landedWords } from './landing-words.ts'

const tour = exampleJob('AN-TKY333', ['T', 'Tokyo classics', 'Kaur', 4], ['19:50', '20:50'], {
  chauffeur: 'Ueda, N.',
  vehicle: 'Alphard 31-22',
})
const ride = {
  ...tour,
  service: { kind: 'ride' as const, slug: null, title: 'Haneda to Ginza', shortTitle: 'Haneda to Ginza', line: null },
  flight: 'NH 212',
  landsAt: moment('19:05'),
}
const later = { ...ride, landsAt: moment('20:40'), startsAt: moment('21:25'), endsAt: moment('22:25') }

test('only a ride with a landing follows its flight', () => {
  expect(followsFlight(ride)).toBe(true)
  expect(followsFlight({ ...ride, landsAt: null })).toBe(false)
  expect(followsFlight({ ...tour, landsAt: moment('19:05') })).toBe(false)
})

test('a landing says where the pick-up is now, and with whom', () => {
  expect(landedWords(ride, later).title).toBe('NH 212 lands at 20:40. Pick-up at 21:25, with the same crew.')
  expect(landedWords(ride, { ...later, legs: later.legs.slice(1) }).title).toContain('with another crew')
  expect(landedWords(ride, { ...ride, landsAt: moment('19:00') }).title).toBe(
    'NH 212 lands at 19:00. The pick-up stays at 19:50.',
  )
})

test('a landing after which nobody is free says what is missing', () => {
  const waiting = { ...later, legs: [], missing: { vehicle: 1, chauffeur: 1, guide: 0 } }
  expect(landedWords(ride, waiting)).toEqual({
    title: 'NH 212 lands at 20:40. Pick-up at 21:25: it needs a chauffeur and a car.',
    isWaiting: true,
  })
})

test('in the tray a ride without a reason of its own says that its flight moved it', () => {
  const rows = rowsById(exampleBoard().rows)
  const waiting = { ...later, legs: [], missing: { vehicle: 0, chauffeur: 1, guide: 0 } }
  expect(trayWords(waiting, rows)).toBe('NH 212 lands at 20:40. Needs a chauffeur')
  expect(trayWords({ ...waiting, lost: ['Endo is ill'] }, rows)).toBe('Endo is ill')
})
