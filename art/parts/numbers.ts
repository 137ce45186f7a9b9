/** The sheet, in units of the drawing; y grows downwards. */
export const W = 1600
export const H = 1067

/** Round to whole units. */
export const R = (n: number) => Math.round(n)

/** Round to one decimal. */
export const D = (n: number) => Math.round(n * 10) / 10

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t

/** Gives the next number between a and b (0 and 1 if left out). */
export type Random = (a?: number, b?: number) => number

/** Seeded (xorshift), so that the same code always gives the same print. */
export function rng(seed: number): Random {
  let s = (seed * 2654435761) >>> 0 || 1
  return (a = 0, b = 1) => {
    s ^= s << 13
    s >>>= 0
    s ^= s >>> 17
    s ^= s << 5
    s >>>= 0
    return a + (b - a) * (s / 4294967296)
  }
}
