import { labelHeight, margin, rowDistance, type Station, station, widestLabel } from './line-diagram.ts'
import { type DiagramTour, northness } from './sort-tours.ts'

/** From Tokyo to where the branches part. */
const trunk = 56
/** A branch turns at 45 degrees, twice at most, and takes no more than this much of the width. */
const widestTurn = 60
const closestStations = 150
/** A line that leads clearly north or south leaves its trunk; one to the west goes straight on. */
const clearlyNorthOrSouth = 0.35

interface Row<T> {
  tours: T[]
  y: number
  side: 'above' | 'below'
}

export function layOutBranches<T extends DiagramTour>(branches: readonly T[][], exit: number) {
  const fork = exit - trunk
  const outermost = margin + widestLabel / 2
  const rows = toRows(branches, (count) => innermost(fork, count) - outermost)
  const inner = innermost(fork, rows.length)
  const far = branches.flat().map((tour) => tour.minutes)
  const scale = { from: Math.min(...far), to: Math.max(...far) }
  const stations = rows.flatMap((row) => placeRow(row, inner, inner - outermost, scale))
  return { stations, path: rows.map((row) => drawRow(row, stations, exit, fork)).join('') }
}

/** Labels of the outer rows look away from the turns; with more rows the inner ones must keep clear of them. */
const innermost = (fork: number, rows: number) => fork - 2 * widestTurn - 20 - (rows > 2 ? widestLabel / 2 : 0)

/** A branch with more stations than fit in a row leaves the trunk in two. */
function toRows<T extends DiagramTour>(branches: readonly T[][], length: (rows: number) => number): Row<T>[] {
  const split = (rows: number) => {
    const most = Math.max(1, Math.floor(length(rows) / closestStations) + 1)
    return branches.flatMap((branch) => inParts(branch, most))
  }
  const guess = split(branches.length)
  const parts = guess.length > 2 ? split(guess.length) : guess
  const tallest = Math.max(...branches.flat().map((tour) => labelHeight(tour, closestStations - 14)))
  const apart = Math.max(rowDistance(tallest), parts.length === 2 ? 210 : 0)
  const last = parts.length - 1
  return parts.map((tours, index) => {
    const y = last === 0 ? 90 * turnOf(tours) : (index - last / 2) * apart
    return { tours, y, side: y > 0 && index === last ? 'below' : 'above' }
  })
}

const turnOf = (tours: readonly DiagramTour[]) =>
  Math.abs(northness(tours)) < clearlyNorthOrSouth ? 0 : -Math.sign(northness(tours))

function inParts<T>(list: readonly T[], most: number): T[][] {
  const parts = Math.ceil(list.length / most)
  const size = Math.ceil(list.length / parts)
  return Array.from({ length: parts }, (_, part) => list.slice(part * size, (part + 1) * size))
}

/** Further out the longer the drive, on the same scale for every row; then moved apart until the labels fit. */
function placeRow<T extends DiagramTour>(
  row: Row<T>,
  inner: number,
  length: number,
  scale: { from: number; to: number },
): Station<T>[] {
  const { tours, y, side } = row
  const apart = tours.length > 1 ? Math.min(200, length / (tours.length - 1)) : 0
  const share = (minutes: number) => (scale.to === scale.from ? 1 : (minutes - scale.from) / (scale.to - scale.from))
  const out: number[] = []
  for (const tour of tours) out.push(Math.max(share(tour.minutes) * length, (out.at(-1) ?? -apart) + apart))
  for (let index = tours.length - 1, limit = length; index >= 0; index--, limit -= apart)
    out[index] = Math.min(out[index] ?? 0, limit)
  const room = tours.length > 1 ? Math.min(widestLabel, apart - 14) : widestLabel
  return tours.map((tour, index) => station(tour, { x: inner - (out[index] ?? 0), y, side, room }))
}

function drawRow<T extends DiagramTour>(row: Row<T>, stations: readonly Station<T>[], exit: number, fork: number) {
  const end = Math.min(...stations.filter(({ tour }) => row.tours.includes(tour)).map(({ x }) => x))
  const turn = Math.min(Math.abs(row.y) / 2, widestTurn)
  const down = Math.sign(row.y)
  const bend = turn === 0 ? '' : `H${fork}l${-turn} ${turn * down}V${row.y - turn * down}l${-turn} ${turn * down}`
  return `M${exit} 0${bend}H${end}`
}
