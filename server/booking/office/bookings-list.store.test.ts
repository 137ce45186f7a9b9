import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type BookingStatus, bookingStatuses } from '#contract/office-bookings.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { planOf } from '#server/testing/plan-of.ts'
import { findBookingsPage } from './bookings-list.store.ts'
import { bookingsNaming, bookingsToAsk } from './bookings-naming.store.ts'

const annai = shareTestAnnai({ demo: true })
const all = { most: 1000, skip: 0, total: 1000 }

async function ways(statuses: readonly BookingStatus[], descending: boolean, part = all) {
  const { db, clock } = annai().ctx
  const narrowing = { now: clock.now(), kind: 'all' as const, statuses }
  const order = { by: 'starts' as const, descending }
  const page = (isAtLeast: boolean, asked = part) =>
    findBookingsPage(db, narrowing, { order, ...asked, isAtLeast }).then((rows) => rows.map(({ id }) => id))
  return { sorted: await page(false), walked: await page(true) }
}

const sets: [string, readonly BookingStatus[]][] = [
  ...bookingStatuses.map((status): [string, BookingStatus[]] => [status, [status]]),
  ['what is coming and what is done', ['confirmed', 'done']],
  ['everything', bookingStatuses],
  ['done, asked for twice', ['done', 'done']],
]

test.each(sets)('walked by its states, %s is what is found and sorted, the same way round', async (_, statuses) => {
  for (const descending of [false, true]) {
    const { sorted, walked } = await ways(statuses, descending)
    expect(walked).toEqual(sorted)
    const { walked: third } = await ways(statuses, descending, { ...all, most: 7, skip: 14 })
    expect(third).toEqual(sorted.slice(14, 21))
  }
})

test('the walks have something to find', async () => {
  expect((await ways(['done'], true)).walked.length).toBeGreaterThan(50)
})

test('an address is found among the names in addresses that end so, and not among the letters of all', async () => {
  const asked = sql`SELECT id FROM ${bookingsToAsk('haruto@')} WHERE ${bookingsNaming('haruto@')}`
  const plan = await planOf(annai().ctx.db, asked)
  for (const index of ['bookings_by_end_of_name', 'bookings_named_with_sign']) expect(plan).toContain(index)
  expect(plan).not.toContain('bookings_by_letters')
})
