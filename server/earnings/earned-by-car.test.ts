import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { atTime, signIn } from '#server/testing/scene.ts'

/** The clock stands in November 2026: what is paid now is paid in November. */
const annai = shareTestAnnai({ demo: true })

const bookingOf = ({ booking }: HeldBooking) =>
  annai().ctx.db.selectFrom('bookings').select('id').where('reference', '=', booking.reference)

const carOf = async (held: HeldBooking) =>
  (
    await annai()
      .ctx.db.selectFrom('assignments')
      .innerJoin('vehicles', 'vehicles.resource_id', 'assignments.resource_id')
      .select('assignments.resource_id as id')
      .where('booking_id', 'in', bookingOf(held))
      .where('live', '=', true)
      .executeTakeFirstOrThrow()
  ).id

const moveToAnotherCar = (held: HeldBooking, from: string) =>
  sql`UPDATE assignments SET resource_id = (SELECT resource_id FROM vehicles WHERE resource_id <> ${from}
      AND NOT EXISTS (SELECT FROM assignments AS other WHERE other.resource_id = vehicles.resource_id AND live) LIMIT 1)
    WHERE booking_id IN (${bookingOf(held)}) AND resource_id = ${from}`.execute(annai().ctx.db)

/** As if the car had never had the job. */
const setLive = (held: HeldBooking, live: boolean) =>
  annai().ctx.db.updateTable('assignments').set({ live }).where('booking_id', 'in', bookingOf(held)).execute()

/** What the page of a car says of the month before a day. */
const earnedBefore = async (id: string, day: string): Promise<number> => {
  const asked = tokyoInstant(day, '12:00')
  const reader = await atTime(annai(), asked, () => signIn(annai(), 'admin'))
  const { body } = await atTime(annai(), asked, () => get(annai(), `/admin/cars/${id}`, reader.headers))
  return body.earned.yen
}

test('a month that is over stays as it is when a job that was paid in it moves to another car', async () => {
  const held = await bookAndPay(annai(), { day: '2027-01-20' })
  const car = await carOf(held)
  const before = await earnedBefore(car, '2026-12-05')
  await moveToAnotherCar(held, car)
  expect(await carOf(held)).not.toBe(car)
  expect(await earnedBefore(car, '2026-12-05')).toBe(before)
})

test('a car earns with a job in the month of the job, and what goes back later is taken from a later month', async () => {
  const held = await bookAndPay(annai(), { day: '2026-12-21' })
  const car = await carOf(held)
  const { totalYen, reference } = held.booking
  const [november, december] = [await earnedBefore(car, '2026-12-05'), await earnedBefore(car, '2027-01-05')]
  await setLive(held, false)
  expect(await earnedBefore(car, '2026-12-05')).toBe(november)
  expect(await earnedBefore(car, '2027-01-05')).toBe(december - totalYen)
  await setLive(held, true)
  const january = await earnedBefore(car, '2027-02-05')
  await atTime(annai(), tokyoInstant('2027-01-12', '10:00'), async () => {
    const { headers } = await signIn(annai(), 'admin')
    const { body } = await get(annai(), `/admin/tour-bookings/${reference}`, headers)
    const back = { version: body.version, amountYen: 4_000, reason: 'The car was cold' }
    const { status } = await post(annai(), `/admin/tour-bookings/${reference}/refund`, back, headers)
    expect(status).toBe(200)
  })
  expect(await earnedBefore(car, '2027-01-05')).toBe(december)
  expect(await earnedBefore(car, '2027-02-05')).toBe(january - 4_000)
})
