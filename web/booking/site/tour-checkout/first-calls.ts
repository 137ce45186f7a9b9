import type { availability } from '#contract/availability.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { makeQuote } from '#contract/pricing.ts'

/**
 * The two calls of the first step by their addresses alone, held to the contract by their types and by a test: with the
 * declarations all rules of checking would come along, which the first step does not need.
 */
export const availabilityCall = callOf<typeof availability>('GET', '/availability')
export const quoteCall = callOf<typeof makeQuote>('POST', '/quotes')

function callOf<E extends Endpoint>(method: E['method'], path: E['path']): E {
  return { method, path, access: 'public', summary: '', input: {} } as unknown as E
}
