import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { BookingState } from '#contract/booking.ts'
import type { BookingStatus, bookingKinds } from '#contract/office-bookings.ts'
import { hasOneOf } from '#server/inventory/index.ts'
import { isAboardEarly } from '../aboard-early.store.ts'
import { hasReference } from './bookings-naming.store.ts'
import { lettersOf, literally, referenceOf, telephoneOf } from './typed-letters.rules.ts'

export type BookingKind = (typeof bookingKinds)[number]

/** What a list of bookings is narrowed to; left out: not at all. */
export interface Narrowed {
  now: Date
  kind: BookingKind
  q?: string
  from?: Date
  until?: Date
  madeFrom?: Date
  madeUntil?: Date
  statuses?: readonly BookingStatus[]
  payments?: readonly ('paid' | 'due' | 'held')[]
  tourIds?: readonly string[]
  chauffeurIds?: readonly string[]
  guideIds?: readonly string[]
  references?: readonly string[]
}

type Piece = RawBuilder<SqlBool>

/** As one condition on `bookings`; none where every kind is asked for. */
export const isOfKind: Record<BookingKind, Piece> = {
  tour: sql`bookings.tour_id IS NOT NULL`,
  other: sql`bookings.tour_id IS NULL`,
  all: sql`true`,
}

/**
 * The same words as in booking-status.rules.ts. Each piece is of one state, so that those of it can be walked by their
 * start in the index of that state.
 */
const isOfStatus: Record<BookingStatus, (now: Date) => Piece[]> = {
  'on-hold': () => [sql`bookings.state = 'on_hold'`],
  pending: () => [sql`bookings.state = 'pending'`],
  'needs-crew': (now) => [sql`(bookings.state = 'confirmed' AND bookings.needs_crew AND bookings.ends_at > ${now})`],
  confirmed: (now) => [
    sql`(bookings.state = 'confirmed' AND NOT bookings.needs_crew AND bookings.starts_at > ${now}
      AND NOT ${isAboardEarly(now)})`,
  ],
  'on-the-road': (now) => [
    sql`(bookings.state = 'confirmed' AND NOT bookings.needs_crew
      AND bookings.starts_at <= ${now} AND bookings.ends_at > ${now})`,
    sql`(bookings.state = 'confirmed' AND NOT bookings.needs_crew AND ${isAboardEarly(now)})`,
  ],
  // What has ended began before, which the index knows.
  done: (now) => [
    sql`bookings.state = 'redeemed'`,
    sql`(bookings.state = 'confirmed' AND bookings.ends_at <= ${now} AND bookings.starts_at <= ${now})`,
  ],
  'no-show': () => [sql`bookings.state = 'no_show'`],
  cancelled: () => [sql`bookings.state = 'cancelled'`],
  rejected: () => [sql`bookings.state = 'rejected'`],
  expired: () => [sql`bookings.state = 'expired'`],
}

/** The states that a status can have: it follows from it, and is asked as well, since an index has states and starts together. */
const statesOf: Record<BookingStatus, readonly BookingState[]> = {
  'on-hold': ['on_hold'],
  pending: ['pending'],
  'needs-crew': ['confirmed'],
  confirmed: ['confirmed'],
  'on-the-road': ['confirmed'],
  done: ['redeemed', 'confirmed'],
  'no-show': ['no_show'],
  cancelled: ['cancelled'],
  rejected: ['rejected'],
  expired: ['expired'],
}

function isOfStatuses(statuses: readonly BookingStatus[], now: Date): Piece {
  const states = [...new Set(statuses.flatMap((status) => statesOf[status]))]
  return sql`(bookings.state = ANY(${states}::text[]) AND ${any(statuses.flatMap((status) => isOfStatus[status](now)))})`
}

const owes = sql<SqlBool>`bookings.id IN (SELECT booking_id FROM open_balances)`
const isOfPayment: Record<'paid' | 'due' | 'held', Piece> = {
  due: owes,
  paid: sql`(bookings.state IN ('confirmed', 'redeemed') AND NOT ${owes})`,
  held: sql`bookings.state = 'on_hold'`,
}

const any = (pieces: readonly Piece[]): Piece => sql`(${sql.join([...pieces], sql` OR `)})`

/** As one condition on `bookings`. */
export function narrowed(by: Narrowed): Piece {
  const pieces: Piece[] = by.kind === 'all' ? [] : [isOfKind[by.kind]]
  if (by.q) pieces.push(saysAll(by.q))
  if (by.from) pieces.push(sql`bookings.starts_at >= ${by.from}`)
  if (by.until) pieces.push(sql`bookings.starts_at < ${by.until}`)
  if (by.madeFrom) pieces.push(sql`bookings.created_at >= ${by.madeFrom}`)
  if (by.madeUntil) pieces.push(sql`bookings.created_at < ${by.madeUntil}`)
  if (by.statuses) pieces.push(isOfStatuses(by.statuses, by.now))
  if (by.payments) pieces.push(any(by.payments.map((payment) => isOfPayment[payment])))
  if (by.tourIds) pieces.push(sql`bookings.tour_id = ANY(${[...by.tourIds]}::uuid[])`)
  if (by.chauffeurIds) pieces.push(hasOneOf(by.chauffeurIds))
  if (by.guideIds) pieces.push(hasOneOf(by.guideIds))
  if (by.references) pieces.push(sql`bookings.reference = ANY(${[...by.references]})`)
  return pieces.length > 0 ? sql`(${sql.join(pieces, sql` AND `)})` : sql`true`
}

/** The same in parts of one state each; one part where no status is asked for. */
export function narrowedByState({ statuses, ...by }: Narrowed): Piece[] {
  const rest = narrowed(by)
  if (!statuses) return [rest]
  const pieces = [...new Set(statuses)].flatMap((status) => isOfStatus[status](by.now))
  return pieces.map((piece) => sql`(${piece} AND ${rest})`)
}

/** Every word in the name, the address of mail or the place of pick-up; or a number; or a reference, or a part of one. */
function saysAll(q: string): Piece {
  const words = lettersOf(q)
  const telephone = telephoneOf(q)
  const reference = referenceOf(q)
  if (words.length === 0) return sql`true`
  const inWords = sql<SqlBool>`(${sql.join(words.map(saysWord), sql` AND `)})`
  return any([
    inWords,
    ...(telephone ? [sql<SqlBool>`bookings.phone LIKE ${`%${telephone}%`}`] : []),
    ...(reference ? [hasReference(reference)] : []),
  ])
}

function saysWord(word: string): Piece {
  const [inside, first] = [`%${literally(word)}%`, `${literally(word)}%`]
  // One or two letters have no trigram: they must begin a name.
  if (word.length < 3) return sql`(bookings.lead_name ILIKE ${first} OR bookings.lead_name ILIKE ${`% ${first}`})`
  return sql`(bookings.lead_name ILIKE ${inside} OR bookings.email_key LIKE ${inside.toLowerCase()}
    OR bookings.pick_up ->> 'name' ILIKE ${inside})`
}
