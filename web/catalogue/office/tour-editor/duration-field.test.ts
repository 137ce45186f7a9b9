import { expect, test } from 'vitest'
import { slugOf } from '#web/ui/office/slug.ts'
import { readDuration, writeDuration } from './duration-field.tsx'

test('a length is read however one writes it', () => {
  expect(['12 h 00', '12h', '7:30', '7 h 30 min', '90 min', '720'].map(readDuration)).toEqual([
    720, 720, 450, 450, 90, 720,
  ])
  expect(['', 'long', '7 h 75', '-3'].map(readDuration)).toEqual([null, null, null, null])
  expect(readDuration(writeDuration(455))).toBe(455)
})

test('an address is made of a name', () => {
  expect(slugOf('Fuji at first light')).toBe('fuji-at-first-light')
  expect(slugOf('  Shōgun’s Café & tea — twice! ')).toBe('shoguns-cafe-tea-twice')
  expect(slugOf('富士の朝')).toBe('')
  expect(slugOf(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99))
})
