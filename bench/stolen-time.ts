import { readFileSync } from 'node:fs'

/**
 * How much of the processor's time went to other machines on the same hardware. A line with a limit in milliseconds says
 * little where it was much, and no ratio tells it.
 */
export function countStolenTime(): () => string | undefined {
  const before = readTimes()
  return () => {
    const after = readTimes()
    if (!before || !after) return undefined
    const of = after.all - before.all
    return of > 0 ? `${Math.round((100 * (after.stolen - before.stolen)) / of)}%` : undefined
  }
}

/** In ticks since the machine began: user, nice, system, idle, iowait, irq, softirq, steal. Linux alone tells. */
function readTimes(): { all: number; stolen: number } | undefined {
  try {
    const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    const ticks = first.split(/\s+/).slice(1, 9).map(Number)
    return { all: ticks.reduce((sum, one) => sum + one, 0), stolen: ticks[7] ?? 0 }
  } catch {
    return undefined
  }
}
