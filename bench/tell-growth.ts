import type { Tell } from './line.ts'

interface Measured {
  p50: number
  p99: number
  /** A SELECT 1 over the same pool. */
  bare: { p50: number; p99: number }
}

/** What a question takes with many bookings, and against few. */
export function tellGrowth(
  tell: Tell,
  what: string,
  { few, many }: Record<'few' | 'many', { bookings: number; took: Measured }>,
  { limitMilliseconds, mostGrowth }: { limitMilliseconds: number; mostGrowth: number },
): void {
  const [before, after] = [few.took, many.took]
  const bare = `a SELECT 1 of ${after.bare.p99.toFixed(2)} ms (p50 ${after.bare.p50.toFixed(2)} ms)`
  tell({
    what: `${what} at ${many.bookings.toLocaleString('en')} bookings, p99`,
    measured: `${after.p99.toFixed(1)} ms (p50 ${after.p50.toFixed(1)} ms)`,
    limit: `${limitMilliseconds} ms; ${(after.p99 / after.bare.p99).toFixed(1)} × ${bare}`,
    ratio: after.p99 / limitMilliseconds,
    holds: after.p99 <= limitMilliseconds,
  })
  // By the middle: the slowest of a hundred tell of the machine, not of how many bookings there are.
  const growth = after.p50 / before.p50
  tell({
    what: `The same against ${few.bookings.toLocaleString('en')} bookings, p50`,
    measured: `${after.p50.toFixed(1)} ms (p99 ${after.p99.toFixed(1)} ms)`,
    limit: `${mostGrowth} × ${before.p50.toFixed(1)} ms (p99 ${before.p99.toFixed(1)} ms)`,
    ratio: growth,
    holds: growth <= mostGrowth,
  })
}
