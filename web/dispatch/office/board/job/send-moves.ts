import { type MovesDone, moveCrews } from '#contract/dispatch-moves.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/api.ts'
import type { Undoable } from '../board-state.ts'
import { mergeJobs, rememberUndo } from '../board-store.ts'
import { rememberBefore } from '../moving/undo.ts'

/** Moves crews as one deed: the board shows it at once, and one undo takes all of it back. */
export async function sendMoves(
  input: InputOf<typeof moveCrews>,
  says: string,
  options: { idempotencyKey: string },
): Promise<MovesDone> {
  const done = await call(moveCrews, input, options)
  mergeJobs(done.jobs)
  if (done.undo.length > 0) {
    const undoable: Undoable = { is: 'crews', says, moves: done.undo, tellGuests: input.tellGuests ?? [] }
    rememberBefore(undoable, new Map(input.moves.map(({ reference, version }) => [reference, version])))
    rememberUndo(undoable)
  }
  return done
}
