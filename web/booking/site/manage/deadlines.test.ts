import { expect, test } from 'vitest'
import { marsh } from './booking.fixture.ts'
import { changeSentence, deadlineSentence, freeUntil, newDeadline, presentTier, refundSentence } from './deadlines.ts'

test('free is until the last hour at which everything comes back', () => {
  expect(freeUntil(marsh)).toBe('2026-11-22T05:30:00+09:00')
  expect(freeUntil({ ...marsh, cancellationTiers: [{ hoursBefore: 24, refundPercent: 50 }] })).toBeNull()
})

test('the sentence below the headline says what is free now, to the minute', () => {
  expect(deadlineSentence(marsh, '2026-11-22T05:30:00+09:00')).toBe(
    'You can cancel at no charge until Sunday 22 November, 05:30 Tokyo time.',
  )
  expect(deadlineSentence(marsh, '2026-11-22T05:30:01+09:00')).toBe(
    'Cancelling gives half back until Monday 23 November, 05:30 Tokyo time.',
  )
  expect(deadlineSentence(marsh, '2026-11-23T06:00:00+09:00')).toContain('nothing back')
  // Moved late, a day far ahead gives nothing back, either; it is not near.
  expect(deadlineSentence({ ...marsh, cancellationTiers: [] }, '2026-11-01T06:00:00+09:00')).toBe(
    'Cancelling gives nothing back. Changes are still possible.',
  )
  expect(deadlineSentence({ ...marsh, paidYen: 0 }, '2026-11-23T06:00:00+09:00')).toContain('costs nothing')
  expect(deadlineSentence(marsh, '2026-11-24T05:30:00+09:00')).toContain('has begun')
  expect(presentTier(marsh, '2026-11-24T05:30:00+09:00').percent).toBe(0)
})

test('the row for cancelling says what would come back and what would be kept', () => {
  expect(refundSentence({ refundYen: 130_200, keptYen: 0 })).toBe('Today you would get all ¥130,200 back.')
  expect(refundSentence({ refundYen: 65_100, keptYen: 65_100 })).toBe(
    'Now you would get ¥65,100 back; we keep ¥65,100.',
  )
  expect(refundSentence({ refundYen: 0, keptYen: 130_200 })).toBe('Nothing would come back any more.')
  expect(refundSentence({ refundYen: 0, keptYen: 0 })).toBe('As long as nothing is paid, cancelling costs nothing.')
  expect(refundSentence(null)).toContain('before you agree')
})

test('the row for moving stays after the deadline and says what it costs then', () => {
  expect(changeSentence(marsh, '2026-11-15T10:00:00+09:00')).toContain('Free until Sunday 22 November, 05:30.')
  expect(changeSentence(marsh, '2026-11-23T10:00:00+09:00')).toContain('no fee')
})

test('a moved day has a deadline of its own', () => {
  expect(newDeadline({ ...marsh, startsAt: '2026-11-29T05:30:00+09:00' })).toBe(
    'Free to cancel until Friday 27 November, 05:30 Tokyo time. Then half back until Saturday 28 November, 05:30.',
  )
})

test('a day that was moved late tells what is left of its refund', () => {
  const terms = (refundPercent: number) => ({
    startsAt: '2026-11-24T05:30:00+09:00',
    cancellationTiers: [{ hoursBefore: 24, refundPercent }],
  })
  expect(newDeadline(terms(50))).toBe('If you cancel, half back until Monday 23 November, 05:30 Tokyo time.')
  expect(newDeadline(terms(0))).toBe('Cancelling gives nothing back.')
})
