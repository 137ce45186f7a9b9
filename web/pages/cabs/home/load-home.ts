import { ApiError, type Call } from '#contract/call.ts'
import { type RideFront, rideFront } from '#contract/rides.ts'
import { readRideAsk } from '#web/rides/site/ride-address.ts'
import { loadKnown } from '#web/rides/site/search/load-known.ts'
import type { KnownEnds } from '#web/rides/site/search/ride-form-state.ts'

export interface CabsHomeData {
  /** Null when it could not be read: the form stands without it. */
  front: RideFront | null
  known: KnownEnds
}

export async function loadCabsHome(call: Call, params: URLSearchParams): Promise<CabsHomeData> {
  const { fields } = readRideAsk(params)
  const [front, known] = await Promise.all([call(rideFront).catch(withoutFront), loadKnown(fields, call)])
  return { front, known }
}

function withoutFront(error: unknown): null {
  if (error instanceof ApiError) return null
  throw error
}
