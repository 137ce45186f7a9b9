import { expect, test } from 'vitest'
import { agoInWords } from './seen-words.ts'

const now = new Date('2026-11-15T01:30:00Z')

test('a device was last here a while ago in words that hold in every zone', () => {
  const said = (moment: string) => agoInWords(moment, now)
  expect(said('2026-11-15T01:29:00Z')).toBe('just now')
  expect(said('2026-11-15T01:05:00Z')).toBe('25 minutes ago')
  expect(said('2026-11-15T00:30:00Z')).toBe('1 hour ago')
  expect(said('2026-11-13T01:00:00Z')).toBe('2 days ago')
  expect(said('2026-03-12T01:00:00Z')).toBe('on 12 March 2026')
})

test('a clock that runs behind the server’s sees nobody in the future', () => {
  expect(agoInWords('2026-11-15T01:40:00Z', now)).toBe('just now')
})
