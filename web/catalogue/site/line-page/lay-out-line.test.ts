import { expect, test } from 'vitest'
import { type LineLayout, layOutLine, squareOf } from './lay-out-line.ts'
import { type Box, diagramWidth } from './line-diagram.ts'
import { imaginaryLine, tenLines } from './line-examples.ts'

const door = 'Your door, 05:00 to 08:30'

const imaginary = {
  'one tour in the city': imaginaryLine(1, () => [20, 40]),
  'one tour far out': imaginaryLine(1, () => [140, 350]),
  'fourteen tours in the city': imaginaryLine(14, (index) => [15 + index, (index * 47) % 360]),
  'fourteen tours in one direction': imaginaryLine(14, (index) => [60 + index * 10, 250 + (index % 5)]),
  'fourteen tours all around, all far': imaginaryLine(14, (index) => [60 + index * 7, (index * 47) % 360]),
  'fourteen tours, near and far': imaginaryLine(14, (index) => [10 + index * 11, (index * 83) % 360]),
  'thirteen in the city and one far out': imaginaryLine(14, (index) => [index === 13 ? 120 : 20, index * 20]),
  'thirty tours': imaginaryLine(30, (index) => [10 + index * 6, (index * 31) % 360]),
}
const all = [...tenLines, ...Object.entries(imaginary)]

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Everything with its own ground on the diagram: no two of these may touch. */
const solids = ({ stations, tokyo }: LineLayout): [string, Box][] => [
  ['Tokyo', tokyo.box],
  ...stations.map((one): [string, Box] => [`name of ${one.tour.station}`, one.label.box]),
  ...stations.map((one): [string, Box] => [`station ${one.tour.station}`, squareOf(one)]),
]

function collisions(layout: LineLayout): string[] {
  const boxes = solids(layout)
  return boxes.flatMap(([name, box], index) =>
    boxes.slice(index + 1).flatMap(([other, otherBox]) => (meet(box, otherBox) ? [`${name} and ${other}`] : [])),
  )
}

/** The straight pieces of the paths as thin boxes; a slanting one as a row of small ones. */
function pieces(path: string): Box[] {
  let [x, y] = [0, 0]
  const found: Box[] = []
  for (const [, command = '', numbers = ''] of path.matchAll(/([MHVhl])([^A-Za-z]*)/g)) {
    const [first = 0, second = 0] = numbers.trim().split(/[ ,]/).map(Number)
    const relative = command === 'l' || command === 'h'
    const toX = command === 'V' ? x : relative ? x + first : first
    const toY = command === 'V' ? first : command === 'l' ? y + second : command === 'M' ? second : y
    const steps = command === 'M' ? 0 : command === 'l' ? 20 : 1
    for (let step = 0; step < steps; step++) {
      const [ax, ay] = [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps]
      const [bx, by] = [x + ((toX - x) * (step + 1)) / steps, y + ((toY - y) * (step + 1)) / steps]
      found.push({
        left: Math.min(ax, bx) - 4,
        right: Math.max(ax, bx) + 4,
        top: Math.min(ay, by) - 4,
        bottom: Math.max(ay, by) + 4,
      })
    }
    ;[x, y] = [toX, toY]
  }
  return found
}

const branchPieces = ({ paths }: LineLayout) => paths.filter((path) => !path.includes('a')).flatMap(pieces)

test.each(all)('%s: no name touches another name, a station or Tokyo', (_, tours) => {
  expect(collisions(layOutLine(tours, door))).toEqual([])
})

test.each(all)('%s: no line runs through a name', (_, tours) => {
  const layout = layOutLine(tours, door)
  const struck = layout.stations.filter(({ label }) => branchPieces(layout).some((piece) => meet(piece, label.box)))
  expect(struck.map(({ tour }) => tour.name)).toEqual([])
})

test.each(all)('%s: every tour has one station, and all of it is within the drawing', (_, tours) => {
  const layout = layOutLine(tours, door)
  expect(layout.stations.map(({ tour }) => tour.station).sort((a, b) => a - b)).toEqual(tours.map((t) => t.station))
  for (const [name, box] of solids(layout)) {
    expect(box.left, name).toBeGreaterThanOrEqual(0)
    expect(box.right, name).toBeLessThanOrEqual(diagramWidth)
    expect(box.top, name).toBeGreaterThanOrEqual(layout.top)
    expect(box.bottom, name).toBeLessThanOrEqual(layout.top + layout.height)
  }
})

test('the checks above would notice a name in the wrong place', () => {
  const layout = layOutLine(tenLines[1]?.[1] ?? [], door)
  const [first, second] = layout.stations
  if (!first || !second) throw new Error('the line has stations')
  first.label.box = second.label.box
  expect(collisions(layout)).toHaveLength(1)
  second.label.box = squareOf(second)
  expect(branchPieces(layout).some((piece) => meet(piece, second.label.box))).toBe(true)
})

test('on a branch the longer drive stands further out', () => {
  for (const [, tours] of all) {
    const { stations } = layOutLine(tours, door)
    const onBranches = stations.filter(({ tour }) => tour.minutes > 40)
    for (const one of onBranches)
      for (const other of onBranches)
        if (one.y === other.y && one.tour.minutes < other.tour.minutes) expect(one.x).toBeGreaterThan(other.x)
  }
})

test('without tours far out the line is a loop, without tours in the city it ends at Tokyo', () => {
  const pathsOf = (name: string) => layOutLine(tenLines.find(([line]) => line === name)?.[1] ?? [], door)
  expect(pathsOf('Evenings').tokyo.radius).toBeNull()
  expect(pathsOf('Evenings').paths).toHaveLength(1)
  expect(pathsOf('Nikko and the north').tokyo.radius).toBeGreaterThan(0)
  expect(pathsOf('Craft, table and tea').paths).toHaveLength(2)
})
