import { expect, test } from 'vitest'
import type { PickUpPlace } from '#server/fleet/index.ts'
import { changedFees, feeRows } from './pick-up-fees.rules.ts'

const place = (slug: string, kind: PickUpPlace['kind'], area: string, pickUpFeeYen: number) => ({
  ...{ slug, name: slug.toUpperCase(), kind, area, pickUpFeeYen },
})
const areas = [
  { code: 'town', name: 'Town' },
  { code: 'bay', name: 'The bay' },
  { code: 'empty', name: 'Nowhere' },
]
const places = [
  place('airport', 'airport', 'bay', 5_500),
  place('pier', 'port', 'bay', 0),
  place('hotel-a', 'hotel', 'bay', 5_500),
  place('hotel-b', 'hotel', 'bay', 5_500),
  place('odd', 'station', 'bay', 2_000),
  place('inn', 'hotel', 'town', 0),
]
const rows = feeRows(places, areas)

test('airports and ports have fees of their own, all other doors of an area share one, and odd ones keep theirs', () => {
  expect(rows.map(({ slug, pickUpFeeYen }) => [slug, pickUpFeeYen])).toEqual([
    ['airport', 5_500],
    ['pier', 0],
    ['in:town', 0],
    ['in:bay', 5_500],
    ['odd', 2_000],
  ])
  expect(rows[3]).toMatchObject({ name: 'The bay: hotels, stations, sights', places: ['hotel-a', 'hotel-b'] })
})

test('a changed fee of an area is written down for each of its doors, and what is as it was for none', () => {
  const same = rows.map(({ slug, pickUpFeeYen }) => ({ slug, pickUpFeeYen }))
  expect(changedFees(rows, same)).toEqual([])
  const dearer = same.map((fee) => (fee.slug === 'in:bay' ? { ...fee, pickUpFeeYen: 6_600 } : fee))
  expect(changedFees(rows, dearer)).toEqual([
    { slug: 'hotel-a', pickUpFeeYen: 6_600 },
    { slug: 'hotel-b', pickUpFeeYen: 6_600 },
  ])
  expect(changedFees(rows, [{ slug: 'unknown', pickUpFeeYen: 1 }])).toEqual([])
})
