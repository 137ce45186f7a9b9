import { afterAll, beforeAll, expect } from 'vitest'
import type { Booking } from '#contract/booking.ts'
import { findByReference } from '#server/booking/bookings.store.ts'
import { readChanges } from '#server/platform/change-trail.store.ts'
import { post, usualWish } from './bookings.ts'
import { shareMailing } from './mailing.ts'
import { brokenPromises } from './promises.ts'
import { keepOneCoaster, ownDays, type SignedIn, signIn } from './scene.ts'

export const caller = {
  leadName: 'Haruto Tan',
  email: 'haruto.tan@example.sg',
  phone: '+65 8000 1234',
  nameBoard: 'Tan',
}
const evening = { how: 'link', untilDay: '2026-11-15', untilTime: '18:00' }
export const onTheDay = { how: 'on-the-day' }

/** Somebody of the office at the telephone, for all tests of a file; each question is about a day of its own. */
export function sharePhoneDesk() {
  const { shared: annai, server, deliver } = shareMailing()
  const ownDay = ownDays()
  let signedIn: SignedIn
  beforeAll(async () => {
    await keepOneCoaster(annai())
    signedIn = await signIn(annai(), 'admin')
  })
  afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

  const desk = {
    get headers() {
      return signedIn.headers
    },
  }
  const ask = async (wish: object = {}, headers = desk.headers) =>
    post(annai(), '/admin/phone-bookings/quote', { ...usualWish, day: ownDay(), ...wish }, headers)
  const book = async (wish: object, more: object = {}, headers = desk.headers) => {
    const { body } = await ask(wish, headers)
    return post(
      annai(),
      '/admin/phone-bookings',
      { quoteId: body.quote.id, ...caller, paid: evening, ...more },
      headers,
    )
  }
  const rowOf = async ({ reference }: Booking) => {
    const row = await findByReference(annai().ctx.db, reference)
    if (!row) throw new Error(`No ${reference}.`)
    return row
  }
  const trailOf = async (booking: Booking) =>
    readChanges(annai().ctx.db, { kind: 'booking', id: (await rowOf(booking)).id })
  return { annai, server, deliver, ownDay, desk, ask, book, rowOf, trailOf }
}
