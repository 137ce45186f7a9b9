import { expect, test } from 'vitest'
import { partyInWords } from './party.ts'
import { extrasInWords, partyWithAll, plainInWords, toldAsSentences, toldInWords } from './told-words.ts'

test('a party is told with its children and their ages', () => {
  expect(partyInWords({ guests: 4, childAges: [9, 0] })).toBe('2 adults, 2 children (9, under 1)')
  expect(partyInWords({ guests: 1, childAges: [] })).toBe('1 adult')
})

test('seats, strollers and wheelchairs are named, whether or not they cost anything, and so is an extra that is new', () => {
  const extras = [
    { code: 'child-seat', pieces: 1 },
    { code: 'stroller', pieces: 2 },
    { code: 'wheelchair', pieces: 1 },
    { code: 'ski-rack', pieces: 1 },
  ]
  expect(extrasInWords(extras)).toBe('1 child seat, 2 folded strollers, 1 folded wheelchair, 1 ski rack')
  // The office's own are called as on the bill that they were booked with.
  const lines = [{ label: 'Rack for skis × 2', extra: 'ski-rack' }]
  expect(extrasInWords([{ code: 'ski-rack', pieces: 2 }], lines)).toBe('Rack for skis × 2')
  expect(
    partyWithAll({ guests: 2, childAges: [], largeCases: 0, extras: [{ code: 'ski-rack', pieces: 1 }], lines }),
  ).toBe('2 adults. Rack for skis')
  expect(partyWithAll({ guests: 3, childAges: [4], largeCases: 3, extras: extras.slice(0, 1) })).toBe(
    '2 adults, 1 child (4). 3 large suitcases. 1 child seat',
  )
  expect(partyWithAll({ guests: 2, childAges: [], largeCases: 0, extras: [] })).toBe('2 adults')
})

test('a plain detail is told by its label, and not at all where nobody wrote it', () => {
  expect(plainInWords({ room: '1204' })).toEqual(['Room 1204'])
  expect(plainInWords({ room: '' })).toEqual([])
})

test('what was told of a traveller stands with the name, and what was told for all after it', () => {
  const travellers = [
    { name: 'Eleanor Marsh', age: null, note: ' ' },
    { name: 'Ivy Marsh', age: 4, note: 'Peanut allergy' },
  ]
  expect(toldInWords({ travellers, note: ' A slow start, please. ' })).toEqual([
    'Ivy Marsh (4): Peanut allergy',
    'A slow start, please.',
  ])
  expect(toldInWords({ travellers: [], note: '' })).toEqual([])
})

test('what was told is read as sentences, and may stand before more words', () => {
  expect(toldAsSentences(['Tom: Left knee', 'No fish, please!', 'We walk slowly.'])).toBe(
    'Tom: Left knee. No fish, please! We walk slowly',
  )
})
