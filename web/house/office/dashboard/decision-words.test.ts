import { expect, test } from 'vitest'
import { wordsOf } from './decision-words.ts'

test('a hotel that nobody told leads to its booking, with who, what and when', () => {
  const untold = { kind: 'hotel', reference: 'AN-7K4MWD', tour: 'Fuji at first light', leadName: 'Haruto Tan' } as const
  expect(wordsOf({ ...untold, startsAt: '2026-11-24T05:30:00+09:00' })).toMatchObject({
    title: 'Haruto Tan: Fuji at first light, Tue 24 Nov, 05:30',
    detail: 'Hotel not told yet. Ask the guest where they stay.',
    to: expect.stringContaining('AN-7K4MWD'),
  })
})
