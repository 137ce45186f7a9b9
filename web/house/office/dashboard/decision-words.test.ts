import { expect, test } from 'vitest'
import type { Decision } from '#contract/dashboard.ts'
import { wordsOf } from './decision-words.ts'

test('a hotel that nobody told leads to its booking, with who, what and when', () => {
  const untold = { kind: 'hotel', reference: 'AN-7K4MWD', tour: 'Fuji at first light', leadName: 'Haruto Tan' } as const
  expect(wordsOf({ ...untold, startsAt: '2026-11-24T05:30:00+09:00' })).toMatchObject({
    title: 'Haruto Tan: Fuji at first light, Tue 24 Nov, 05:30',
    detail: 'Hotel not told yet. Ask the guest where they stay.',
    to: expect.stringContaining('AN-7K4MWD'),
  })
})

test('papers are one row that says what is booked beyond them, and leads to where the new one is entered', () => {
  const ending: Extract<Decision, { kind: 'papers' }> = {
    ...{ kind: 'papers', of: 'vehicle', ownerId: 'abc', who: 'Crown 12-34', missing: null, hasEnded: false },
    ...{ endsOn: '2026-11-20', jobs: 4, startsAt: '2026-11-21T08:30:00+09:00' },
  }
  expect(wordsOf(ending)).toMatchObject({
    title: 'Crown 12-34: papers end on Fri 20 Nov',
    detail: '4 jobs after that, the first on Sat 21 Nov, 08:30. Enter the new paper, or give them to another car.',
    to: '/admin/cab/Details?id=abc',
  })
  expect(
    wordsOf({ ...ending, of: 'chauffeur', who: 'Ono', endsOn: null, missing: 'health-check', jobs: 1 }),
  ).toMatchObject({
    title: 'Ono: no health check',
    detail: 'A job without it, on Sat 21 Nov, 08:30. Enter the new paper, or give it to somebody else.',
    to: '/admin/people/abc',
  })
})

test('letters and leave that wait are one row each, which leads to where they are answered', () => {
  const letter = { kind: 'letters', waiting: 1, name: 'Irene Walsh', at: '2026-11-20T06:21:00+09:00' } as const
  expect(wordsOf(letter)).toMatchObject({
    title: 'One letter waits',
    detail: 'From the contact page. It is from Irene Walsh, Fri 20 Nov, 06:21.',
    to: '/admin/messages',
  })
  expect(wordsOf({ ...letter, waiting: 3 })).toMatchObject({
    title: '3 letters wait',
    detail: 'From the contact page. The oldest is from Irene Walsh, Fri 20 Nov, 06:21.',
  })
  expect(wordsOf({ kind: 'leave', waiting: 2, firstDay: '2026-11-23' })).toMatchObject({
    title: '2 of the crew ask for leave',
    detail: 'The first day of it is Mon 23 Nov.',
    to: '/admin/people/leave',
  })
})
