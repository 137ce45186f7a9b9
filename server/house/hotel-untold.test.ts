import { beforeAll, expect, test } from 'vitest'
import type { Booking } from '#contract/booking.ts'
import type { CrewDay } from '#contract/crew-day.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import type { Board } from '#contract/dispatch.ts'
import { addJob } from '#server/platform/jobs.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { get, type HeldBooking, post, usualWish } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { atTime, pathOf, type SignedIn, signIn } from '#server/testing/scene.ts'

const { shared: annai, server, deliver } = shareMailing()
let desk: SignedIn
beforeAll(async () => {
  desk = await signIn(annai(), 'admin')
})

const caller = { leadName: 'Haruto Tan', email: 'haruto.tan@example.sg', phone: '+65 8000 1234' }

/** By telephone, to be paid on the day: confirmed at once. */
async function bookByPhone(day: string, wish: object = {}): Promise<Booking> {
  const asked = await post(annai(), '/admin/phone-bookings/quote', { ...usualWish, day, ...wish }, desk.headers)
  const input = { quoteId: asked.body.quote?.id, ...caller, paid: { how: 'on-the-day' } }
  const { status, body } = await post(annai(), '/admin/phone-bookings', input, desk.headers)
  if (status !== 200) throw new Error(`Not booked: ${JSON.stringify([asked.body, body])}`)
  return body
}

/** The references of bookings whose hotel somebody should ask for, as the dashboard lists them. */
async function toAskFor(): Promise<string[]> {
  // Signed in at the hour at which it is asked.
  const { headers } = await signIn(annai(), 'admin')
  const { body } = await get(annai(), '/admin/dashboard?period=week', headers)
  return (body as Dashboard).decisions.flatMap((one) => (one.kind === 'hotel' ? one.reference : []))
}

const isUntoldAtDesk = async ({ reference }: Booking) =>
  (await get(annai(), `/admin/tour-bookings/${reference}`, desk.headers)).body.isHotelUntold

async function pickUpOnSheet({ reference, startsAt }: Booking) {
  const { body } = await get(annai(), `/admin/dispatch/sheets?day=${startsAt.slice(0, 10)}`, desk.headers)
  return (body.sheets as CrewDay[]).flatMap(({ jobs }) => jobs).find((job) => job.reference === reference)?.pickUp
}

/** What the board of that day says about its ends. */
async function onBoard({ reference, startsAt }: Booking) {
  const { body } = await get(annai(), `/admin/dispatch?day=${startsAt.slice(0, 10)}`, desk.headers)
  const job = (body as Board).jobs.find((one) => one.reference === reference)
  return job && { isHotelUntold: job.isHotelUntold, dropOff: job.dropOff }
}

/** Where a mail leads to tell the hotel; it names the booking and opens it. */
const hotelLink = /Tell us your hotel: (https:\S+\/manage-booking\/pick-up\?booking=(\S+)&token=([\w-]+))/

async function linkIn(booking: Booking) {
  await deliver()
  const text = server().letters.findLast(({ subject }) => subject?.includes(booking.reference))?.text ?? ''
  expect(text).toContain(booking.reference)
  return hotelLink.exec(text)
}

test('a hotel that nobody told on the telephone is asked for everywhere, until it is told', async () => {
  const booking = await bookByPhone('2026-11-18')
  expect(booking).toMatchObject({ state: 'confirmed', pickUp: null, isHotelUntold: true })
  const link = await linkIn(booking)
  expect(link?.[2]).toBe(booking.reference)
  expect(await toAskFor()).toEqual([booking.reference])
  expect(await isUntoldAtDesk(booking)).toBe(true)
  expect(await pickUpOnSheet(booking)).toMatchObject({
    name: { en: 'Hotel not known yet', ja: 'ホテル未定' },
    address: '',
    note: { en: expect.stringMatching(/^Ask the desk before you set out\. .+ to the next stop$/) },
  })
  expect(await onBoard(booking)).toEqual({ isHotelUntold: true, dropOff: 'The guest’s hotel' })

  // The link of the mail opens the booking, and the hotel can be told with it.
  const held: HeldBooking = { booking, token: link?.[3] ?? '' }
  const asked = await post(annai(), pathOf(held, 'change-quote'), { token: held.token, pickUp: 'palace-hotel-tokyo' })
  const told = await post(annai(), pathOf(held, 'reschedule'), { token: held.token, quoteId: asked.body.quote?.id })
  expect([told.status, told.body.isHotelUntold]).toEqual([200, false])
  expect(await linkIn(booking)).toBeNull()
  expect(await toAskFor()).toEqual([])
  expect(await isUntoldAtDesk(booking)).toBe(false)
  expect(await pickUpOnSheet(booking)).toMatchObject({ name: { en: 'Palace Hotel Tokyo' } })
  expect(await onBoard(booking)).toEqual({ isHotelUntold: false, dropOff: 'Palace Hotel Tokyo' })
})

test('the mail of the evening before asks once more, and it can still be told then', async () => {
  const booking = await bookByPhone('2026-11-20')
  await deliver()
  await atTime(annai(), tokyoInstant('2026-11-19', '17:05'), async () => {
    await addJob(annai().ctx.db, 'notifications.remind', {})
    const link = await linkIn(booking)
    expect(server().letters.findLast(({ subject }) => subject?.includes(booking.reference))?.subject).toMatch(
      /^Tomorrow/,
    )
    const held: HeldBooking = { booking, token: link?.[3] ?? '' }
    const asked = await post(annai(), pathOf(held, 'change-quote'), { token: held.token, pickUp: 'palace-hotel-tokyo' })
    expect([asked.status, asked.body.differenceYen]).toEqual([200, 0])
    const told = await post(annai(), pathOf(held, 'reschedule'), { token: held.token, quoteId: asked.body.quote.id })
    expect(told.status).toBe(200)
  })
})

test('whoever told it, and whoever begins at a place of the tour’s own, is not asked', async () => {
  const told = await bookByPhone('2026-11-19', { pickUp: 'palace-hotel-tokyo' })
  const atAirport = await bookByPhone('2026-11-19', { tour: 'haneda-layover-in-tokyo', start: '08:30' })
  for (const booking of [told, atAirport]) {
    expect(booking.isHotelUntold).toBe(false)
    expect(await linkIn(booking)).toBeNull()
    expect(await isUntoldAtDesk(booking)).toBe(false)
  }
  expect(atAirport.pickUp).toBeNull()
  expect(await toAskFor()).toEqual([])
})

test('the office is reminded from seven days before, the nearest day first, and of no day that was called off', async () => {
  const later = await bookByPhone('2026-11-26')
  const sooner = await bookByPhone('2026-11-24')
  const off = await bookByPhone('2026-11-25')
  const token = (await linkIn(off))?.[3]
  await post(annai(), `/bookings/${off.reference}/cancel`, { token, refundYen: 0 })
  expect(await toAskFor()).toEqual([])
  const at = (time: string, day = '2026-11-19') => atTime(annai(), tokyoInstant(day, time), toAskFor)
  expect(await at('07:59', '2026-11-17')).toEqual([])
  expect(await at('08:01', '2026-11-17')).toEqual([sooner.reference])
  expect(await at('08:01')).toEqual([sooner.reference, later.reference])
  // Once the day has begun, nobody need ask any more.
  expect(await at('08:01', '2026-11-24')).toEqual([later.reference])
})
