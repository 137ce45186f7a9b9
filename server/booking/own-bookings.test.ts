import { expect, test } from 'vitest'
import type { BookingState } from '#contract/booking.ts'
import type { OwnBooking } from '#contract/own-bookings.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, type HeldBooking, holdFor, pay, post } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { atTime, inMinutes, ownDays, pathOf, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()

const hold = (guest: SignedIn, wish = {}) => holdFor(annai(), { day: ownDay(), ...wish }, guest.headers)

async function inState({ booking }: HeldBooking, state: BookingState, endsAt?: Date) {
  const change = { state, ...(state === 'on_hold' ? {} : { held_until: null }) }
  const over = endsAt && { ends_at: endsAt, starts_at: new Date(endsAt.getTime() - 3_600_000) }
  await annai()
    .ctx.db.updateTable('bookings')
    .set({ ...change, ...over })
    .where('reference', '=', booking.reference)
    .execute()
}

const list = async ({ headers }: SignedIn, query = '') => (await get(annai(), `/own-bookings${query}`, headers)).body
const referencesOf = ({ bookings }: { bookings: OwnBooking[] }) => bookings.map(({ reference }) => reference)

test('bookings stand under what they are to their guest: to come, over, or not happening', async () => {
  const [mika, other] = [await signIn(annai()), await signIn(annai())]
  const now = annai().clock.now()
  const states = ['pending', 'confirmed', 'redeemed', 'no_show', 'cancelled', 'rejected', 'expired'] as const
  const held: Record<string, string> = { on_hold: (await hold(mika)).booking.reference }
  for (const state of states) {
    const one = await hold(mika)
    // Only what was sure once can be called off.
    if (state === 'cancelled') await pay(annai(), one)
    await inState(one, state)
    held[state] = one.booking.reference
  }
  const [running, over] = [await hold(mika), await hold(mika)]
  await inState(running, 'confirmed', new Date(now.getTime() + 1))
  await inState(over, 'confirmed', now)
  await hold(other)

  const upcoming = await list(mika)
  expect(upcoming.counts).toEqual({ upcoming: 4, past: 3, cancelled: 2 })
  expect([upcoming.pages, referencesOf(upcoming)]).toEqual([
    1,
    [running.booking.reference, held.on_hold, held.pending, held.confirmed],
  ])
  const past = await list(mika, '?when=past')
  expect([past.counts, referencesOf(past)]).toEqual([
    upcoming.counts,
    [held.no_show, held.redeemed, over.booking.reference],
  ])
  expect(referencesOf(await list(mika, '?when=cancelled'))).toEqual([held.rejected, held.cancelled])
  // A hold that ran out is nowhere, before the clock has swept it and after.
  await atTime(annai(), inMinutes(annai(), 60), async () => {
    const later = await list(mika)
    expect(later.counts).toEqual({ upcoming: 2, past: 4, cancelled: 2 })
    expect(referencesOf(later)).toEqual([held.pending, held.confirmed])
  })
})

test('a hold that was let go before it was paid was nobody’s day, and one that was paid and cancelled was', async () => {
  const mika = await signIn(annai())
  const cancel = ({ booking, token }: HeldBooking, refundYen: number) =>
    post(annai(), pathOf({ booking }, 'cancel'), { token, refundYen })
  const [letGo, paid] = [await hold(mika), await hold(mika)]
  await pay(annai(), paid)
  expect((await cancel(letGo, 0)).body.state).toBe('cancelled')
  expect((await cancel(paid, paid.booking.totalYen)).body.state).toBe('cancelled')
  const { counts, ...shown } = await list(mika, '?when=cancelled')
  expect([counts, referencesOf(shown)]).toEqual([{ upcoming: 0, past: 0, cancelled: 1 }, [paid.booking.reference]])
})

test('a booking in the list says what its card shows, with the picture of its tour, which may have been withdrawn', async () => {
  const mika = await signIn(annai())
  const wish = { tour: 'fuji-at-first-light', start: '05:30', pickUp: 'palace-hotel-tokyo', guests: 2 }
  const { booking } = await hold(mika, wish)
  const hide = (status: string) =>
    annai().ctx.db.updateTable('tours').set({ status }).where('slug', '=', wish.tour).execute()
  const shown = {
    reference: booking.reference,
    state: 'on_hold',
    service: {
      kind: 'tour',
      slug: wish.tour,
      title: 'Fuji at first light',
      picture: expect.objectContaining({ path: expect.any(String), alt: expect.any(String) }),
    },
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    guests: 2,
    pickUp: 'Palace Hotel Tokyo',
    dropOff: 'Palace Hotel Tokyo',
    vehicleClass: booking.vehicleClass,
    totalYen: booking.totalYen,
    heldUntil: booking.heldUntil,
  }
  expect((await list(mika)).bookings).toEqual([shown])
  await hide('draft')
  try {
    expect((await list(mika)).bookings).toEqual([shown])
  } finally {
    await hide('published')
  }
})

test('ten make a page, and a page costs the same few statements whatever stands on it', async () => {
  const mika = await signIn(annai())
  const references: string[] = []
  const days = ownDays('2027-02-01')
  for (let nth = 0; nth < 12; nth++) {
    const held = await hold(mika, { day: days() })
    await inState(held, 'confirmed')
    references.push(held.booking.reference)
  }
  const [first, second, third] = [await list(mika), await list(mika, '?page=2'), await list(mika, '?page=3')]
  expect([...referencesOf(first), ...referencesOf(second)]).toEqual(references)
  expect([first.pages, second.pages, referencesOf(first).length, third.bookings]).toEqual([2, 2, 10, []])
  expect(third.counts).toEqual({ upcoming: 12, past: 0, cancelled: 0 })
  const full = await countStatements(annai(), () => list(mika))
  expect(full).toBe(await countStatements(annai(), () => list(mika, '?page=2')))
  // One for who asks, one for the counts, the page and its pictures each.
  expect(full).toBeLessThanOrEqual(4)
  for (const wrong of ['?page=0', '?page=1.5', '?page=x', '?when=soon', '?kind=tours', '?userId=1'])
    expect((await get(annai(), `/own-bookings${wrong}`, mika.headers)).status, wrong).toBe(400)
})

test('there is nothing without a tour yet, and nobody sees anything without an account', async () => {
  const mika = await signIn(annai())
  await hold(mika)
  expect(await list(mika, '?kind=other')).toEqual({
    bookings: [],
    pages: 0,
    counts: { upcoming: 0, past: 0, cancelled: 0 },
  })
  expect((await get(annai(), '/own-bookings')).status).toBe(401)
  expect((await get(annai(), '/own-bookings', (await signIn(annai(), 'admin')).headers)).status).toBe(403)
})
