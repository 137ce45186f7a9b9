import type { ClientLoaderFunctionArgs } from 'react-router'
import { ApiError } from '#contract/call.ts'
import { call } from '#web/platform/api.ts'
import { redirectTo } from '#web/platform/redirect-to.ts'
import { type OfferData, readOffers } from './read-offers.ts'

/** Null when nobody answers: the page then says so, and tries again. */
export async function loadOffersInBrowser({ request }: ClientLoaderFunctionArgs): Promise<OfferData | null> {
  try {
    return await readOffers(call, request, (path) => redirectTo(request, path))
  } catch (error) {
    if (error instanceof ApiError && error.isOutage) return null
    throw error
  }
}
