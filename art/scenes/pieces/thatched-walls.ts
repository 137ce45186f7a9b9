import { line, path, type Scene, stops } from '../../parts/index.ts'
import { flat } from './polygons.ts'
import { segment } from './segment.ts'
import { type Bay, DEPTH, far, type House, width } from './thatched-frame.ts'

/** The front with its porch, and the end wall on the side that is seen. */
export function walls(S: Scene, house: House, side: number) {
  const { see, half, haze, bays } = house
  const front = (u0: number, h0: number, u1: number, h1: number) =>
    flat([see(u0, h1, -DEPTH), see(u1, h1, -DEPTH), see(u1, h0, -DEPTH), see(u0, h0, -DEPTH)])
  const endWall = flat([
    see(side * half, 0, -DEPTH),
    see(side * half, 0, DEPTH),
    see(side * half, 3, DEPTH),
    see(side * half, 3, -DEPTH),
  ])
  const step = (half * 2) / bays.length
  const ink = { paper: '#f0e2bd', boards: '#6d5240', clay: '#c9a878', open: '#241c1c' } satisfies Record<Bay, string>
  let panes = ''
  let bars = ''
  let posts = ''
  bays.forEach((bay, i) => {
    const u = -half + i * step
    panes += path(front(u + 0.08, 0.5, u + step - 0.08, 2.5), haze(ink[bay]))
    posts += front(u - 0.1, 0, u + 0.1, 3)
    const bar = (u0: number, h0: number, u1: number, h1: number) => segment(see(u0, h0, -DEPTH), see(u1, h1, -DEPTH))
    const upright = (t: number) => bar(u + step * t, 0.5, u + step * t, 2.5)
    if (far(house)) return
    if (bay === 'paper') {
      bars += [0.25, 0.5, 0.75].map(upright).join('')
      bars += [1, 1.5, 2].map((h) => bar(u, h, u + step, h)).join('')
    }
    if (bay === 'boards') bars += [0.2, 0.4, 0.6, 0.8].map(upright).join('')
  })
  posts += front(half - 0.1, 0, half + 0.1, 3)
  const deck = (h: number, w: number) => [see(-half, h, w), see(half, h, w)]
  const floor = [...deck(0.5, -DEPTH - 0.85), ...deck(0.5, -DEPTH).reverse()]
  const board = [...deck(0.5, -DEPTH - 0.85), ...deck(0.36, -DEPTH - 0.85).reverse()]
  const below = [...deck(0.36, -DEPTH - 0.8), ...deck(0, -DEPTH - 0.8).reverse()]
  const porchEnd = [
    see(side * half, 0.5, -DEPTH - 0.85),
    see(side * half, 0.5, -DEPTH),
    see(side * half, 0, -DEPTH),
    see(side * half, 0, -DEPTH - 0.8),
  ]
  const shadow = haze('#1c1718')
  const under = S.grad(stops([0, shadow, 0.85], [0.5, shadow, 0.4], [1, shadow, 0]))
  return (
    path(endWall, haze(house.endLit ? '#b08c60' : '#4f4038')) +
    path(endBeams(house, side), haze(house.endLit ? '#5f4633' : '#2c2320')) +
    path(front(-half, 0, half, 3), haze('#4a382e')) +
    panes +
    line(bars, haze('#54402f'), width(house, 0.05)) +
    path(posts, haze('#33271f')) +
    path(front(-half, 1.4, half, 3), under) +
    path(flat(below), haze('#3d332c')) +
    path(flat(porchEnd), haze('#2a2120')) +
    path(flat(floor), haze('#b08c60')) +
    path(flat(board), haze('#6d4f38'))
  )
}

/** Posts and a rail on the end wall. */
function endBeams(house: House, side: number) {
  const { see, half } = house
  if (far(house)) return ''
  const u = side * (half + 0.02)
  const beam = (w0: number, h0: number, w1: number, h1: number) =>
    flat([see(u, h0, w0), see(u, h0, w1), see(u, h1, w1), see(u, h1, w0)])
  return [-DEPTH, -1.2, 1.2, DEPTH - 0.2].map((w) => beam(w, 0, w + 0.2, 3)).join('') + beam(-DEPTH, 1, DEPTH, 1.16)
}
