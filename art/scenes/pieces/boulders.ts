import { D, hex, line, type Point, path, R, rng, type Scene, spline } from '../../parts/index.ts'

type Boulder = { x: number; y: number; w: number; h: number }

const INK = { dark: '#45454f', body: '#6f6c6d', lit: '#a8a298', moss: '#7f8a58', frost: '#f0ece0' }
const KINDS = 6

/** Stones of lava, lit from the left, frost or moss on them: a few are drawn, and laid again and again. */
export function boulders(S: Scene, list: readonly Boulder[]) {
  const kinds = Array.from({ length: KINDS }, (_, kind) => S.once(`boulder${kind}`, () => S.keep(boulder(kind))))
  return list
    .map(({ x, y, w, h }, i) => {
      const turned = i % 4 === 1 ? -1 : 1
      const size = `${D((turned * w) / 100)} ${D(h / 60)}`
      return `<use href="#${kinds[(i * 5) % KINDS]}" transform="translate(${R(x)} ${R(y)}) scale(${size})"/>`
    })
    .join('')
}

/** A hundred wide and sixty high, its foot at nought. */
function boulder(kind: number) {
  const r = rng(kind + 11)
  const heights = [2, 32, 54, 60, 52, 28, 2]
  const hull = [-50, -43, -22, 3, 25, 44, 50].map(
    (x, i): Point => [x * r(0.94, 1.06), -(heights[i] ?? 0) * r(0.88, 1.08)],
  )
  const crown = hull.slice(1, 5)
  const face: Point[] = [...crown, [12 + r(-6, 6), -38], [-12, -24 + r(-6, 4)], [-36, -4]]
  const rim = `M${crown.map(([x, y]) => `${R(x)} ${R(y + 2)}`).join('L')}`
  const [light, dark] = [hex(INK.lit, INK.body, r(0, 0.5)), hex(INK.dark, INK.body, r(0, 0.7))]
  return (
    path(spline([...hull, [30, 9], [-30, 9]], true, R), dark) +
    path(spline(face, true, R), light) +
    (kind % 3 === 0
      ? path(spline([...crown, [30, -40], [16, -46], [2, -38], [-16, -44], [-30, -30]], true, R), INK.moss)
      : line(rim, INK.frost, 4, 'stroke-linecap="round" stroke-linejoin="round" opacity=".85"'))
  )
}
