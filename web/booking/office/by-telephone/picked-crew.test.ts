import { expect, test } from 'vitest'
import type { ProposedCrew } from '#contract/phone-booking.ts'
import { idsOf, pickedCrew } from './picked-crew.ts'

const proposed: ProposedCrew = {
  vehicle: { id: 'v1', name: 'Crown', plate: '12-34', className: 'Crown' },
  chauffeur: { id: 'c1', name: 'Ken Ono' },
  guides: [{ id: 'g1', name: 'Yuki Mori', languages: ['en'] }],
  ...{ restMinutes: 600, isShortRest: true, droveOn: '2026-10-01' },
}
const free = {
  vehicles: [proposed.vehicle, { id: 'v2', name: 'Crown', plate: '40-82', className: 'Crown' }],
  chauffeurs: [proposed.chauffeur, { id: 'c2', name: 'Aki Hamada' }],
  guides: [...proposed.guides, { id: 'g2', name: 'Rosa Ito', languages: ['es'] }],
}

test('each of chauffeur, car and guide is picked apart from the others', () => {
  expect(idsOf(pickedCrew(proposed, free, { guide: 'g2' }) ?? proposed)).toEqual(['v1', 'c1', 'g2'])
  expect(idsOf(pickedCrew(proposed, free, { vehicle: 'v2', chauffeur: 'c2' }) ?? proposed)).toEqual(['v2', 'c2', 'g1'])
})

test('who is no longer free is not picked, and another chauffeur does not borrow the rest of the proposed one', () => {
  expect(pickedCrew(proposed, free, { chauffeur: 'gone' })).toEqual(proposed)
  expect(pickedCrew(proposed, free, { chauffeur: 'c2' })).toMatchObject({ restMinutes: null, droveOn: null })
})
