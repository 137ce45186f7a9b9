import { useEffect, useState } from 'react'
import type { BoardState } from '../board-state.ts'
import { boardStore } from '../board-store.ts'

/**
 * The present moment: what the server's clock said, and how long ago we heard it. The browser's own clock may be wrong
 * or jump, so nobody asks it.
 */
export const presentAt = ({ board, heardAtMs }: Pick<BoardState, 'board' | 'heardAtMs'>, nowMs: number) =>
  board ? Date.parse(board.now) + Math.max(0, nowMs - heardAtMs) : null

const everyMs = 20_000

/** In milliseconds, anew every 20 seconds; null before there is a board. A lost line does not stop the clock. */
export function usePresent(): number | null {
  const read = () => presentAt(boardStore.getState(), performance.now())
  const [present, setPresent] = useState(read)
  const isThere = boardStore(({ board }) => board !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read looks at the store, whenever it is asked
  useEffect(() => {
    setPresent(read())
    if (!isThere) return
    const ticking = setInterval(() => setPresent(read()), everyMs)
    return () => clearInterval(ticking)
  }, [isThere])
  return present
}
