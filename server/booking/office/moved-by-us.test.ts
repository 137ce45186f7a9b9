import { afterAll, beforeEach, expect, test } from 'vitest'
import type { DeskBooking } from '#contract/booking-desk.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { atTime, ownDays, pathOf, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-06-14')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const path = ({ booking }: HeldBooking, call = '') => `/admin/tour-bookings/${booking.reference}${call && `/${call}`}`
const read = async (held: HeldBooking): Promise<DeskBooking> => (await get(annai(), path(held), desk.headers)).body
const propose = async (held: HeldBooking, wish: object) =>
  (await post(annai(), path(held, 'propose'), { wish }, desk.headers)).body
const change = async (held: HeldBooking, body: object) =>
  post(annai(), path(held, 'change'), { version: (await read(held)).version, ...body }, desk.headers)
const refundOf = async (held: HeldBooking) => (await get(annai(), `${pathOf(held, 'refund')}?token=${held.token}`)).body

/** On the eve of a nearer day, when nothing of an ordinary one comes back any more. */
async function onTheEve(work: (held: HeldBooking, nearer: string) => Promise<void>): Promise<void> {
  const [nearer = '', , , later = ''] = [ownDay(), ownDay(), ownDay(), ownDay()]
  const held = await bookAndPay(annai(), { day: later })
  await atTime(annai(), new Date(tokyoInstant(nearer, '08:00').getTime() - 20 * 3_600_000), async () => {
    desk = await signIn(annai(), 'admin')
    await work(held, nearer)
  })
}

test('a day that the desk moves nearer costs its guest no refund, and the desk reads that before it saves', () =>
  onTheEve(async (held, nearer) => {
    const { quoteId, terms } = await propose(held, { day: nearer })
    expect(terms.ours).toBe('As we move it, the guest keeps the better terms: 100% back until it begins, then nothing.')
    expect(terms.guests).toBe('At the guest’s wish the terms go by the new day: nothing comes back any more.')
    expect((await change(held, { quoteId })).status).toBe(200)
    expect(await refundOf(held)).toMatchObject({ refundPercent: 100, refundYen: held.booking.totalYen })
    expect((await read(held)).cancellationTiers).toEqual([{ hoursBefore: 0, refundPercent: 100 }])
  }))

test('at the guest’s wish the terms go by the new day, and the history says whose wish it was', () =>
  onTheEve(async (held, nearer) => {
    const { quoteId } = await propose(held, { day: nearer })
    expect((await change(held, { quoteId, guestAsked: true })).status).toBe(200)
    expect(await refundOf(held)).toMatchObject({ refundPercent: 0 })
    expect((await read(held)).history[0]?.deed).toBe('changed at the guest’s wish')
  }))

test('where whose wish it is makes no difference, nobody is asked', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  expect(await propose(held, { extraHalfHours: 1 })).toMatchObject({ terms: null, placesShut: null })
  expect(await propose(held, { day: ownDay() })).toMatchObject({ terms: null })
})

test('an hour at which places may be shut is taken with a reason only, on the board and on the page of the booking', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { quoteId, placesShut } = await propose(held, { start: '13:00' })
  expect(placesShut).toMatch(
    / would be left at \d\d:\d\d\. On this tour that is at \d\d:\d\d at the latest: it may be shut\.$/,
  )
  const refused = await change(held, { quoteId })
  expect([refused.status, refused.body.fields]).toEqual([400, { reason: `Say why. ${placesShut}` }])
  expect((await read(held)).startsAt).toBe(held.booking.startsAt)
  const { reference, version } = await read(held)
  const startsAt = held.booking.startsAt.replace('T08', 'T13')
  const onBoard = await post(annai(), '/admin/dispatch/hour/propose', { reference, version, startsAt }, desk.headers)
  expect(onBoard.body).toMatchObject({ placesShut, terms: null })
  const move = (reason: string) =>
    post(annai(), '/admin/dispatch/hour', { reference, version, quoteId: onBoard.body.quoteId, reason }, desk.headers)
  expect((await move('')).body.fields).toEqual({ reason: `Say why. ${placesShut}` })
  expect((await move('The temple opens for them in the evening')).status).toBe(200)
  expect((await read(held)).history[0]).toMatchObject({ reason: 'The temple opens for them in the evening' })
  // At the hour that it has by now another day needs none.
  expect(await propose(held, { day: ownDay() })).toMatchObject({ placesShut: null })
})
