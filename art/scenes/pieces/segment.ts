import { type Point, R } from '../../parts/index.ts'

/** Path data of a straight line between two places, such as two points of a plane. */
export const segment = (a: Point, b: Point) => `M${R(a[0])} ${R(a[1])}L${R(b[0])} ${R(b[1])}`
