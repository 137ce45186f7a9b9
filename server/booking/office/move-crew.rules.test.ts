import { expect, test } from 'vitest'
import type { CrewMove } from '#contract/dispatch-moves.ts'
import type { Resource } from '#server/fleet/index.ts'
import { membersAfter, missingAfter, type PlaceChange, placesOf } from './move-crew.rules.ts'

const somebody = (kind: Resource['kind'], id: string): Resource => ({
  ...{
    id,
    kind,
    name: id,
    seal: null,
    garageArea: 'garage',
    garageName: 'The garage',
    workingDays: [1, 2, 3, 4, 5, 6, 7],
  },
  ...{ worksFromMinutes: 0, worksUntilMinutes: 2880 },
})
const [ueda, okada] = [somebody('chauffeur', 'ueda'), somebody('chauffeur', 'okada')]
const [noda, hara, baba] = [somebody('guide', 'noda'), somebody('guide', 'hara'), somebody('guide', 'baba')]
const alphard = somebody('vehicle', 'alphard')
const everybody = [ueda, okada, noda, hara, baba, alphard]

/** A car, a chauffeur and one of two guides. */
const crew = {
  members: [alphard, ueda, noda],
  gone: [] as { id: string; kind: 'guide'; name: string }[],
  missing: { vehicle: 0, chauffeur: 0, guide: 1 },
}
const move = (kind: CrewMove['kind'], from: string | null, to: string | null): CrewMove => ({
  ...{ reference: 'AN-1', version: 1, kind, from, to },
})
const why = (...moves: CrewMove[]) => {
  const found = placesOf(moves, crew, everybody)
  return Array.isArray(found) ? null : found.why
}

test('somebody comes for somebody, or to a place that was empty', () => {
  const changes = placesOf([move('chauffeur', 'ueda', 'okada'), move('guide', null, 'hara')], crew, everybody)
  expect(changes).toMatchObject([
    { kind: 'chauffeur', leaving: ueda, coming: okada },
    { kind: 'guide', leaving: null, coming: hara },
  ])
  expect(missingAfter(changes as PlaceChange[], crew)).toEqual({ vehicle: 0, chauffeur: 0, guide: 0 })
  expect(membersAfter(changes as PlaceChange[], crew).map(({ id }) => id)).toEqual(['alphard', 'noda', 'okada', 'hara'])
})

test('what contradicts itself is refused, each in words of its own', () => {
  expect(why(move('guide', null, null))).toBe('Nothing would change')
  expect(why(move('guide', 'noda', 'noda'))).toBe('Nothing would change')
  expect(why(move('guide', null, 'nobody'))).toBe('Is not in service any more')
  expect(why(move('guide', null, 'okada'))).toBe('Is no guide')
  expect(why(move('chauffeur', 'okada', null))).toBe('This chauffeur is not with the booking')
  expect(why(move('vehicle', 'ueda', null))).toBe('This car is not with the booking')
  expect(why(move('guide', 'noda', 'hara'), move('guide', 'noda', 'baba'))).toBe('Is taken off twice')
  expect(why(move('guide', 'noda', 'hara'), move('guide', null, 'hara'))).toBe('Is named twice for one booking')
  expect(why(move('guide', null, 'noda'))).toBe('Is with the booking already')
  expect(why(move('chauffeur', null, 'okada'))).toBe('The booking has every chauffeur it needs')
  expect(why(move('guide', null, 'hara'), move('guide', null, 'baba'))).toBe('The booking has every guide it needs')
})

test('who leaves may come back in another place of the same move', () => {
  expect(why(move('guide', 'noda', 'hara'), move('guide', null, 'noda'))).toBeNull()
})

test('the place of who left the company is free for others, and they leave it with that', () => {
  const gone = [{ id: 'endo', kind: 'chauffeur' as const, name: 'Endo' }]
  const left = { members: [alphard, noda], gone, missing: { vehicle: 0, chauffeur: 1, guide: 1 } }
  for (const from of [null, 'endo']) {
    const changes = placesOf([move('chauffeur', from, 'okada')], left, everybody)
    expect(changes).toMatchObject([{ leaving: { id: 'endo' }, coming: okada }])
    expect(missingAfter(changes as PlaceChange[], left).chauffeur).toBe(0)
  }
})
