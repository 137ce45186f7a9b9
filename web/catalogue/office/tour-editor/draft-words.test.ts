import { expect, test } from 'vitest'
import type { TourDraft } from '#contract/tour-draft.ts'
import { differingFields } from './draft-words.ts'

test('two versions differ by what they say, whatever the order in which it was written', () => {
  const one = { title: 'Asakusa', pickUp: { name: 'Hotel', nameJa: '' } } as TourDraft
  const other = { title: 'Asakusa', pickUp: { nameJa: '', name: 'Hotel' } } as TourDraft
  expect(differingFields(one, other)).toEqual([])
  expect(differingFields(one, { ...other, title: 'Yanaka' }).map(({ name }) => name)).toEqual(['title'])
})
