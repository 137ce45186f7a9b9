import { expect, test } from 'vitest'
import { tokyoAreas } from '../tokyo/areas.ts'
import { tokyoPlaces } from '../tokyo/places.ts'
import { kilometresOut, spotOf } from './where-is.rules.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

test('no place of ours lies in the sea, piers and airports on reclaimed land included', () => {
  expect(tokyoPlaces.filter((place) => kilometresOut(place) !== null).map(({ slug }) => slug)).toEqual([])
})

test('the sea is the sea, and says how far out', () => {
  expect(kilometresOut(at(35.464, 139.875))).toBeGreaterThan(5)
  expect(kilometresOut(at(35.2, 139.35))).toBeGreaterThan(8)
  expect(kilometresOut(at(35.4, 140.6))).toBeGreaterThan(8)
  expect(kilometresOut(at(35.681, 139.767))).toBeNull()
})

const spot = (latitude: number, longitude: number, addressed: string | null = null) => {
  const found = spotOf(tokyoAreas, at(latitude, longitude), tokyoAreas.find(({ code }) => code === addressed) ?? null)
  return found && (found.is === 'in' ? [found.area.code, found.by] : [found.is])
}

test('the area is the one that the address names, else the nearest to the pin', () => {
  expect(spot(35.69, 139.7)).toEqual(['shinjuku', 'pin'])
  // Where two areas meet, the ward decides.
  expect(spot(35.67, 139.72, 'minato')).toEqual(['minato', 'address'])
})

test('the sea, another part of the country, and an address of elsewhere are no area', () => {
  expect(spot(35.464, 139.875)).toEqual(['sea'])
  expect(spot(34.98, 135.75)).toEqual(['far'])
  expect(spot(35.681, 139.767, 'hakone')).toEqual(['torn'])
  expect(spotOf([], at(35.681, 139.767), null)).toBeNull()
})
