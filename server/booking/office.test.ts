import { afterAll, beforeEach, expect, test } from 'vitest'
import { BookingState } from '#contract/booking.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, holdFor, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { atTime, inMinutes, ownDays, pathOf, type SignedIn, signIn } from '#server/testing/scene.ts'
import { expireHolds } from './expire-holds.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const move = (held: HeldBooking, to: string, reason = 'The office says so', headers: object = desk.headers) =>
  post(annai(), `/admin/bookings/${held.booking.reference}/move`, { to, reason }, { ...headers })

/** Nobody counts as not having come before the crew has waited at the door. */
const moveLate = (begun: HeldBooking, to: string, reason?: string) =>
  atTime(annai(), new Date(Date.parse(begun.booking.startsAt) + 15 * 60_000), async () => {
    const late = await signIn(annai(), 'admin')
    return move(begun, to, reason, late.headers)
  })

const held = () => holdFor(annai(), { day: ownDay() })
const booked = () => bookAndPay(annai(), { day: ownDay() })
const moved = async (begin: Promise<HeldBooking>, to: string) => {
  const begun = await begin
  expect((await move(begun, to)).status).toBe(200)
  return begun
}

/** A booking in each state. */
const inState: Record<BookingState, () => Promise<HeldBooking>> = {
  on_hold: held,
  pending: () => moved(held(), 'pending'),
  confirmed: booked,
  rejected: () => moved(inState.pending(), 'rejected'),
  expired: () => moved(held(), 'expired'),
  cancelled: () => moved(booked(), 'cancelled'),
  redeemed: () => moved(booked(), 'redeemed'),
  no_show: async () => {
    const begun = await booked()
    expect((await moveLate(begun, 'no_show')).status).toBe(200)
    return begun
  },
}

/** The office moves along the graph; only money brings an expired booking back. */
const allowed: Record<BookingState, BookingState[]> = {
  on_hold: ['pending', 'confirmed', 'expired', 'cancelled'],
  pending: ['confirmed', 'rejected', 'expired', 'cancelled'],
  confirmed: ['cancelled', 'redeemed', 'no_show'],
  rejected: [],
  expired: [],
  cancelled: [],
  redeemed: [],
  no_show: [],
}

test.for(BookingState.options)('from %s the office moves only along the graph', async (state) => {
  const stays = await inState[state]()
  for (const to of BookingState.options.filter((other) => !allowed[state].includes(other))) {
    const { status, body } = await (to === 'no_show' ? moveLate : move)(stays, to)
    expect([status, body.code], `${state} → ${to}`).toEqual([409, 'booking.not-possible-now'])
  }
  expect((await get(annai(), pathOf(stays), desk.headers)).body.state).toBe(state)
  for (const to of allowed[state]) {
    const begun = await inState[state]()
    const { status, body } = await (to === 'no_show' ? moveLate : move)(begun, to, 'By telephone')
    expect([status, body.state], `${state} → ${to}`).toEqual([200, to])
    expect(body.moves.at(-1)).toMatchObject({ from: state, to, actor: 'office', reason: 'By telephone' })
  }
})

test('only the office moves bookings this way, and it says why', async () => {
  const booking = await held()
  const visitor = await signIn(annai())
  expect((await move(booking, 'confirmed', 'Please', visitor.headers)).status).toBe(403)
  expect((await move(booking, 'confirmed', 'Please', {})).status).toBe(401)
  const { status, body } = await move(booking, 'confirmed', '  ')
  expect([status, body.fields]).toEqual([400, { reason: 'Say why.' }])
  expect(
    (await move({ ...booking, booking: { ...booking.booking, reference: 'AN-222222' } }, 'confirmed')).status,
  ).toBe(404)
})

test('a booking that is paid on the day keeps its crew, with the whole price still due', async () => {
  const booking = await moved(held(), 'confirmed')
  await atTime(annai(), inMinutes(annai(), 60), () => expireHolds(annai().ctx))
  const { body } = await get(annai(), pathOf(booking), desk.headers)
  expect(body).toMatchObject({ state: 'confirmed', paidYen: 0, heldUntil: null })
  expect(body.crew).toHaveLength(3)
})

test('a request that waits for our answer does not expire with the hold', async () => {
  const booking = await inState.pending()
  await atTime(annai(), inMinutes(annai(), 60), () => expireHolds(annai().ctx))
  expect((await get(annai(), pathOf(booking), desk.headers)).body.state).toBe('pending')
})

test('cancelling for a guest gives back what the tiers say', async () => {
  const { booking, token } = await booked()
  const starts = new Date(booking.startsAt).getTime()
  const hours = (count: number) => new Date(starts - count * 3_600_000)
  await atTime(annai(), hours(30), async () => {
    desk = await signIn(annai(), 'admin')
    const { body } = await move({ booking, token }, 'cancelled', 'Their flight is late')
    expect(body).toMatchObject({ state: 'cancelled', refundedYen: booking.totalYen / 2 })
  })
})
