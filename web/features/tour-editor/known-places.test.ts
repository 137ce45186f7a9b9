import { expect, test } from 'vitest'
import { readCoordinates, writeCoordinates } from './known-places.ts'

test('a place is read as a map copies it, and only in Japan', () => {
  expect(readCoordinates('35.5229, 138.7459')).toEqual({ latitude: 35.5229, longitude: 138.7459 })
  expect(readCoordinates(' (35.5229 138.7459) ')).toEqual({ latitude: 35.5229, longitude: 138.7459 })
  expect(readCoordinates('48.85, 2.35')).toBeNull()
  expect(readCoordinates('Lake Kawaguchi')).toBeNull()
  expect(writeCoordinates({ latitude: null, longitude: null })).toBe('')
})
