import type { CarMeasures } from './measures.ts'

/** A rectangle of the car from above: from the front, from the left, along and across, in centimetres. */
interface Spot {
  x: number
  y: number
  width: number
  depth: number
}

export interface CarPlan {
  seats: (Spot & { who: 'driver' | 'front' | 'guest' })[]
  boot: Spot
}

interface Layout {
  /** Where the front seats begin, as a part of the length. */
  front: number
  /** From one row to the next: as guests like it, and as close as it goes. */
  pitch: readonly [usual: number, least: number]
  depth: number
  /** Places side by side: on the average of a car that guests like, and as many as there may be. */
  abreast: readonly [usual: number, most: number]
  /** Whether somebody sits beside the chauffeur. */
  hasFrontPlace: boolean
  /** Kept for suitcases at the least, along the car. */
  boot: number
}

const layouts: Record<CarMeasures['kind'], Layout> = {
  sedan: { front: 0.37, pitch: [100, 78], depth: 56, abreast: [3, 3], hasFrontPlace: true, boot: 60 },
  van: { front: 0.2, pitch: [86, 74], depth: 54, abreast: [2.5, 4], hasFrontPlace: true, boot: 50 },
  minibus: { front: 0.11, pitch: [78, 72], depth: 52, abreast: [4, 4], hasFrontPlace: false, boot: 40 },
}

/** Beside the seats, between two of them, and the narrowest and widest that one is. */
const wall = 12
const gap = 4
const seatWidth = { least: 36, most: 58 } as const
/** A suitcase and what lies behind it: a saloon's tail is not all boot. */
const longestBoot = 120
/** Of a bus, between the pairs. */
const aisle = 28

/** Where everybody sits and where suitcases lie; null where so many places do not fit into the measures. */
export function planOf({ kind, lengthCm, widthCm }: CarMeasures, places: number): CarPlan | null {
  const layout = layouts[kind]
  const behind = places - (layout.hasFrontPlace ? 1 : 0)
  const inside = widthCm - 2 * wall
  const abreast = Math.min(layout.abreast[1], Math.floor((inside - walkway(kind) + gap) / (seatWidth.least + gap)))
  if (behind < 1 || abreast < 1) return null
  const frontX = Math.round(lengthCm * layout.front)
  const end = lengthCm - layout.boot - 12
  const rowsThatFit = (pitch: number) => Math.floor((end - frontX - layout.depth) / pitch)
  const mostRows = rowsThatFit(layout.pitch[1])
  if (mostRows < 1 || behind > mostRows * abreast) return null
  // As roomy as it goes: as many rows as guests like, before more sit side by side.
  const wanted = Math.ceil(behind / Math.min(layout.abreast[0], abreast))
  const roomy = rowsThatFit(layout.pitch[0])
  const rows = Math.min(wanted, roomy * abreast >= behind ? roomy : mostRows)
  const pitch = Math.min(layout.pitch[0], Math.floor((end - frontX - layout.depth) / rows))
  const seats: CarPlan['seats'] = frontSeats(layout, frontX, widthCm)
  for (const [index, count] of spread(behind, rows).entries())
    seats.push(...rowOf(kind, { count, x: frontX + pitch * (index + 1), inside, depth: layout.depth }))
  const bootX = frontX + pitch * rows + layout.depth + 10
  const boot = { x: bootX, y: wall, width: inside, depth: Math.min(longestBoot, lengthCm - 12 - bootX) }
  return { seats, boot }
}

/** In Japan the chauffeur sits on the right, which is the far side from above. */
function frontSeats({ hasFrontPlace, depth }: Layout, x: number, widthCm: number): CarPlan['seats'] {
  const width = Math.min(seatWidth.most, Math.floor((widthCm - 2 * wall) / 2) - gap)
  const place = { x, width, depth }
  return [
    { ...place, y: widthCm - wall - 4 - width, who: 'driver' },
    ...(hasFrontPlace ? [{ ...place, y: wall + 4, who: 'front' as const }] : []),
  ]
}

const walkway = (kind: CarMeasures['kind']) => (kind === 'minibus' ? aisle - gap : 0)

/** The rows behind have those that are over: who sits in front has more room. */
function spread(places: number, rows: number): number[] {
  const each = Math.floor(places / rows)
  const over = places % rows
  return Array.from({ length: rows }, (_, index) => each + (index >= rows - over ? 1 : 0))
}

type Row = { count: number; x: number; inside: number; depth: number }

function rowOf(kind: CarMeasures['kind'], { count, x, inside, depth }: Row): CarPlan['seats'] {
  const between = kind === 'minibus' && count > 1 ? aisle : gap
  const free = inside - between - gap * Math.max(0, count - 2)
  const width = Math.min(seatWidth.most, Math.floor((count > 1 ? free : inside) / count))
  const left = Math.ceil(count / 2)
  return Array.from({ length: count }, (_, index) => {
    // From the left wall and from the right one, so that what is over lies in the middle.
    const y = index < left ? wall + index * (width + gap) : wall + inside - (count - index) * (width + gap) + gap
    return { x, y: Math.round(y), width, depth, who: 'guest' as const }
  })
}
