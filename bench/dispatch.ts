import { measureBoard } from './dispatch-board.ts'
import { measureProposals } from './dispatch-proposals.ts'
import type { Tell } from './line.ts'

/** What the desk lives in: the board of a full day, and the best crews for a job that lost its own. */
export async function measureDispatch(tell: Tell): Promise<void> {
  await measureBoard(tell)
  await measureProposals(tell)
}
