import { expect, test } from 'vitest'
import { addDays } from '#core/days.ts'
import { aLeg, wholeRide } from '../ride-checkout.fixture.ts'
import { foundInWords, hasLanded, landedInWords } from './flight-words.ts'

const { found } = wholeRide()
if (!found) throw new Error('The whole ride has a flight.')

test('a flight that was found says where from, where to and when, and until when waiting is free', () => {
  const [title, words] = foundInWords(found, aLeg)
  expect(title).toBe('Found: London Heathrow to Haneda, Terminal 3, 19:05.')
  expect(words).toContain('about 45 minutes')
  expect(words).toContain('free until 20:05')
})

test('while the price of another terminal is on its way, nothing is said of the old one', () => {
  const [, words] = foundInWords({ ...found, terminal: 'narita-terminal-1' }, aLeg)
  expect(words).not.toContain('20:05')
})

test('a flight has landed once its minute in Tokyo is over, and not before', () => {
  const at = (clock: string) => Date.parse(`2026-11-21T${clock}+09:00`)
  expect(hasLanded(found, '2026-11-21', at('19:05:00'))).toBe(false)
  expect(hasLanded(found, '2026-11-21', at('19:05:01'))).toBe(true)
  expect(hasLanded(found, '2026-11-22', at('19:05:01'))).toBe(false)
  expect(landedInWords(found, '2026-11-21')).toBe('NH 212 landed at 19:05 on Saturday 21 November.')
})

test('the day after the last of a month is the first of the next', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})
