import { ApiError } from '#contract/call.ts'
import { moveHour, proposeHour } from '#contract/dispatch-moves.ts'
import { call } from '#web/platform/api.ts'
import { newKey } from '#web/platform/new-key.ts'
import type { Undoable } from '../board-state.ts'
import { mergeJobs } from '../board-store.ts'

/**
 * Back to the hour before with the crew before, where that costs what it costs now. Answers whether it was done: where
 * money or people are in the way, somebody decides about it.
 */
export async function undoHour(last: Extract<Undoable, { is: 'hour' }>, version: number): Promise<boolean> {
  const { reference, startsAt, crew, tellGuest } = last
  const prefer = [...crew]
  try {
    const { quoteId, beforeYen, afterYen } = await call(proposeHour, { reference, version, startsAt, prefer })
    if (beforeYen !== afterYen) return false
    const input = { reference, version, quoteId, prefer, tellGuest, reason: 'Undone' }
    mergeJobs([await call(moveHour, input, { idempotencyKey: newKey() })])
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
