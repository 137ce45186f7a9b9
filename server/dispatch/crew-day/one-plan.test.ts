import { expect, test } from 'vitest'
import type { Booking } from '#contract/booking.ts'
import { stopsBetween } from '#contract/day-plan.ts'
import { findPrintedOf } from '#server/booking/index.ts'
import { tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { bookAndPay, get } from '#server/testing/bookings.ts'
import { dayBehind, linkFor, memberOf } from '#server/testing/crew-days.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { ownDays, signIn } from '#server/testing/scene.ts'

const { shared, deliver, rowOf } = shareMailing()
const ownDay = ownDays('2027-02-02')

/** The hours of a day's stops as everybody reads them. */
async function hoursOf(pickUp: string) {
  const day = ownDay()
  const held = await bookAndPay(shared(), { day, pickUp })
  const { reference, service } = held.booking
  const { id, tour_id: tourId } = await rowOf(held)
  const nothing = { id, reference, tourId, service, ride: null, pickUp: null, dropOff: null }
  const stops = (await findPrintedOf(shared().ctx.db, [nothing])).get(id)?.stops ?? []
  const { body } = await get(shared(), `/bookings/${reference}?token=${held.token}`)
  const booking: Booking = body
  const clocks = (minutes: readonly { arrivalMinutes: number }[]) =>
    minutes.map(({ arrivalMinutes }) => tokyoTimeOf(new Date(Date.parse(booking.startsAt) + arrivalMinutes * 60_000)))
  const chauffeur = await memberOf(shared(), held, 'chauffeur')
  const sheet = await dayBehind(shared(), await linkFor(shared(), await signIn(shared(), 'admin'), day, chauffeur.id))
  const mail = ((await deliver(held)).letters[0]?.text ?? '').replace(/\s+/g, ' ')
  const page = clocks(stopsBetween(booking, stops))
  return {
    usual: clocks(stops),
    farther: booking.pickUp?.fartherMinutes ?? 0,
    page,
    crew: sheet.jobs[0]?.stops.slice(1, -1).map(({ at }) => at.slice(11, 16)),
    isInMail: mail.includes(`Stops ${stops.map(({ name }, index) => `${page[index]} ${name}`).join('; ')}`),
    ends: booking.endsAt.slice(11, 16),
  }
}

test('the first stop is reached by the way from the guest’s own place, and page, mail and crew say the same', async () => {
  const [own, near, far] = [
    await hoursOf('imperial-hotel-tokyo'),
    await hoursOf('yokohama-station-east'),
    await hoursOf('tokyo-disneyland'),
  ]
  for (const { page, crew, isInMail } of [own, near, far])
    expect({ crew, isInMail }).toEqual({ crew: page, isInMail: true })
  // The drive of the tour is written from central Tokyo to Kamakura, which Yokohama lies half way to.
  expect(own.page).toEqual(own.usual)
  expect(near.farther).toBeLessThan(0)
  expect(String(near.page[0]) < String(near.usual[0])).toBe(true)
  expect(far.farther).toBeGreaterThan(0)
  expect(String(far.page[0]) > String(far.usual[0])).toBe(true)
  expect([near.ends, far.ends]).toEqual([own.ends, own.ends])
})
