import { D, lerp, type Point, R } from '../../parts/index.ts'

/** A polygon with soft corners: straw has no sharp ones. */
export function softly(corners: readonly Point[], soft: number) {
  const n = corners.length
  return `${corners
    .map((corner, i) => {
      const towards = (other: Point | undefined) => {
        const [ox, oy] = other ?? corner
        const far = Math.hypot(ox - corner[0], oy - corner[1]) || 1
        const t = Math.min(0.45, soft / far)
        return `${R(lerp(corner[0], ox, t))} ${R(lerp(corner[1], oy, t))}`
      }
      const before = towards(corners[(i + n - 1) % n])
      return `${i ? 'L' : 'M'}${before}Q${R(corner[0])} ${R(corner[1])} ${towards(corners[(i + 1) % n])}`
    })
    .join('')}z`
}

/** A polygon as path data; each corner is told from the one before, which takes half the characters. */
export function flat(corners: readonly Point[], round = D) {
  let [px, py] = [0, 0]
  return `${corners
    .map(([x, y], i) => {
      const step = `${D(round(x) - px)} ${D(round(y) - py)}`
      ;[px, py] = [round(x), round(y)]
      return `${i === 0 ? 'M' : i === 1 ? 'l' : ' '}${step}`
    })
    .join('')}z`
}
