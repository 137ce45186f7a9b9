import { expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { bookRide } from '#server/testing/rides.ts'
import { pathOf, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })

test('the money of rides stands in every sum, in a part of its own, and in the ledger under the name of the ride', async () => {
  const office = await signIn(annai(), 'admin')
  const read = async (question: Record<string, string>) =>
    (await get(annai(), `/admin/earnings?${new URLSearchParams({ period: 'week', ...question })}`, office.headers)).body
  const ridesIn = (parts: { key: string; paidYen: number; givenBackYen: number }[]) =>
    parts.find(({ key }) => key === '-rides') ?? { paidYen: 0, givenBackYen: 0 }
  const before = await read({ by: 'tour' })
  const held = await bookRide(annai(), { start: tokyoInstant('2027-02-01', '10:00') })
  const { totalYen } = held.booking
  await post(annai(), pathOf(held, 'cancel'), { token: held.token, refundYen: totalYen })
  const after = await read({ by: 'tour' })
  expect(after.head.paidYen).toBe(before.head.paidYen + totalYen)
  expect(after.head.givenBackYen).toBe(before.head.givenBackYen + totalYen)
  expect(ridesIn(after.parts).paidYen).toBe(ridesIn(before.parts).paidYen + totalYen)
  expect(after.parts.find(({ key }: { key: string }) => key === '-rides').name).toBe('Rides')
  const { ledger } = await read({ by: 'tour', tour: '-rides' })
  expect(ledger.rows.map(({ tour }: { tour: string }) => tour)).toContain(held.booking.service.title)
  expect(ledger.sums.paidYen).toBe(ridesIn(after.parts).paidYen)
  const byDay = await read({ by: 'day' })
  expect(byDay.head).toEqual(after.head)
})
