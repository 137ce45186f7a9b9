import { expect, test } from 'vitest'
import {
  bookingDetails,
  deskDetails,
  detailNames,
  guestDetails,
  isDetailFor,
  noDetails,
  pickDetails,
  plainDetails,
  plainFor,
} from './booking-details.ts'

test('whoever leads is changed by the desk alone, everything else by the guest as well', () => {
  expect(guestDetails).toEqual(detailNames.filter((name) => name !== 'leadName'))
  expect(deskDetails).toEqual(detailNames)
})

test('each detail has a label and a column of its own, and a bound', () => {
  const all = Object.values(bookingDetails)
  for (const fact of ['label', 'column'] as const) expect(new Set(all.map((one) => one[fact])).size).toBe(all.length)
  expect(all.every(({ longest }) => longest > 0)).toBe(true)
})

test('what is plain is so for each kind of booking that has it', () => {
  for (const kind of ['tour', 'ride'] as const) {
    expect(plainFor(kind)).toEqual(plainDetails.filter(isDetailFor(kind)))
    expect(plainFor(kind)).toContain('room')
    expect(plainFor(kind)).not.toContain('flight')
  }
})

test('only what was asked for is taken, and nothing written is empty', () => {
  const written = { ...noDetails, room: '1204', note: 'Carsick' }
  expect(pickDetails(['room'], written)).toEqual({ room: '1204' })
  expect(Object.values(noDetails).every((written) => written === '')).toBe(true)
})
