import { boardStore } from '../board-store.ts'
import { type Axis, axisOf } from './axis.ts'

/** The axis of what is shown now; null before there is a board. It is the same object until it means something else. */
export const useAxis = (): Axis | null => boardStore(({ board }) => (board ? axisOf(board) : null))
