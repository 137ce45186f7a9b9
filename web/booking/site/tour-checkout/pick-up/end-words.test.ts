import { expect, test } from 'vitest'
import type { KnownPlace } from '#contract/places.ts'
import { stationsAndPiers } from './end-words.ts'

const place = (kind: KnownPlace['kind'], areaName: string): KnownPlace => ({
  ...{
    slug: `${kind}-${areaName}`,
    kind,
    name: areaName,
    nameJa: '',
    areaName,
    latitude: 35,
    longitude: 139,
    feeYen: 0,
  },
})

test('the row of stations and piers says what there is to choose, and where most piers are', () => {
  const stations = [place('station', 'Shinjuku'), place('station', 'Yokohama')]
  const piers = [place('port', 'Odaiba'), place('port', 'Yokohama'), place('port', 'Yokohama')]
  expect(stationsAndPiers([...stations, ...piers, place('hotel', 'Ginza')])).toBe(
    '2 stations; 3 piers, 2 of them in Yokohama',
  )
  expect(stationsAndPiers([place('port', 'Yokohama')])).toBe('1 pier in Yokohama')
  expect(stationsAndPiers(stations)).toBe('2 stations')
  expect(stationsAndPiers([])).toBe('By train or by ship')
})
