import { expect, test } from 'vitest'
import { cardTags, untilInWords } from './card-words.ts'

const card = { id: 'c', brand: 'visa', last4: '4242', expires: '2026-11', isFirst: false }
const tags = (changed: object) => cardTags({ ...card, ...changed }, '2026-11-15').map(({ word }) => word)

test('a card says that it is the first choice, that it ends this month, or that it has ended', () => {
  expect(tags({})).toEqual(['Ends this month'])
  expect(tags({ isFirst: true, expires: '2028-08' })).toEqual(['First choice'])
  expect(tags({ isFirst: true, expires: '2026-10' })).toEqual(['First choice', 'Ended'])
  expect(tags({ expires: '2026-12' })).toEqual([])
  expect(untilInWords('2028-08')).toBe('08 / 2028')
})
