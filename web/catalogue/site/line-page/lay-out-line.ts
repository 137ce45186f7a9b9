import { layOutBranches } from './lay-out-branches.ts'
import { layOutLoop, layOutTerminal } from './lay-out-heart.ts'
import { type Box, type Heart, margin, type Station, stationSize, type Tokyo } from './line-diagram.ts'
import { type DiagramTour, sortTours } from './sort-tours.ts'

export interface LineLayout<T extends DiagramTour = DiagramTour> {
  /** Paths as in SVG, in the line's colour. */
  paths: string[]
  stations: Station<T>[]
  tokyo: Tokyo
  /** From where to where it reaches, Tokyo being at zero. */
  top: number
  height: number
}

/**
 * A line as a diagram: Tokyo at the end of reading, tours as stations. What is in the city stands on a loop around it;
 * what is outside stands on a branch, chosen by its direction, the further out the longer the drive.
 */
export function layOutLine<T extends DiagramTour>(tours: readonly T[], tokyoSign: string): LineLayout<T> {
  const { loop, branches } = sortTours(tours)
  const heart: Heart<T> =
    loop.length > 0
      ? layOutLoop(loop, tokyoSign, branches.length === 0)
      : { ...layOutTerminal(tokyoSign), stations: [] }
  const out = branches.length > 0 ? layOutBranches(branches, heart.exit) : null
  const stations = [...heart.stations, ...(out?.stations ?? [])]
  const boxes: Box[] = [heart.tokyo.box, ...stations.map(({ label }) => label.box), ...stations.map(squareOf)]
  const top = Math.min(...boxes.map((box) => box.top)) - margin / 2
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + margin / 2
  return {
    paths: [heart.path, out?.path].filter((path) => typeof path === 'string'),
    stations,
    tokyo: heart.tokyo,
    top,
    height: bottom - top,
  }
}

export const squareOf = ({ x, y }: Pick<Station, 'x' | 'y'>): Box => {
  const half = stationSize / 2 + 3
  return { left: x - half, right: x + half, top: y - half, bottom: y + half }
}
