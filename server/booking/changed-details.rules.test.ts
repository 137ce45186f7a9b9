import { expect, test } from 'vitest'
import { noDetails } from '#core/booking-details.ts'
import { changesIn } from './changed-details.rules.ts'

const booking = { ...noDetails, room: '1204', service: { kind: 'tour' as const, slug: 'a-tour', title: 'A tour' } }

test('only what is another than before is a change, and what is emptied is one', () => {
  expect(changesIn(booking, { room: '1204', note: 'Carsick' })).toEqual({ note: 'Carsick' })
  expect(changesIn(booking, { room: '', note: '' })).toEqual({ room: '' })
  expect(changesIn(booking, { room: undefined })).toEqual({})
})
