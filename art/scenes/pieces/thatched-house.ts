import type { Scene } from '../../parts/index.ts'
import { type House, inHouse, type ThatchedHouse } from './thatched-frame.ts'
import { end, frontSlope, hood, ridge } from './thatched-roof.ts'
import { walls } from './thatched-walls.ts'
import type { View } from './view.ts'

/**
 * A farmhouse in the helmet manner of the villages below Fuji: the hip is cut away at the end, so that a window gives
 * light to the silkworms in the loft, and a hood of thatch hangs over it.
 */
export function thatchedHouse(S: Scene, view: View, facts: ThatchedHouse) {
  const size = facts.size ?? 1
  const house: House = {
    half: 5.4,
    size,
    straws: 150,
    endLit: false,
    haze: (colour) => colour,
    ...facts,
    see: inHouse(view, facts),
    metre: view.metre(facts.at[2]) * size,
  }
  const [x, , z] = facts.at
  const side = facts.turn < (Math.atan2(x, z) * 180) / Math.PI ? -1 : 1
  return S.cut(walls(S, house, side), end(S, house, side), frontSlope(S, house), hood(S, house, side), ridge(house))
}
