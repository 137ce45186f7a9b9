import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/call.ts'
import type { FoundFlight } from '#contract/flights.ts'
import { aWanted, wholeRide } from '../ride-checkout.fixture.ts'
import { openRide, readRideCheckout, stepAddress, updateRide } from '../ride-checkout-state.ts'
import { flightLookUp, keepOwnLanding, takeFlight } from './look-up-flight.ts'

const toHaneda: FoundFlight = {
  number: 'JL 44',
  fromCity: 'London',
  terminal: 'haneda-terminal-3',
  terminalName: 'Haneda Airport, Terminal 3',
  lands: '07:05',
  isInternational: true,
}
const fromNarita = { ...aWanted, from: 'narita-terminal-2', time: '19:05', flight: 'JL 44' }
const unknown = new ApiError(404, { error: 'We do not know this flight.', code: 'rides.unknown-flight' })

const ask = vi.fn(async (number: string) => {
  if (number !== 'JL 44') throw unknown
  return toHaneda
})
const told: string[] = []
const look = flightLookUp(ask, (state) => told.push(state))
const landing = () => {
  const { wanted, landing: by, found, elsewhere } = readRideCheckout()
  return { from: wanted?.from, time: wanted?.time, by, found: found?.number, asked: elsewhere?.number }
}

beforeEach(() => {
  openRide(new URLSearchParams())
  const clean = wholeRide({ wanted: fromNarita, flightText: 'JL 44', found: null, quoted: null })
  updateRide(clean)
  ask.mockClear()
})

test('a flight that lands at another airport changes nothing until the guest says where', async () => {
  await look()
  expect(landing()).toEqual({
    from: 'narita-terminal-2',
    time: '19:05',
    by: 'flight',
    found: undefined,
    asked: 'JL 44',
  })
  await look()
  expect(ask).toHaveBeenCalledOnce()
  takeFlight(toHaneda)
  expect(landing()).toEqual({
    from: 'haneda-terminal-3',
    time: '07:05',
    by: 'flight',
    found: 'JL 44',
    asked: undefined,
  })
})

test('whoever keeps the airport keeps the hour, and the number goes along', async () => {
  await look()
  keepOwnLanding()
  expect(landing()).toMatchObject({ from: 'narita-terminal-2', time: '19:05', by: 'typed', asked: undefined })
  expect(readRideCheckout().wanted?.flight).toBe('JL 44')
})

test('at the same airport the flight tells when it lands', async () => {
  updateRide({ wanted: { ...fromNarita, from: 'haneda-terminal-2' } })
  await look()
  expect(landing()).toMatchObject({ from: 'haneda-terminal-3', time: '07:05', by: 'flight', found: 'JL 44' })
})

test('an unknown flight leaves nothing of what the one before it filled in', async () => {
  takeFlight(toHaneda)
  updateRide({ flightText: 'JL 408' })
  await look()
  expect(landing()).toMatchObject({ by: 'open', found: undefined })
  expect(told.at(-1)).toBe('unknown')
  // Still unknown, and still nobody's landing.
  updateRide({ flightText: 'JL 409' })
  await look()
  expect(landing().by).toBe('open')
  // The next one that is known is free to fill it in.
  updateRide({ flightText: 'JL 44', wanted: fromNarita })
  await look()
  expect(landing()).toMatchObject({ from: 'haneda-terminal-3', by: 'flight', asked: undefined })
})

test('what the guest chose before a flight of the same airport comes back with one that nobody knows', async () => {
  updateRide({ wanted: { ...fromNarita, from: 'haneda-terminal-2', time: '08:30' } })
  await look()
  expect(landing()).toMatchObject({ from: 'haneda-terminal-3', time: '07:05', by: 'flight' })
  updateRide({ flightText: 'JL 408' })
  await look()
  expect(landing()).toMatchObject({ from: 'haneda-terminal-2', time: '08:30', by: 'typed' })
  expect(readRideCheckout()).toMatchObject({ wanted: { flight: 'JL 408' }, ownLanding: { time: '08:30' } })
})

test('an unknown flight leaves what the guest said', async () => {
  updateRide({ flightText: 'JL 408' })
  await look()
  expect(landing()).toMatchObject({ from: 'narita-terminal-2', time: '19:05', by: 'typed' })
})

test('the same flight from another airport, as the address has it, is looked up anew', () => {
  takeFlight(toHaneda)
  openRide(new URLSearchParams(stepAddress('meeting', readRideCheckout().wanted)))
  expect(landing().found).toBe('JL 44')
  openRide(new URLSearchParams(stepAddress('meeting', fromNarita)))
  expect(landing()).toMatchObject({ from: 'narita-terminal-2', found: undefined })
})
