import type { Board } from '#contract/dispatch.ts'
import type { WhichDays } from './read-board.ts'

type Read = (which: WhichDays) => Promise<Board>

/** So many boards are read at the same moment; the others wait, and the rest of the house finds the database free. */
const mostAtOnce = 2

/**
 * Whoever asks for days whose reading has not begun yet shares it: what it will see is newer than their question. One
 * that runs already may have missed what they heard of, so it is not shared.
 */
export function createBoardReader(read: Read): Read {
  const waiting = new Map<string, PromiseWithResolvers<Board> & { which: WhichDays }>()
  let running = 0
  const begin = () => {
    for (const [key, { which, resolve, reject }] of waiting) {
      if (running >= mostAtOnce) return
      waiting.delete(key)
      running++
      read(which)
        .finally(() => {
          running--
          begin()
        })
        .then(resolve, reject)
    }
  }
  return (which) => {
    const key = keyOf(which)
    const known = waiting.get(key)
    if (known) return known.promise
    const turn = { ...Promise.withResolvers<Board>(), which }
    waiting.set(key, turn)
    begin()
    return turn.promise
  }
}

export const keyOf = ({ day, days }: WhichDays) => `${day} ${days}`
