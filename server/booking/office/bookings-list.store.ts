import { type SqlBool, sql } from 'kysely'
import type { BookingState } from '#contract/booking.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import { mostCounted } from '#contract/office-list.ts'
import type { Database } from '#server/platform/database.ts'
import { bookingsToAsk } from './bookings-naming.store.ts'
import { type BookingKind, isOfKind, type Narrowed, narrowed, narrowedByState } from './bookings-narrowed.store.ts'

export type ListSort = 'reference' | 'guest' | 'starts' | 'party' | 'total' | 'made'

/** By what a page is walked; each has its index, and the id settles what is equal. */
const keys: Record<ListSort, ReturnType<typeof sql>> = {
  reference: sql`bookings.reference`,
  guest: sql`lower(bookings.lead_name)`,
  starts: sql`bookings.starts_at`,
  party: sql`((bookings.wish ->> 'guests')::int)`,
  total: sql`bookings.total_yen`,
  made: sql`bookings.created_at`,
}

export interface Order {
  by: ListSort
  descending: boolean
}

const orderOf = ({ by, descending }: Order) =>
  descending ? sql`${keys[by]} DESC, bookings.id DESC` : sql`${keys[by]}, bookings.id`

export interface ListedBooking {
  id: string
  reference: string
  state: BookingState
  needsCrew: boolean
  startsAt: Date
  endsAt: Date
  leadName: string
  country: string | null
  tour: { slug: string; shortName: string; line: string } | null
  ride: { title: string } | null
  flight: string
  landsAt: Date | null
  guests: number
  dueYen: number
  heldUntil: Date | null
  totalYen: number
  createdAt: Date
  email: string
  phone: string
  pickUp: string | null
  dropOff: string | null
  vehicleClass: VehicleClass
  className: string
  isByTelephone: boolean
}

interface Row extends Omit<ListedBooking, 'tour' | 'ride'> {
  rideTitle: string | null
  slug: string | null
  shortName: string | null
  line: string | null
}

const toListed = ({ slug, shortName, line, rideTitle, ...row }: Row): ListedBooking => ({
  ...row,
  tour: slug && shortName && line ? { slug, shortName, line } : null,
  ride: rideTitle === null ? null : { title: rideTitle },
})

/** What a list shows of some bookings; `page` names them. */
const detailsOf = (page: ReturnType<typeof sql>, order: ReturnType<typeof sql>) => sql<Row>`
  WITH page AS MATERIALIZED (${page})
  SELECT bookings.id, bookings.reference, bookings.state, bookings.needs_crew AS "needsCrew",
    bookings.starts_at AS "startsAt", bookings.ends_at AS "endsAt", bookings.lead_name AS "leadName", users.country,
    tours.slug, tours.short_name AS "shortName", categories.letter AS line, (bookings.wish ->> 'guests')::int AS guests,
    coalesce(open_balances.due_yen, 0) AS "dueYen", bookings.held_until AS "heldUntil",
    bookings.total_yen AS "totalYen", bookings.created_at AS "createdAt", bookings.email, bookings.phone,
    bookings.pick_up ->> 'name' AS "pickUp", bookings.drop_off ->> 'name' AS "dropOff",
    bookings.ride ->> 'title' AS "rideTitle", bookings.flight, bookings.flight_lands_at AS "landsAt",
    bookings.vehicle_class AS "vehicleClass", vehicle_classes.name AS "className",
    coalesce(moves.actor NOT IN ('guest', 'gateway', 'clock') AND moves.actor IS DISTINCT FROM bookings.user_id::text,
      false) AS "isByTelephone"
  FROM page
    JOIN bookings ON bookings.id = page.id
    JOIN vehicle_classes ON vehicle_classes.class = bookings.vehicle_class
    LEFT JOIN tours ON tours.id = bookings.tour_id
    LEFT JOIN categories ON categories.id = tours.category_id
    LEFT JOIN users ON users.id = bookings.user_id
    LEFT JOIN open_balances ON open_balances.booking_id = bookings.id
    LEFT JOIN booking_moves AS moves ON moves.booking_id = bookings.id AND moves.number = 1
  ORDER BY ${order}`

/** So few are found and then sorted; more are met soon enough on a walk in order. */
const few = 2000

export interface Page {
  order: Order
  most: number
  skip: number
  total: number
  isAtLeast: boolean
}

/**
 * The ids of the page first, from an index, and only then what is shown of them. `total`: how many there are on all
 * pages; left to itself, the planner may walk a million in order to meet one.
 */
export async function findBookingsPage(
  db: Database,
  narrowing: Narrowed,
  { order, most, skip, total, isAtLeast }: Page,
): Promise<ListedBooking[]> {
  if (total === 0) return []
  const by = orderOf(order)
  const isFew = total <= few && !isAtLeast
  const way = order.descending ? sql`key DESC, id DESC` : sql`key, id`
  const page = isFew
    ? sql`WITH found AS MATERIALIZED (SELECT bookings.id, ${keys[order.by]} AS key FROM bookings WHERE ${narrowed(narrowing)})
        SELECT id FROM found ORDER BY ${way} LIMIT ${most} OFFSET ${skip}`
    : order.by === 'starts' && narrowing.statuses
      ? sql`SELECT id FROM (${walksByState(narrowing, by, skip + most)}) AS met ORDER BY ${way} LIMIT ${most} OFFSET ${skip}`
      : sql`SELECT bookings.id FROM bookings WHERE ${narrowed(narrowing)} ORDER BY ${by} LIMIT ${most} OFFSET ${skip}`
  return (await detailsOf(page, by).execute(db)).rows.map(toListed)
}

