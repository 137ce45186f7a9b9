import { expect, test } from 'vitest'
import { looksLike } from './looks-like.ts'

const example = { slug: '', count: 0, cover: { path: '' }, tags: [''], stops: [{ name: '' }] }
const whole = {
  slug: 'fuji',
  count: 2,
  cover: { path: 'a' },
  tags: ['x'],
  stops: [{ name: 'Lake', more: 1 }],
  other: null,
}

test('a value with all parts of the example looks like it, whatever else it has', () => {
  expect(looksLike(whole, example)).toBe(true)
  expect(looksLike({ ...whole, tags: [], stops: [] }, example)).toBe(true)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'fuji'],
  ['a list', [whole]],
  ['an empty object', {}],
  ['a part of another kind', { ...whole, count: '2' }],
  ['a part that is null', { ...whole, cover: null }],
  ['a list that is none', { ...whole, tags: 'x' }],
  ['an entry of another kind', { ...whole, tags: ['x', 1] }],
  ['an entry without a part', { ...whole, stops: [{ name: 'Lake' }, {}] }],
])('%s does not', (_, value) => {
  expect(looksLike(value, example)).toBe(false)
})
