import { ApiError } from '#contract/call.ts'
import { call } from '#web/platform/api.ts'
import { type ComparedTours, loadCompared } from './compared-tour.ts'

/** Null in an outage: the page then says so and keeps the choice. */
export async function askForCompared(slugs: readonly string[]): Promise<ComparedTours | null> {
  try {
    return await loadCompared(call, slugs)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
