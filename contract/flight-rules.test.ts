import { expect, test } from 'vitest'
import { isSameFlight, mustAskWhere, mustClear } from './flight-rules.ts'

const found = { terminal: 'haneda-terminal-3' }

test('a flight that lands at another airport than the guest said is asked about', () => {
  expect(mustAskWhere(found, { terminal: 'narita-terminal-2', filledBy: '' })).toBe(true)
  expect(mustAskWhere(found, { terminal: '1-1 Marunouchi, Chiyoda', filledBy: '' })).toBe(true)
})

test('nothing is asked where nothing was said, at the same airport, or where an earlier flight said it', () => {
  expect(mustAskWhere(found, { terminal: '', filledBy: '' })).toBe(false)
  expect(mustAskWhere(found, { terminal: 'haneda-terminal-2', filledBy: '' })).toBe(false)
  expect(mustAskWhere(found, { terminal: 'narita-terminal-2', filledBy: 'JL 408' })).toBe(false)
})

test('only what a flight filled in goes with it', () => {
  expect(mustClear({ terminal: 'haneda-terminal-3', filledBy: 'JL 44' })).toBe(true)
  expect(mustClear({ terminal: 'haneda-terminal-3', filledBy: '' })).toBe(false)
  expect(mustClear({ terminal: '', filledBy: 'JL 44' })).toBe(false)
})

test('a number is the same however it is spaced and written', () => {
  expect(isSameFlight('nh212', 'NH 212')).toBe(true)
  expect(isSameFlight('NH 212', 'NH 213')).toBe(false)
})
