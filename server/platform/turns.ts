import { AppError } from './app-error.ts'

export interface Turns {
  atOnce: number
  /** How many may wait; who comes after them is told to come back. */
  mayWait: number
}

/**
 * For work that is heavy: only so many at a time, in the order in which they came, so that a flood of it does not take
 * the cores and the memory from everyone else.
 */
export function createTurns({ atOnce, mayWait }: Turns) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new AppError('platform.busy', { retryAfterSeconds: 2 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running++
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
