import { expect, test } from 'vitest'
import { factsOf, readCoordinates, writeCoordinates } from './known-places.ts'

test('a place is read as a map copies it, and only in Japan', () => {
  expect(readCoordinates('35.5229, 138.7459')).toEqual({ latitude: 35.5229, longitude: 138.7459 })
  expect(readCoordinates(' (35.5229 138.7459) ')).toEqual({ latitude: 35.5229, longitude: 138.7459 })
  expect(readCoordinates('48.85, 2.35')).toBeNull()
  expect(readCoordinates('Lake Kawaguchi')).toBeNull()
  expect(writeCoordinates({ latitude: null, longitude: null })).toBe('')
})

test('a name that we know brings its Japanese name and its point; another keeps what is set', () => {
  const oishi = { name: 'Oishi Park', nameJa: '大石公園', latitude: 35.5229, longitude: 138.7459, areaName: 'Lakes' }
  expect(factsOf([oishi], 'Oishi Park')).toEqual({
    name: 'Oishi Park',
    nameJa: '大石公園',
    latitude: 35.5229,
    longitude: 138.7459,
  })
  expect(factsOf([oishi], 'Oishi')).toEqual({ name: 'Oishi' })
})
