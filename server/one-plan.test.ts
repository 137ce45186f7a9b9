import { expect, test } from 'vitest'
import { stopsFrom } from '#contract/day-plan.ts'
import { findByReference } from '#server/booking/bookings.store.ts'
import { findPrinted } from '#server/booking/index.ts'
import { gatherFactsWith } from '#server/notifications/mail-facts.ts'
import { addMinutes, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get } from '#server/testing/bookings.ts'
import { dayBehind, linkFor, memberOf } from '#server/testing/crew-days.ts'
import { ownDays, signIn } from '#server/testing/scene.ts'
import { planOfDay } from '#server/vouchers/day-plan.rules.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-02-02')

/** The hours of a day's stops as everybody reads them. */
async function hoursOf(pickUp: string) {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day, pickUp })
  const { ctx } = annai()
  const booking = await findByReference(ctx.db, held.booking.reference)
  if (!booking) throw new Error('The booking is gone.')
  const tour = await findPrinted(ctx.db, booking)
  const { body: wire } = await get(annai(), `/bookings/${booking.reference}?token=${held.token}`)
  const page = stopsFrom(wire.pickUp, tour.stops).map((stop) =>
    tokyoTimeOf(addMinutes(booking.startsAt, stop.arrivalMinutes)),
  )
  const chauffeur = await memberOf(annai(), held, 'chauffeur')
  const sheet = await dayBehind(annai(), await linkFor(annai(), await signIn(annai(), 'admin'), day, chauffeur.id))
  return {
    usual: tour.stops.map((stop) => tokyoTimeOf(addMinutes(booking.startsAt, stop.arrivalMinutes))),
    farther: wire.pickUp.fartherMinutes ?? 0,
    page,
    voucher: planOfDay(booking, tour)
      .slice(1, -1)
      .map(({ clock }) => clock),
    mail: (await gatherFactsWith(ctx, booking, '')).stops.map((stop) => stop.slice(0, 5)),
    crew: sheet.jobs[0]?.stops.slice(1, -1).map(({ at }) => at.slice(11, 16)),
    ends: [booking.endsAt.getTime() - booking.startsAt.getTime(), planOfDay(booking, tour).at(-1)?.clock],
  }
}

test('the first stop is reached by the way from the guest’s own place, and page, voucher, mail and crew say the same', async () => {
  const [own, near, far] = [
    await hoursOf('imperial-hotel-tokyo'),
    await hoursOf('yokohama-station-east'),
    await hoursOf('tokyo-disneyland'),
  ]
  for (const { page, voucher, mail, crew } of [own, near, far])
    expect([voucher, mail, crew]).toEqual([page, page, page])
  // The drive of the tour is written from central Tokyo to Kamakura, which Yokohama lies half way to.
  expect(own.page).toEqual(own.usual)
  expect(near.farther).toBeLessThan(0)
  expect(near.page[0] && near.usual[0] && near.page[0] < near.usual[0]).toBe(true)
  expect(far.farther).toBeGreaterThan(0)
  expect(far.page[0] && far.usual[0] && far.page[0] > far.usual[0]).toBe(true)
  expect(new Set([own, near, far].map(({ ends }) => String(ends))).size).toBe(1)
})
