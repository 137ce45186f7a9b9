import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyKinds, type CarMeasures, faultOfWheelbase, measureBounds } from './measures.ts'
import { planOf } from './plan.ts'
import { sideImage, sideOf } from './side.ts'

const within = ({ least, most }: { least: number; most: number }) => fc.integer({ min: least, max: most })
const anyCar: fc.Arbitrary<CarMeasures> = fc.record({
  kind: fc.constantFrom(...bodyKinds),
  lengthCm: within(measureBounds.lengthCm),
  widthCm: within(measureBounds.widthCm),
  heightCm: within(measureBounds.heightCm),
  wheelbaseCm: within(measureBounds.wheelbaseCm),
})

type Spot = { x: number; y: number; width: number; depth: number }
const overlap = (a: Spot, b: Spot) =>
  a.x < b.x + b.depth && b.x < a.x + a.depth && a.y < b.y + b.width && b.y < a.y + a.width

test('whatever its measures, all seats that are drawn are inside the car, apart from each other and before the luggage', () => {
  fc.assert(
    fc.property(anyCar, fc.integer({ min: 1, max: 60 }), (car, places) => {
      const plan = planOf(car, places)
      if (!plan) return
      const { seats, boot } = plan
      expect(seats.filter(({ who }) => who === 'driver')).toHaveLength(1)
      expect(seats.filter(({ who }) => who !== 'driver')).toHaveLength(places)
      for (const seat of seats) {
        expect(seat.x).toBeGreaterThanOrEqual(0)
        expect(seat.y).toBeGreaterThanOrEqual(0)
        expect(seat.x + seat.depth).toBeLessThanOrEqual(boot.x)
        expect(seat.y + seat.width).toBeLessThanOrEqual(car.widthCm)
      }
      expect(boot.depth).toBeGreaterThan(0)
      expect(boot.x + boot.depth).toBeLessThanOrEqual(car.lengthCm)
      seats.forEach((seat, index) => {
        for (const other of seats.slice(index + 1)) expect(overlap(seat, other)).toBe(false)
      })
    }),
    { seed: 92 },
  )
})

const van: CarMeasures = { kind: 'van', lengthCm: 495, widthCm: 185, heightCm: 195, wheelbaseCm: 300 }

test('a car takes as many as cars of its measures do, and no more', () => {
  expect(planOf(van, 6)).not.toBeNull()
  expect(planOf(van, 7)).not.toBeNull()
  expect(planOf(van, 20)).toBeNull()
  expect(planOf({ ...van, kind: 'sedan', lengthCm: 503, heightCm: 148 }, 4)).not.toBeNull()
  expect(planOf({ ...van, kind: 'sedan' }, 9)).toBeNull()
  expect(planOf({ kind: 'minibus', lengthCm: 699, widthCm: 208, heightCm: 264, wheelbaseCm: 394 }, 23)).not.toBeNull()
  expect(planOf(van, 0)).toBeNull()
})

test('wheels stand inside the car', () => {
  expect(faultOfWheelbase(van)).toBeNull()
  expect(faultOfWheelbase({ ...van, wheelbaseCm: 450 })).toContain('Shorter than the car')
})

test('the elevation follows the measures: it is as long and as high as the car, and the same each time', () => {
  const points = (car: CarMeasures) =>
    sideOf(car)
      .slice(1)
      .flatMap(({ path }) => [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]))
  for (const kind of bodyKinds) {
    const longer = { ...van, kind, lengthCm: 560 }
    const along = points(longer).map(([x = 0]) => x)
    expect(Math.max(...along), kind).toBeGreaterThan(540)
    expect(Math.max(...along), kind).toBeLessThanOrEqual(562)
    expect(sideImage(longer)).toBe(sideImage(longer))
    expect(sideImage(longer)).not.toBe(sideImage({ ...longer, heightCm: 210 }))
    expect(sideImage(longer)).not.toMatch(/NaN|undefined/)
  }
})
