import { expect, test } from 'vitest'
import { crewInWords } from './review-words.ts'

test('a review names who drove and who guided, and nobody where nobody is known', () => {
  expect(crewInWords({ chauffeurs: ['Daisuke Fujimoto'], guides: ['Yuki Mori', 'Ana Ito'] })).toBe(
    'Driven by Daisuke Fujimoto, guided by Yuki Mori and Ana Ito',
  )
  expect(crewInWords({ chauffeurs: [], guides: ['Yuki Mori'] })).toBe('Guided by Yuki Mori')
  expect(crewInWords({ chauffeurs: [], guides: [] })).toBe('')
})
