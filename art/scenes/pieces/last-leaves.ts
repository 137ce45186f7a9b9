import { along, D, g, limb, type Place, points, R, type Scene, strew, table } from '../../parts/index.ts'

const LEAF = 'M0-16L4-7L12-11L9-3L17 1L8 4L10 12L2 8L0 18L-2 8L-10 12L-8 4L-17 1L-9-3L-12-11L-4-7z'

/** A maple's last leaves hang in close to us; others lie on the water, and their shadows on the bed. */
export function lastLeaves(S: Scene) {
  const leaf = S.keep(`<path d="${LEAF}"/>`)
  const afloat = table(
    [470, 850, 20],
    [590, 940, 80],
    [880, 990, 140],
    [1120, 900, 40],
    [250, 770, 110],
    [700, 690, 60],
  )
  const lying = (dx: number, dy: number) =>
    afloat
      .map(([x, y, t]) => {
        const k = (y - 300) / 560
        return `<use href="#${leaf}" transform="translate(${R(x + dx * k)} ${R(y + dy * k)}) scale(${D(k)} ${D(k * 0.5)}) rotate(${t})"/>`
      })
      .join('')
  const bough = table(
    [points([-30, 40], [120, 96], [250, 100], [390, 150]), 17, 3],
    [points([110, 94], [190, 170], [210, 250]), 7, 2],
    [points([240, 100], [330, 60], [420, 62]), 6, 2],
    [points([20, 60], [60, 150], [50, 240]), 7, 2],
  )
  const hanging: Place[] = [
    ...along(4, points([120, 96], [250, 100], [390, 150]), 9, 30, 1, 1.5),
    ...along(6, points([190, 170], [210, 250]), 5, 30, 1, 1.4),
    ...along(8, points([330, 60], [420, 62]), 4, 26, 1, 1.4),
    ...along(9, points([60, 150], [50, 240]), 5, 32, 1, 1.5),
  ]
  return (
    g(lying(16, 44), 'fill="#0e3a52" opacity=".3"') +
    S.cut(g(lying(0, 0), 'fill="#cf5a2e"')) +
    S.cut(
      ...bough.map(([way, from, to]) => limb(way, from, to, '#33282c')),
      strew(
        leaf,
        hanging.filter((_, i) => i % 2),
        'fill="#b8442a"',
      ),
      strew(
        leaf,
        hanging.filter((_, i) => i % 2 === 0),
        'fill="#d9742f"',
      ),
    )
  )
}
