import { D, line, type Point, path, R, rng, type Scene, stops } from '../../parts/index.ts'

/** A mill wheel of radius r, seen almost from before; water falls on it from a flume at the right. */
export function waterWheel(S: Scene, [cx, cy]: Point, r: number) {
  const narrow = 0.93
  const on = (k: number, angle: number): Point => [cx + Math.cos(angle) * r * k * narrow, cy + Math.sin(angle) * r * k]
  const ray = (angle: number, from: number, to: number) => {
    const [[ax, ay], [bx, by]] = [on(from, angle), on(to, angle)]
    return `M${R(ax)} ${R(ay)}l${R(bx - ax)} ${R(by - ay)}`
  }
  const turns = (n: number) => Array.from({ length: n }, (_, i) => (i / n) * Math.PI * 2 + 0.14)
  const hoop = (k: number, dx: number) =>
    `M${D(cx + dx - r * k * narrow)} ${D(cy)}a${D(r * k * narrow)} ${D(r * k)} 0 1 0 ${D(2 * r * k * narrow)} 0a${D(r * k * narrow)} ${D(r * k)} 0 1 0 ${D(-2 * r * k * narrow)} 0`
  const back = r * 0.16
  const q = rng(5)
  let drops = ''
  for (let i = 0; i < 16; i++) {
    const [x, y] = on(q(0.9, 1.14), q(-0.9, 1.5))
    drops += `M${R(x)} ${R(y)}v${R(q(2, r * 0.12))}`
  }
  const fall = `M${R(cx + r * 0.36)} ${R(cy - r * 1.06)}C${R(cx + r * 0.86)} ${R(cy - r)} ${R(cx + r * 1.02)} ${R(cy - r * 0.3)} ${R(cx + r * 0.98)} ${R(cy + r * 0.9)}h${R(-r * 0.14)}C${R(cx + r * 0.84)} ${R(cy)} ${R(cx + r * 0.7)} ${R(cy - r * 0.8)} ${R(cx + r * 0.36)} ${R(cy - r * 0.94)}z`
  return (
    line(hoop(0.97, back), '#2a2120', D(r * 0.1)) +
    line(
      turns(18)
        .map((a) => ray(a, 0.8, 1.05))
        .join(''),
      '#4a382c',
      D(r * 0.16),
    ) +
    line(
      turns(8)
        .map((a) => ray(a, 0, 0.9))
        .join(''),
      '#5f4836',
      D(r * 0.09),
    ) +
    line(hoop(0.95, 0) + hoop(0.74, 0), '#6d523c', D(r * 0.09)) +
    line(hoop(0.97, -r * 0.02), '#a58660', D(r * 0.03)) +
    line(
      turns(8)
        .map((a) => ray(a, 0.1, 0.72))
        .join(''),
      '#94755a',
      D(r * 0.03),
    ) +
    `<circle cx="${R(cx)}" cy="${R(cy)}" r="${D(r * 0.14)}" fill="#33271f"/>` +
    path(fall, S.grad(stops([0, '#f4fafa', 0.95], [1, '#dcecee', 0.7]))) +
    line(drops, '#f4fafa', 2, 'stroke-linecap="round"')
  )
}
