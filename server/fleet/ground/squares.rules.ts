import type { Frame } from '#contract/office-places.ts'

/** "139.6,35.5,139.9,35.8" as it is asked for; null where it is no piece of a map. */
export function readFrame(written: string): Frame | null {
  const [west, south, east, north] = written.split(',').map(Number)
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null
  return west < east && south < north ? { west, south, east, north } : null
}

/** So many squares stand side by side in a frame at least, and less than twice as many. */
const squaresAcross = 10
/** Where everything stands on one spot there is nothing to divide. */
const leastDegrees = 2 ** -16

/**
 * How large squares of a frame are: powers of two, so that they stay where they are while somebody moves the map, and
 * only another scale divides it anew.
 */
export function degreesOfSquares({ west, south, east, north }: Frame): number {
  const across = Math.max(east - west, north - south, leastDegrees * squaresAcross)
  return 2 ** Math.floor(Math.log2(across / squaresAcross))
}
