import { addSavedTraveller } from '#server/accounts/index.ts'
import { addWishes } from '#server/catalogue/index.ts'
import { keepTestCard } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import type { DemoBooking } from './demo-booking.ts'

const visa = { brand: 'visa', last4: '4242' }
const family = [
  { name: 'Eleanor Marsh', age: null, note: 'Vegetarian, no shellfish' },
  { name: 'Daniel Marsh', age: null, note: '' },
  { name: 'Ivy Marsh', age: 5, note: 'Carsick on bends' },
]
const couple = family.slice(0, 2)
const withIvy = { childAges: [5], extras: [{ code: 'child-seat', pieces: 1 }] }

/** Two days ahead, three behind, and one that was called off. */
export function eleanorsTrips(userId: string): DemoBooking[] {
  const eleanor = { userId, leadName: 'Eleanor Marsh', email: 'eleanor@annai.example', card: visa }
  const details = { phone: '+44 7700 900143', nameBoard: 'Marsh', room: '1204' }
  const ahead = { state: 'confirmed' } as const
  return [
    {
      ...eleanor,
      tour: 'fuji-at-first-light',
      when: 9,
      start: '05:30',
      guests: 3,
      wish: { ...withIvy, pickUp: 'palace-hotel-tokyo' },
      travellers: family,
      details: { ...details, note: 'Ivy sleeps in cars. A stop before the mountain roads would be kind.' },
      end: ahead,
    },
    {
      ...eleanor,
      tour: 'tokyo-after-dark-from-above',
      when: 18,
      start: '17:00',
      guests: 2,
      wish: { pickUp: 'palace-hotel-tokyo' },
      travellers: couple,
      details,
      end: ahead,
    },
    {
      ...eleanor,
      tour: 'hakone-the-lake-and-the-baths',
      when: -38,
      guests: 3,
      wish: withIvy,
      travellers: family,
      details: { ...details, room: '' },
    },
    {
      ...eleanor,
      tour: 'tokyo-in-one-unhurried-day',
      when: '04-04',
      guests: 3,
      wish: withIvy,
      travellers: family,
      details: { ...details, room: '811' },
    },
    {
      ...eleanor,
      tour: 'blossom-along-the-water',
      when: '04-02',
      guests: 2,
      travellers: couple,
      details: { ...details, room: '811' },
      changedCar: { from: 'alphard', daysBefore: 5 },
    },
    {
      ...eleanor,
      tour: 'nikko-shrines-and-cedars',
      when: -36,
      guests: 3,
      wish: withIvy,
      travellers: family,
      details: { ...details, room: '' },
      end: { state: 'cancelled', daysBefore: 9 },
    },
  ]
}

const saved = [
  'tour:hakone-for-art',
  'tour:nikko-in-snow',
  'tour:a-bowl-of-tea',
  'tour:the-expressway-at-night',
] as const

/** Whom she travels with, what she pays with, and what she may want next. */
export async function layEleanorsThings(db: Database, userId: string, now: Date): Promise<void> {
  const today = tokyoDayOf(now)
  const nobody = { age: null, birthDate: null, childSeat: null, diet: '', walking: 'any', note: '' } as const
  await addSavedTraveller(
    db,
    userId,
    { ...nobody, name: 'Daniel Marsh', documentCountry: 'GB', walking: 'short', note: 'Bad knee: few stairs.' },
    now,
  )
  await addSavedTraveller(
    db,
    userId,
    {
      ...nobody,
      name: 'Ivy Marsh',
      // Five years old, whenever this is laid.
      birthDate: addDays(today, -Math.round(5.3 * 365.25)),
      documentCountry: 'GB',
      childSeat: 'child-seat',
      diet: 'No nuts',
      note: 'Carsick on bends.',
    },
    now,
  )
  const year = Number(today.slice(0, 4))
  await keepTestCard(db, { userId, ...visa, expires: `${year + 2}-08`, at: now })
  await keepTestCard(db, { userId, brand: 'amex', last4: '8431', expires: `${year + 3}-02`, at: now })
  await addWishes(db, userId, saved, now)
}
