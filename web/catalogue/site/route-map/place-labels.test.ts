import { expect, test } from 'vitest'
import { days } from './days.fixture.ts'
import { drawRoute, ROUTE_SIZE } from './draw-route.ts'
import { markBox } from './marks.ts'
import { placeLabels } from './place-labels.ts'
import { isInside, overlap, type Point } from './plane.ts'

const type = { size: 19, lead: 22, noteSize: 16, noteLead: 19 }
const size = { width: 480, height: 520 }
const wish = (name: string, at: Point) => ({ name, at, reach: 18 })
const drawn = Object.entries(days).map(([slug, day]) => [slug, drawRoute(day, 'T', 'Not to scale.')] as const)

test.each(drawn)('no label of %s lies over another, over a mark or outside the frame', (_, { marks }) => {
  const boxes = marks.flatMap(({ label }) => label?.box ?? [])
  boxes.forEach((box, index) => {
    expect(isInside(box, ROUTE_SIZE, 0)).toBe(true)
    for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false)
    for (const mark of marks) expect(overlap(box, markBox(mark))).toBe(false)
  })
})

test('nearly all stops have their name on the map', () => {
  const marks = drawn.flatMap(([, drawing]) => drawing.marks)
  const nameless = marks.filter(({ label }) => !label)
  expect(nameless.length / marks.length).toBeLessThan(0.03)
})

test.each(drawn)('the beginning and the end of %s always have their name', (_, { marks }) => {
  expect(marks.filter(({ terminus }) => terminus).every(({ label }) => label?.note)).toBe(true)
})

test('a name for which there is no room is left out, and the others stay', () => {
  const wall = { x: 0, y: 0, width: 480, height: 300 }
  const [hidden, shown] = placeLabels(
    [wish('A garden', [240, 150]), wish('A temple', [240, 400])],
    { size, solid: [wall], soft: [], legs: [] },
    type,
  )
  expect(hidden).toBeUndefined()
  expect(shown?.lines).toEqual(['A temple'])
})

test('a name stands beside its mark, to the right when both sides are free', () => {
  const [label] = placeLabels([wish('A garden', [240, 260])], { size, solid: [], soft: [], legs: [] }, type)
  expect(label?.anchor).toBe('start')
  expect(label?.box.x).toBeGreaterThan(240)
})

test('a name goes to the other side rather than over the line', () => {
  const leg: Point[] = [
    [240, 260],
    [440, 260],
  ]
  const [label] = placeLabels([wish('A garden', [240, 260])], { size, solid: [], soft: [], legs: [leg] }, type)
  expect(label?.covers).toBe(false)
})

test('a name that must lie over the line says so', () => {
  const net = Array.from({ length: 60 }, (_, row): Point[] => [
    [0, row * 9],
    [480, row * 9],
  ])
  const [label] = placeLabels([wish('Spa', [240, 260])], { size, solid: [], soft: [], legs: net }, type)
  expect(label?.covers).toBe(true)
})
