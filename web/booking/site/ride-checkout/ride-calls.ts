import type { Endpoint } from '#contract/endpoint.ts'
import type { findFlight, quoteRide, rideCars, rideFront } from '#contract/rides.ts'

/**
 * The calls of the first step by their addresses alone, held to the contract by their types and by a test: with the
 * declarations all rules of checking would come along, which the first step does not need.
 */
export const quoteCall = callOf<typeof quoteRide>('POST', '/rides/quotes')
export const carsCall = callOf<typeof rideCars>('GET', '/rides/cars')
export const flightCall = callOf<typeof findFlight>('GET', '/rides/flights/:number')
export const frontCall = callOf<typeof rideFront>('GET', '/rides/front')

function callOf<E extends Endpoint>(method: E['method'], path: E['path']): E {
  return { method, path, access: 'public', summary: '', input: {} } as unknown as E
}
