import { lerp, line, type Point, path, poly, R, rect, type Scene, stops } from '../../parts/index.ts'
import { segment } from './segment.ts'
import { seen } from './street-view.ts'

const DARK = '#33221d'
const HOLLOW = '#1d1412'

/** A place on the tower in metres: right of its middle, above the ground, behind its front. */
type TowerPlace = readonly [right: number, up: number, behind?: number]

const on = (right: number, up: number, behind = 0): Point => seen(-6.6 + right * 0.8, up, 33 + behind * 0.8)
const face = (...corners: TowerPlace[]) => poly(corners.map((corner) => on(...corner)))
const oblong = (x0: number, x1: number, y0: number, y1: number) => face([x0, y0], [x1, y0], [x1, y1], [x0, y1])
const uprights = (list: readonly number[], y0: number, y1: number) =>
  list.map((x) => segment(on(x, y0), on(x, y1))).join('')

const beam = (half: number, y: number, h = 0.26) => path(oblong(-half, half, y, y + h), DARK)

/** A storey of boards, narrower at the top, with its shaded side. */
function storey(S: Scene, half: number, y0: number, y1: number, topHalf = half) {
  const wood = S.grad(stops([0, '#a9764a'], [0.5, '#7d5236'], [1, '#5a3a2a']), { x2: 1, y2: 0 })
  const side = face([half, y0], [half, y0, half * 1.6], [topHalf, y1, topHalf * 1.6], [topHalf, y1])
  return path(face([-half, y0], [half, y0], [topHalf, y1], [-topHalf, y1]), wood) + path(side, '#4a2f24')
}

function boards(half: number, y0: number, y1: number, count: number) {
  const joints = Array.from({ length: count }, (_, i) => (((i + 0.5) / count) * 2 - 1) * half)
  return line(uprights(joints, y0, y1), DARK, 1.8, 'opacity=".7"')
}

const skirtRoof = (half: number, y: number, h: number) =>
  path(face([-half, y], [half, y], [half * 0.72, y + h], [-half * 0.72, y + h]), '#46505c') +
  path(oblong(-half, half, y - 0.22, y), '#1f252e')

/** Toki no Kane: three slender storeys of wood, sixteen metres high. */
export const bellTower = (S: Scene) =>
  S.cut(
    storey(S, 2.5, 0, 4.2),
    path(oblong(-1.2, 1.2, 0, 3), HOLLOW),
    boards(2.5, 3, 4.2, 9),
    beam(2.5, 3),
    path(oblong(-2.5, -2.1, 0, 4.2) + oblong(2.1, 2.5, 0, 4.2), DARK),
    skirtRoof(3.3, 4.3, 0.9),
    storey(S, 2.1, 5.1, 9, 1.9),
    boards(2.05, 5.1, 9, 10),
    beam(2.05, 6.9),
    path(oblong(-0.7, 0.7, 7.4, 8.6), HOLLOW),
    line(uprights([-0.45, -0.15, 0.15, 0.45], 7.4, 8.6), '#a9764a', 2),
    skirtRoof(2.6, 9, 0.7),
    storey(S, 1.75, 9.7, 11.2, 1.7),
    boards(1.7, 9.7, 11.2, 8),
    beam(2.1, 11.1, 0.3),
    belfry(S),
    topRoof(S),
  )

/** Open on all sides, with the bell inside. */
function belfry(S: Scene) {
  const posts = [-1.7, -0.62, 0.4, 1.4].map((x) => oblong(x, x + 0.28, 11.4, 13.8))
  const balusters = [-1.9, -1.5, -1.1, -0.7, -0.3, 0.1, 0.5, 0.9, 1.3, 1.7]
  return (
    path(oblong(-1.7, 1.7, 11.4, 13.7), S.grad(stops([0, '#4a3a30'], [1, '#8aa0a0']))) +
    path(face([-0.62, 12], [-0.5, 13.2], [0.5, 13.2], [0.62, 12]), '#1f2a2a') +
    path(face([-0.62, 12], [0.62, 12], [0.66, 11.85], [-0.66, 11.85]), '#3f5a54') +
    path(posts.join(''), '#5f3f2c') +
    beam(2.1, 12.1, 0.16) +
    beam(2.1, 11.5, 0.14) +
    line(uprights(balusters, 11.4, 12.2), DARK, 2.4) +
    beam(1.9, 13.6, 0.3)
  )
}

function topRoof(S: Scene) {
  const [lx, ly] = on(-2.9, 13.9)
  const [rx, ry] = on(2.9, 13.9)
  const [ax, ay] = on(-0.9, 15.7)
  const [bx, by] = on(0.9, 15.7)
  const slopes =
    `M${R(lx)} ${R(ly)}Q${R(lerp(lx, ax, 0.6))} ${R(lerp(ly, ay, 0.4))} ${R(ax)} ${R(ay)}` +
    `H${R(bx)}Q${R(lerp(rx, bx, 0.6))} ${R(lerp(ry, by, 0.4))} ${R(rx)} ${R(ry)}z`
  return (
    path(slopes, S.grad(stops([0, '#5d6a76'], [1, '#39434f']), { x2: 1, y2: 0 })) +
    path(`M${R(lx)} ${R(ly)}H${R(rx)}l-4 8H${R(lx + 4)}z`, '#1f252e') +
    rect(ax - 6, ay - 9, bx - ax + 12, 12, '#1f252e')
  )
}
