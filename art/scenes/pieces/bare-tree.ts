import { line, R, rng } from '../../parts/index.ts'

/** A zelkova in winter: the trunk forks and forks again, all twigs reaching up. */
export function bareTree(seed: number, x: number, y: number, h: number) {
  const r = rng(seed)
  const widths = [14, 8, 4.5, 2.6, 1.5]
  const strokes = widths.map(() => '')
  const grow = (fx: number, fy: number, angle: number, long: number, fork: number) => {
    const [tx, ty] = [fx + Math.cos(angle) * long, fy - Math.sin(angle) * long]
    strokes[fork] += `M${R(fx)} ${R(fy)}l${R(tx) - R(fx)} ${R(ty) - R(fy)}`
    if (fork === widths.length - 1) return
    for (const turn of fork < 2 ? [-0.4, 0, 0.4] : [-0.26, 0.26]) {
      grow(tx, ty, angle + turn + r(-0.14, 0.14), long * r(0.66, 0.86), fork + 1)
    }
  }
  grow(x, y, 1.57, h * 0.28, 0)
  return strokes.map((d, i) => line(d, '#6d5d5c', widths[i], 'stroke-linecap="round"')).join('')
}
