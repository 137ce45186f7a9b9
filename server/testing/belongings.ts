import { redeemFinished } from '#server/booking/redeem-finished.ts'
import type { TestAnnai } from './annai.ts'
import { cardToken, post, quoteFor } from './bookings.ts'
import { daysOfBookings, guestIdOf, personWithEverything, signedInAs } from './person-with-everything.ts'
import { atTime, pathOf } from './scene.ts'
import { newDevice } from './signed-in-people.ts'

/** What somebody has here, by the names that calls know it by. */
export interface Belongings {
  userId: string
  email: string
  deviceId: string
  travellerId: string
  tripItemId: string
  cardId: string
  /** Of a booking whose day is ahead. */
  reference: string
  quoteId: string
  paymentId: string
  /** Waits to be released. */
  reviewId: string
  /** As the office knows them, and somebody else. */
  guestId: string
  otherGuestId: string
  /** A partner of the office. */
  agentId: string
  /** Of a card that is nobody's yet. */
  cardToken: string
  /** Words that nobody else uses: no answer to others says any of them. */
  words: string[]
  headers: () => Promise<Record<string, string>>
}

/** Somebody with one of everything that can belong to a person. */
export async function personWithBelongings(annai: TestAnnai): Promise<Belongings> {
  const person = await personWithEverything(annai, 'qzm', 7654)
  const { db } = annai.ctx
  const { userId, words, bookings } = person
  const headers = () => signedInAs(annai, person)
  await atTime(annai, new Date(`${daysOfBookings.past}T23:59:00+09:00`), () => redeemFinished(annai.ctx))
  const stars = { chauffeurStars: 5, guideStars: 4, vehicleStars: 5, routeStars: 3 }
  const review = { ...stars, text: 'A day that stays with us.', author: words.author }
  const written = await post(annai, pathOf(bookings.past, 'review'), review, await headers())
  if (written.status !== 200) throw new Error(`No review: ${JSON.stringify(written.body)}`)
  const idIn = async (table: 'saved_travellers' | 'saved_cards' | 'tour_reviews' | 'trip_items') =>
    (await db.selectFrom(table).select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()).id
  const { reference } = bookings.ahead.booking
  const payment = await db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select('payments.id')
    .where('bookings.reference', '=', reference)
    .executeTakeFirstOrThrow()
  return {
    ...{ userId, reference, headers, email: words.email },
    deviceId: (await newDevice(annai, userId)).sessionId,
    travellerId: await idIn('saved_travellers'),
    tripItemId: await idIn('trip_items'),
    cardId: await idIn('saved_cards'),
    quoteId: (await quoteFor(annai, { day: '2027-01-22' }, await headers())).id,
    paymentId: payment.id,
    reviewId: await idIn('tour_reviews'),
    guestId: await guestIdOf(annai, userId),
    otherGuestId: (
      await db.selectFrom('guests').select('id').where('user_id', 'is', null).limit(1).executeTakeFirstOrThrow()
    ).id,
    agentId: (await db.selectFrom('agents').select('id').limit(1).executeTakeFirstOrThrow()).id,
    cardToken: await cardToken(annai),
    words: [userId, ...Object.values(words), ...Object.values(bookings).map(({ booking }) => booking.reference)],
  }
}
