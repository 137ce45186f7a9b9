import { ApiError } from '#contract/call.ts'

/** What a refused hold means, of a tour and of a ride. */

/** Too much is held and not paid already: paying, letting go or waiting helps, and so may another day. */
export const isTooManyHolds = ({ code }: ApiError) => code === 'booking.too-many-holds'

/** An answer, and it is no; anything else may yet have been a yes, or may become one if it is only asked later. */
export const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  !error.isOutage &&
  (error.status !== 429 || isTooManyHolds(error)) &&
  error.code !== 'platform.key-in-use'

const stale = ['pricing.quote-expired', 'pricing.unknown-quote', 'booking.quote-used']
export const isStale = (error: unknown) => error instanceof ApiError && stale.includes(error.code)

/** About what was asked for before, not about what is wished: asked once more, it is another question. */
export const isOfThePast = (error: ApiError) => isStale(error) || error.code === 'platform.key-in-use'

export const isSoldOut = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'inventory.sold-out'
