import { expect, test } from 'vitest'
import type { DeskBooking } from '#contract/booking-desk.ts'
import type { OfficeRole } from '#core/office-rights.ts'
import { forgetFleet } from '#server/fleet/index.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { caller, onTheDay, sharePhoneDesk } from '#server/testing/phone-desk.ts'
import { newPerson, type TestPerson } from '#server/testing/signed-in-people.ts'

const { annai, ownDay, ask } = sharePhoneDesk()

const somebody = (...roles: OfficeRole[]) => newPerson(annai(), 'admin', roles)
const path = ({ booking }: Pick<HeldBooking, 'booking'>, call = '') =>
  `/admin/tour-bookings/${booking.reference}${call && `/${call}`}`
const read = async (held: HeldBooking, { headers }: TestPerson): Promise<DeskBooking> =>
  (await get(annai(), path(held), headers)).body

/** Takes so much off the first line of a paid booking. */
async function lower(held: HeldBooking, who: TestPerson, offYen: number, more: object = {}) {
  const { version, lines } = await read(held, who)
  const [first] = lines
  if (!first) throw new Error('No line.')
  const amountYen = (first.computedYen ?? first.amountYen) - offYen
  const charged = [{ kind: first.kind, label: first.label, amountYen, reason: 'We were late' }]
  return post(annai(), path(held, 'change'), { version, charged, difference: 'refund', ...more }, who.headers)
}

/** The same before it is booked, at the telephone. */
async function bookFor(who: TestPerson, off: (totalYen: number) => number) {
  const { body } = await ask({}, who.headers)
  const [first] = body.quote.lines
  const charged = [{ line: 0, amountYen: first.amountYen - off(body.quote.totalYen) }]
  const input = { quoteId: body.quote.id, ...caller, paid: onTheDay, charged, reason: 'Third visit' }
  return post(annai(), '/admin/phone-bookings', input, who.headers)
}

test('the desk takes a tenth off a paid day and no more, and hears which right that needs', async () => {
  const [held, desk] = [await bookAndPay(annai(), { day: ownDay() }), await somebody('desk')]
  const { totalYen } = await read(held, desk)
  const tenth = Math.floor(totalYen / 10)
  const refused = await lower(held, desk, tenth + 1)
  expect([refused.status, refused.body.code]).toEqual([403, 'booking.price-too-low'])
  expect(refused.body.error).toContain('to change prices beyond what the desk may take off')
  expect(await read(held, desk)).toMatchObject({ totalYen, refundedYen: 0 })
  expect((await lower(held, desk, tenth)).body).toMatchObject({ totalYen: totalYen - tenth, refundedYen: tenth })
  // In steps it is no more than at once.
  expect((await lower(held, desk, tenth + 500)).body.code).toBe('booking.price-too-low')
})

test('an owner takes off what they like, and the desk then changes the rest without adding to it', async () => {
  const [held, desk, owner] = [
    await bookAndPay(annai(), { day: ownDay() }),
    await somebody('desk'),
    await somebody('owner'),
  ]
  const { totalYen } = await read(held, owner)
  expect((await lower(held, owner, 40_000)).body).toMatchObject({ totalYen: totalYen - 40_000 })
  const noted = await lower(held, desk, 40_000, { details: { note: 'A window seat' } })
  expect([noted.status, noted.body.totalYen]).toEqual([200, totalYen - 40_000])
  expect((await lower(held, desk, 40_001)).body.code).toBe('booking.price-too-low')
})

test('whoever may take more off shows who they are, where that is a while ago', async () => {
  const [held, owner] = [await bookAndPay(annai(), { day: ownDay() }), await somebody('owner')]
  await annai().ctx.db.updateTable('sessions').set({ proven_at: null }).where('user_id', '=', owner.userId).execute()
  expect((await lower(held, owner, 40_000)).body.code).toBe('platform.proof-needed')
  expect((await bookFor(owner, () => 40_000)).body.code).toBe('platform.proof-needed')
  expect((await lower(held, owner, 1000)).status).toBe(200)
})

test('at the telephone the same bound holds', async () => {
  const [desk, both] = [await somebody('desk'), await somebody('desk', 'bookkeeper')]
  const refused = await bookFor(desk, (totalYen) => Math.floor(totalYen / 10) + 1)
  expect([refused.status, refused.body.code]).toEqual([403, 'booking.price-too-low'])
  expect((await bookFor(desk, (totalYen) => Math.floor(totalYen / 10))).status).toBe(200)
  expect((await bookFor(both, () => 40_000)).status).toBe(200)
})

test('the bound is the house’s own: with another one the desk may do what was refused (the control)', async () => {
  const desk = await somebody('desk')
  const set = async (desk_lowers_percent: number, desk_lowers_yen: number) => {
    await annai().ctx.db.updateTable('booking_policies').set({ desk_lowers_percent, desk_lowers_yen }).execute()
    forgetFleet(annai().ctx)
  }
  expect((await bookFor(desk, () => 30_000)).body.code).toBe('booking.price-too-low')
  await set(0, 30_000)
  expect((await bookFor(desk, () => 30_000)).status).toBe(200)
  await set(0, 0)
  expect((await bookFor(desk, () => 1)).body.code).toBe('booking.price-too-low')
  await set(10, 0)
})
