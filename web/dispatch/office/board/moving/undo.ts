import type { BoardJob } from '#contract/dispatch.ts'
import type { CrewMove } from '#contract/dispatch-moves.ts'
import type { Undoable } from '../board-state.ts'

/** The versions that bookings had before something was done to them, where that is known. */
type Before = ReadonlyMap<string, number>
const versionsBefore = new WeakMap<Undoable, Before>()

export const rememberBefore = (done: Undoable, before: Before) => versionsBefore.set(done, before)

/** A move counts one up; so where nobody wrote it down, the version before was the one below. */
const beforeOf = (done: Undoable, { reference, version }: CrewMove) =>
  versionsBefore.get(done)?.get(reference) ?? version - 1

/**
 * What is left to undo after one was. A booking that was put back stands as it did before, under a newer version: what
 * was done to it earlier can be taken back from there. Where somebody else came between, it stays refused.
 */
export function leftAfter(left: readonly Undoable[], undone: Undoable, now: readonly BoardJob[]): Undoable[] {
  if (undone.is !== 'crews') return [...left]
  const newer = new Map(
    undone.moves.flatMap((move) => {
      const job = now.find(({ reference }) => reference === move.reference)
      return job ? [[move.reference, { before: beforeOf(undone, move), now: job.version }] as const] : []
    }),
  )
  return left.map((one) => {
    if (one.is !== 'crews') return one
    const moves = one.moves.map((move) => {
      const known = newer.get(move.reference)
      return known?.before === move.version ? { ...move, version: known.now } : move
    })
    const renewed: Undoable = { ...one, moves }
    const before = versionsBefore.get(one)
    if (before) versionsBefore.set(renewed, before)
    return renewed
  })
}
