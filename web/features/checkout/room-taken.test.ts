import { expect, test } from 'vitest'
import { roomTaken, seatsInWords } from './room-taken.ts'

const words = { name: '', explanation: '', priceYen: 0, mostPieces: 4 }
const offered = [
  { code: 'child-seat', ...words, halfSeats: 1, largeCases: 0 },
  { code: 'stroller', ...words, halfSeats: 0, largeCases: 2 },
]
const party = (extras: { code: string; pieces: number }[]) => roomTaken({ guests: 3, largeCases: 2, extras }, offered)

test('a child seat takes half a seat more, and two share one', () => {
  expect(party([{ code: 'child-seat', pieces: 1 }])).toMatchObject({ guests: 4, halfSeats: 1 })
  expect(party([{ code: 'child-seat', pieces: 2 }])).toMatchObject({ guests: 4, halfSeats: 2 })
  expect([0, 1, 2, 3].map((halves) => seatsInWords(3, halves))).toEqual(['3', '3½', '4', '4½'])
})

test('a stroller takes the room of two large cases; what nobody offers takes none', () => {
  expect(party([{ code: 'stroller', pieces: 1 }])).toMatchObject({ largeCases: 4, extraCases: 2 })
  expect(party([{ code: 'elephant', pieces: 1 }])).toMatchObject({ guests: 3, largeCases: 2 })
})
