import { expect, test } from 'vitest'
import { pickUpAfter, previewWords } from './landing-words.ts'

const moment = (clock: string) => `2026-11-17T${clock}:00+09:00`
const ride = { startsAt: moment('19:50'), landsAt: moment('19:05') }

test('the pick-up keeps its distance to the landing', () => {
  expect(pickUpAfter(ride, moment('20:40'))).toBe(moment('21:25'))
})

test('before it is saved, the desk reads who comes instead of whom, and that the guest is written to', () => {
  const seen = { startsAt: moment('21:25'), before: ['Crown', 'Ken Ono'], after: ['Crown', 'Aki Lin'], isShort: false }
  expect(previewWords(seen)).toBe('The pick-up moves to 21:25. Aki Lin instead of Ken Ono. The guest is written to.')
  expect(previewWords({ ...seen, after: seen.before })).toContain('Crown and Ken Ono stay with it.')
  expect(previewWords({ ...seen, after: ['Crown'], isShort: true })).toContain('it waits in the tray')
})
