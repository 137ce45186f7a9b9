/**
 * The looks of the lines, the same on every page. Ten lines have ten pigments; nobody tells ten colours apart, and some
 * people fewer, so the letter always stands beside them, and pigments that are alike to the colour-blind differ in their
 * mark: a single ring, or a double one.
 */

/** Those that the office adds take one by their letter. */
const PIGMENTS: Readonly<Record<string, number>> = { F: 1, T: 2, K: 3, N: 4, E: 5, C: 6, P: 7, S: 8, G: 9, H: 10 }

/** Rides belong to no line: ink. */
const ridePigment = 11

/** Which of the pigments, 1 to 11, a line is drawn in. */
export const pigmentOf = (line: string | null) =>
  line === null ? ridePigment : (PIGMENTS[line] ?? (line.charCodeAt(0) % 10) + 1)

/** Pigments whose ring is double. */
export const doublePigments: readonly number[] = [4, 5, 7, 8, 10]
export const isDouble = (line: string | null) => doublePigments.includes(pigmentOf(line))

const RINGS = [
  'border-dv1',
  'border-dv2',
  'border-dv3',
  'border-dv4',
  'border-dv5',
  'border-dv6',
  'border-dv7',
  'border-dv8',
  'border-dv9',
  'border-dv10',
  'border-dv11',
] as const
const EDGES = [
  'border-s-dv1',
  'border-s-dv2',
  'border-s-dv3',
  'border-s-dv4',
  'border-s-dv5',
  'border-s-dv6',
  'border-s-dv7',
  'border-s-dv8',
  'border-s-dv9',
  'border-s-dv10',
  'border-s-dv11',
] as const
const GROUNDS = [
  'bg-dv1',
  'bg-dv2',
  'bg-dv3',
  'bg-dv4',
  'bg-dv5',
  'bg-dv6',
  'bg-dv7',
  'bg-dv8',
  'bg-dv9',
  'bg-dv10',
  'bg-dv11',
] as const
const RAILS = [
  'before:bg-dv1',
  'before:bg-dv2',
  'before:bg-dv3',
  'before:bg-dv4',
  'before:bg-dv5',
  'before:bg-dv6',
  'before:bg-dv7',
  'before:bg-dv8',
  'before:bg-dv9',
  'before:bg-dv10',
  'before:bg-dv11',
] as const
const STROKES = [
  'stroke-dv1',
  'stroke-dv2',
  'stroke-dv3',
  'stroke-dv4',
  'stroke-dv5',
  'stroke-dv6',
  'stroke-dv7',
  'stroke-dv8',
  'stroke-dv9',
  'stroke-dv10',
  'stroke-dv11',
] as const
const INKS = [
  'text-dv1',
  'text-dv2',
  'text-dv3',
  'text-dv4',
  'text-dv5',
  'text-dv6',
  'text-dv7',
  'text-dv8',
  'text-dv9',
  'text-dv10',
  'text-dv11',
] as const

const of = (looks: readonly string[], line: string | null) => looks[pigmentOf(line) - 1] ?? ''

/** A ring or a frame of its own. */
export const ringLook = (line: string | null) => `${of(RINGS, line)} ${isDouble(line) ? 'border-double' : ''}`
/** The edge at which something begins. */
export const edgeLook = (line: string | null) => of(EDGES, line)
export const groundLook = (line: string | null) => of(GROUNDS, line)
/** A rail drawn before an element. */
export const beforeLook = (line: string | null) => of(RAILS, line)
export const strokeLook = (line: string | null) => of(STROKES, line)
export const inkLook = (line: string | null) => of(INKS, line)