/** By start, the newest that are done lie behind all that is still to come: each state is walked by itself. */
const walksByState = (narrowing: Narrowed, by: ReturnType<typeof sql>, most: number) =>
  sql.join(
    narrowedByState(narrowing).map(
      (piece) =>
        sql`(SELECT bookings.id, bookings.starts_at AS key FROM bookings WHERE ${piece} ORDER BY ${by} LIMIT ${most})`,
    ),
    sql` UNION ALL `,
  )

/** So many are looked at in order before an index of letters is asked, which has to bring every booking of a name. */
const nearest = 1000
/** All that a list can be narrowed by. */
const askedFor = sql`id, reference, state, starts_at, ends_at, needs_crew, tour_id, created_at, lead_name, email_key, phone, pick_up`

/**
 * How many of the first ones in an order are named so, and whether these were all there are. Of a common name they are
 * more than a page, and then nobody counts the rest.
 */
export async function countNearest(db: Database, { q, ...narrowing }: Narrowed, order: Order) {
  const { rows } = await sql<{ met: number; found: number }>`
    WITH met AS MATERIALIZED (
      SELECT ${askedFor} FROM bookings WHERE ${narrowed(walkedBy(narrowing, order))} ORDER BY ${orderOf(order)} LIMIT ${nearest})
    SELECT (SELECT count(*) FROM met)::int AS met,
      (SELECT count(*) FROM met AS bookings WHERE ${narrowed({ ...narrowing, ...(q === undefined ? {} : { q }) })})::int AS found`.execute(
    db,
  )
  const { met = 0, found = 0 } = rows[0] ?? {}
  return { found, isAll: met < nearest }
}

/** Those of a name that few have, in order; one more than `most` tells that there are more, and then they are any. */
export async function findNamed(db: Database, narrowing: Narrowed, order: Order, most: number): Promise<string[]> {
  const way = order.descending ? sql`key DESC, id DESC` : sql`key, id`
  const { rows } = await sql<{ id: string }>`
    WITH found AS MATERIALIZED (
      SELECT bookings.id, ${keys[order.by]} AS key FROM ${bookingsToAsk(narrowing.q ?? '')}
      WHERE ${narrowed(narrowing)} LIMIT ${most + 1})
    SELECT id FROM found ORDER BY ${way}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Only what the index of an order knows by itself, so that the walk is never longer than what is looked at. */
const walkedBy = ({ now, from, until, madeFrom, madeUntil }: Narrowed, { by }: Order): Narrowed => ({
  ...{ now, kind: 'all' },
  ...(by === 'starts' && from && until ? { from, until } : {}),
  ...(by === 'made' && madeFrom && madeUntil ? { madeFrom, madeUntil } : {}),
})

/** All that a narrowing leaves, in order; for a file, which reads them piece by piece. */
export async function findBookingIds(db: Database, narrowing: Narrowed, order: Order): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT bookings.id FROM bookings WHERE ${narrowed(narrowing)} ORDER BY ${orderOf(order)}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findListed(db: Database, ids: readonly string[], order: Order): Promise<ListedBooking[]> {
  if (ids.length === 0) return []
  return (await detailsOf(sql`SELECT unnest(${[...ids]}::uuid[]) AS id`, orderOf(order)).execute(db)).rows.map(toListed)
}

/** Of these references: bookings whose guest can still be written to. */
export async function findReachable(db: Database, references: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('reference', 'in', [...references])
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export interface ViewCounts {
  total: number
  all: number
  today: number
  'next-7': number
  'needs-crew': number
  'balance-due': number
  'on-hold': number
}

interface CountQuestion {
  /** Null: nothing narrows, the total is that of all; or it is known already. */
  narrowing: Narrowed | null
  kind: BookingKind
  now: Date
  today: { from: Date; until: Date }
  next7: { from: Date; until: Date }
}

const isService = sql<SqlBool>`state IN ('on_hold', 'pending', 'confirmed', 'redeemed', 'no_show')`

/** One more than is counted tells that there are more. */
const counted = (rows: ReturnType<typeof sql>) =>
  sql`(SELECT count(*) FROM (SELECT ${rows} LIMIT ${sql.lit(mostCounted + 1)}) AS those)::int`

/** How much is on every page, and in each of the usual views, in one statement. */
export async function countBookings(db: Database, question: CountQuestion): Promise<ViewCounts> {
  const { narrowing, kind, now, today, next7 } = question
  const ofKind = isOfKind[kind]
  const within = ({ from, until }: { from: Date; until: Date }) =>
    counted(sql`FROM bookings WHERE starts_at >= ${from} AND starts_at < ${until} AND ${isService} AND ${ofKind}`)
  const total = narrowing ? counted(sql`FROM bookings WHERE ${narrowed(narrowing)}`) : sql`NULL::int`
  const { rows } = await sql<Omit<ViewCounts, 'total'> & { total: number | null }>`
    SELECT ${total} AS total, ${counted(sql`FROM bookings WHERE ${ofKind}`)} AS all, ${within(today)} AS today,
      ${within(next7)} AS "next-7",
      ${counted(sql`FROM bookings WHERE needs_crew AND state = 'confirmed' AND ends_at > ${now} AND ${ofKind}`)} AS "needs-crew",
      ${counted(sql`FROM open_balances JOIN bookings ON bookings.id = booking_id WHERE ${ofKind}`)} AS "balance-due",
      ${counted(sql`FROM bookings WHERE state = 'on_hold' AND ${ofKind}`)} AS "on-hold"`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('Nothing was counted.')
  return { ...counts, total: counts.total ?? counts.all }
}
