import { measureBoard } from './dispatch-board.ts'
import { measureProposals } from './dispatch-proposals.ts'
import type { Line } from './line.ts'

/** What the desk lives in: the board of a full day, and the best crews for a job that lost its own. */
export const measureDispatch = async (): Promise<Line[]> => [...(await measureBoard()), ...(await measureProposals())]
