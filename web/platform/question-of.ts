import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { call } from './api.ts'
import type { Question } from './use-asked.ts'

/** A call as a question; inputs that say the same are the same question. */
export const questionOf = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Question<OutputOf<E>> => ({
  key: JSON.stringify(input),
  ask: () => call(endpoint, input),
})
