import { g, lerp, line, nth, path, poly, R, rng, type Scene } from '../../parts/index.ts'
import { flat } from './polygons.ts'
import { segment } from './segment.ts'
import { spotIn, type ThatchedHouse } from './thatched-frame.ts'
import type { View } from './view.ts'

/** How far the yard reaches from the middle of the house, in metres: to the left, to the right, towards us, away. */
const LEFT = -7.4
const RIGHT = 6.4
const NEAR = -6.2
const FAR = 4

/** The level yard of a house, held by a wall of field stones on the side of the valley. */
export function yard(S: Scene, look: View, facts: ThatchedHouse, ground: (x: number, z: number) => number) {
  const spot = spotIn(facts)
  const haze = facts.haze ?? String
  /** How high the wall stands there; a low kerb where the slope is as high as the yard. */
  const height = (u: number, w: number) => {
    const [x, y, z] = spot(u, 0, w)
    return Math.max(0.3, y - ground(x, z) + 0.1)
  }
  /** A place so many metres below the edge of the yard. */
  const below = (u: number, w: number, down: number) => look(spot(u, -down, w))
  const foot = (u: number, w: number) => below(u, w, height(u, w))
  const top = (u: number, w: number) => below(u, w, 0)
  const edges = Array.from({ length: 7 }, (_, i) => lerp(LEFT, RIGHT, i / 6))
  const front = [...edges.map((u) => top(u, NEAR)), ...edges.toReversed().map((u) => foot(u, NEAR))]
  const end = [top(LEFT, FAR), top(LEFT, NEAR), foot(LEFT, NEAR), foot(LEFT, FAR)]
  const metre = look.metre(facts.at[2])
  // Far off one sees a wall and no stones.
  const course = metre > 40 ? 0.46 : metre > 28 ? 0.6 : 0
  const r = rng(facts.seed)
  const tones = ['', '']
  const joints: string[] = []
  for (let down = 0; course && down < height(LEFT, NEAR); down += course) {
    joints.push(segment(below(LEFT, FAR, down), below(LEFT, NEAR, down)))
    for (let u = LEFT; u < RIGHT; ) {
      const next = Math.min(RIGHT, u + r(1, 2.3) * course)
      const [p, q, high, low] = [u + 0.05, next - 0.05, down + 0.07, down + course - 0.05]
      const corners = [below(p, NEAR, high), below(q, NEAR, high), below(q, NEAR, low), below(p, NEAR, low)]
      if (high < height(p, NEAR)) tones[r() < 0.5 ? 0 : 1] += flat(corners, R)
      u = next
    }
  }
  /** The stroke rounds the corners. */
  const stone = (d: string, ink: string) => path(d, ink, `stroke="${ink}" stroke-width="2" stroke-linejoin="round"`)
  return S.cut(
    path(poly([top(LEFT, NEAR), top(RIGHT, NEAR), top(RIGHT, FAR), top(LEFT, FAR)]), haze('#e3d2a2')),
    path(flat(front, R), haze(course ? '#5f574b' : '#857b6c')),
    path(flat(end, R), haze('#a59a84')),
    line(joints.join(''), haze('#7d7464'), 2),
    // The lowest course is cut off by the slope.
    course
      ? g(
          stone(nth(tones, 0), haze('#8a8070')) + stone(nth(tones, 1), haze('#a0957f')),
          `clip-path="${S.clip(flat(front, R))}"`,
        )
      : '',
  )
}
