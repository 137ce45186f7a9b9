import { expect, test } from 'vitest'
import { boardName, boardOf, wholeName } from './names.ts'

test('the board has the whole name, unless another was written', () => {
  expect(boardName(null, ' María  José Ferrer Puig ')).toBe('María José Ferrer Puig')
  expect(boardName('Ferrer ', 'María José Ferrer Puig')).toBe('Ferrer')
  expect(boardName('', 'María José Ferrer Puig')).toBe('')
  expect(boardName(null, 'x'.repeat(120))).toHaveLength(40)
})

test('a name is kept whole', () => {
  expect(wholeName('  山田  太郎 ')).toBe('山田 太郎')
})

test('a booking without a name for the board has the whole name on it', () => {
  expect(boardOf({ nameBoard: ' ', leadName: '  山田  太郎 ' })).toBe('山田 太郎')
  expect(boardOf({ nameBoard: 'Ferrer', leadName: 'María José Ferrer Puig' })).toBe('Ferrer')
})
