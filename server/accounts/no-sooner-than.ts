import { setTimeout as sleep } from 'node:timers/promises'

/** Lets work end, well or badly, no sooner than the given time after it began. */
export async function noSoonerThan<T>(
  milliseconds: number,
  work: () => Promise<T>,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<T> {
  const floor = milliseconds > 0 ? wait(milliseconds) : undefined
  try {
    return await work()
  } finally {
    await floor
  }
}
