import { expect, test } from 'vitest'
import { toWire } from '#contract/call.ts'
import { findFlight, quoteRide, rideCars, rideFront } from '#contract/rides.ts'
import { carsCall, flightCall, frontCall, quoteCall } from './ride-calls.ts'
import { anAsk } from './ride-checkout.fixture.ts'

test('the calls of the first step travel as the contract declares them', () => {
  const wish = { ...anAsk, vehicleClass: 'alphard' as const }
  expect(toWire(quoteCall, wish)).toEqual(toWire(quoteRide, wish))
  expect(toWire(carsCall, anAsk)).toEqual(toWire(rideCars, anAsk))
  expect(toWire(flightCall, { number: 'NH 212' })).toEqual(toWire(findFlight, { number: 'NH 212' }))
  expect(toWire(frontCall, undefined)).toEqual(toWire(rideFront, undefined))
})
