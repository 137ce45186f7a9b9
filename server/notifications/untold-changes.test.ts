import { beforeEach, expect, test } from 'vitest'
import type { DeskBooking } from '#contract/booking-desk.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'
import { longDayWithYear } from './mail-words.rules.ts'

const { shared, deliver, rowOf } = shareMailing()
const ownDay = ownDays('2027-04-12')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(shared(), 'admin')
})

const path = ({ booking }: HeldBooking, call = '') => `/admin/tour-bookings/${booking.reference}${call && `/${call}`}`
const read = async (held: HeldBooking): Promise<DeskBooking> => (await get(shared(), path(held), desk.headers)).body
const send = async (held: HeldBooking, call: string, body: object) =>
  post(shared(), path(held, call), { version: (await read(held)).version, ...body }, desk.headers)

/** As one of before mails kept what they told, or one of the demo. */
async function bookUntold(): Promise<HeldBooking> {
  const held = await bookAndPay(shared(), { day: ownDay() })
  await deliver(held)
  const { id } = await rowOf(held)
  await shared().ctx.db.updateTable('mails').set({ told: null }).where('booking_id', '=', id).execute()
  return held
}

async function moveTo(held: HeldBooking, day: string, tellGuest: boolean) {
  const { quoteId } = (await post(shared(), path(held, 'propose'), { wish: { day } }, desk.headers)).body
  expect((await send(held, 'change', { quoteId, tellGuest })).status).toBe(200)
}

const stood = async (held: HeldBooking) =>
  shared()
    .ctx.db.selectFrom('booking_stood')
    .select('crew_ids')
    .where('booking_id', '=', (await rowOf(held)).id)
    .execute()

test('a day that is moved before any mail told it says from which day it was moved, also over a silent change', async () => {
  const held = await bookUntold()
  const before = await read(held)
  await moveTo(held, ownDay(), false)
  await moveTo(held, ownDay(), true)
  const { letters } = await deliver(held)
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Changed: day(?! and hour)/)])
  expect(letters[0]?.text).toContain(`before: ${longDayWithYear(before.startsAt)}`)
})

test('who gets another chauffeur before any mail told who comes reads who it was before', async () => {
  const held = await bookUntold()
  const before = await read(held)
  const old = before.crew.find(({ kind }) => kind === 'chauffeur')
  const { candidates } = (await get(shared(), `${path(held, 'candidates')}?kind=chauffeur`, desk.headers)).body
  const next = candidates.find(({ whyNot, isHere }: { whyNot: string | null; isHere: boolean }) => !whyNot && !isHere)
  const moved = { kind: 'chauffeur', from: old?.id, to: next.id, tellGuest: true }
  expect((await send(held, 'crew', moved)).status).toBe(200)
  const { letters } = await deliver(held)
  expect(letters[0]?.subject).toMatch(/^Changed: chauffeur\. /)
  expect(letters[0]?.text).toContain(`before: ${old?.name}`)
  // The mail told it all by now: the next change compares itself with that, and nothing more is kept.
  await send(held, 'change', { details: { nameBoard: 'MARSH' }, tellGuest: true })
  expect((await deliver(held)).letters[0]?.subject).toMatch(/^Changed: name board\. /)
})

test('where a mail told all of it nothing is kept beside', async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  await deliver(held)
  await moveTo(held, ownDay(), true)
  expect(await stood(held)).toEqual([])
})

test('a car that goes and comes back is no change for the guest, and no mail goes out; another name is one', async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  await deliver(held)
  const car = (await read(held)).crew.find(({ kind }) => kind === 'vehicle')?.id
  expect((await send(held, 'crew', { kind: 'vehicle', from: car, to: null, reason: 'Gearbox' })).status).toBe(200)
  expect((await send(held, 'crew', { kind: 'vehicle', from: null, to: car, tellGuest: true })).status).toBe(200)
  expect((await deliver(held)).letters).toEqual([])
  await send(held, 'change', { details: { leadName: 'Nora Marsh' }, tellGuest: true })
  const { letters } = await deliver(held)
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Changed: booked by\. /)])
  expect(letters[0]?.text).toContain('What is different')
})
