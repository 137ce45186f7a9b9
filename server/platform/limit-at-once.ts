import { availableParallelism, totalmem } from 'node:os'
import { AppError } from './app-error.ts'

export interface Turns {
  atOnce: number
  /** How many may wait; who comes after them is told to come back. */
  mayWait: number
}

const smallMemoryBytes = 4 * 1024 ** 3

/**
 * How much heavy work a machine does at once: one thing where one core is left for serving or little memory, so that
 * pages and bookings go on; two elsewhere. What a container may use counts, not what its machine has.
 */
export function heavyAtOnce(
  cores = availableParallelism(),
  memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
): number {
  return cores <= 2 || memoryBytes < smallMemoryBytes ? 1 : 2
}

/**
 * For work that is heavy: only so many at a time, in the order in which they came, so that a flood of it does not take
 * the cores and the memory from everyone else.
 */
export function limitAtOnce({ atOnce, mayWait }: Turns) {
  let running = 0
  const waiting: (() => void)[] = []
  /** Work of our own that nobody can send again waits however many do. */
  return async function transactWithRetries<T>(work: () => Promise<T>, { isPatient = false } = {}): Promise<T> {
    if (running >= atOnce) {
      if (!isPatient && waiting.length >= mayWait) throw new AppError('platform.busy', { retryAfterSeconds: 2 })
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
