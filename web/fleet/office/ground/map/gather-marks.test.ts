import { expect, test } from 'vitest'
import type { MapMark } from '#contract/office-places.ts'
import { gatherMarks, onlyPlace } from './gather-marks.ts'

const one = (slug: string, longitude: number): MapMark => ({
  ...{ latitude: 0, longitude, count: 1 },
  place: { slug, name: slug, nameJa: slug, kind: 'hotel', areaName: 'Ginza' },
})
const square = (count: number, longitude: number): MapMark => ({ latitude: 0, longitude, count, place: null })
const gather = (marks: MapMark[], scale: number) => gatherMarks(marks, ({ longitude }) => [longitude * scale, 0])

test('two doors beside each other are one mark from afar and two from near', () => {
  const marks = [one('a', 0), one('b', 10)]
  const [far, ...none] = gather(marks, 1)
  expect([far?.count, none.length]).toEqual([2, 0])
  expect(far && onlyPlace(far)).toBeNull()
  const near = gather(marks, 10)
  expect(near.map((cluster) => onlyPlace(cluster)?.slug)).toEqual(['a', 'b'])
})

test('no place is lost: the counts of what is drawn are the counts of what came', () => {
  const marks = [one('a', 0), square(40, 12), one('b', 90), square(3, 100)]
  const clusters = gather(marks, 1)
  expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(45)
  expect(clusters[0]?.at[0]).toBe(12)
})
