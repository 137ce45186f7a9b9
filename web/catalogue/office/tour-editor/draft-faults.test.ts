import { expect, test } from 'vitest'
import { TourDraft } from '#contract/tour-draft.ts'
import { bareDraft } from './bare-draft.fixture.ts'
import { faultsOfDraft, sentencesByField } from './draft-faults.ts'

test('what cannot be kept is named with its field, and leads to where that stands', () => {
  expect(faultsOfDraft(bareDraft)).toEqual([])
  const draft = { ...bareDraft, returnDriveMinutes: 1530, summary: 'y'.repeat(161) }
  expect(faultsOfDraft(draft)).toEqual([
    {
      ...{ anchor: 'basics', field: 'summary', mends: [] },
      sentence: 'One line for lists: Please keep this under 160 characters.',
    },
    {
      ...{ anchor: 'day', field: 'returnDriveMinutes', mends: [] },
      sentence: 'Drive to the end: A whole number up to 1,440.',
    },
  ])
  expect(Object.keys(sentencesByField(draft))).toEqual(['summary', 'returnDriveMinutes'])
})

test('no field of a tour is without a name that an owner knows', () => {
  const wrong = Object.fromEntries(Object.keys(TourDraft.shape).map((name) => [name, Symbol('never')]))
  const unnamed = faultsOfDraft(wrong as unknown as TourDraft).filter(({ sentence }) =>
    sentence.startsWith('The tour:'),
  )
  expect(unnamed).toEqual([])
})
