import { sql } from 'kysely'
import type { Picture } from '#contract/media.ts'
import type { OfferableTour, OfferState } from '#contract/offer-editing.ts'
import type { OfferStanding } from '#contract/offer-list.ts'
import type { RideWay } from '#contract/ride-ways.ts'
import { pictureJson } from '#server/media/index.ts'
import type { Database } from '#server/platform/database.ts'
import { withCode } from '../offer-codes.store.ts'
import { standingOf } from './office-offers.store.ts'
import { firstName } from './tour-drafts.store.ts'

/** What the office writes of an offer, under the names of its form. */
export interface OfferColumns {
  title: string
  summary: string
  code: string
  codeMeaning: string
  percentOff: number
  mostOffYen: number | null
  budgetYen: number | null
  oncePerGuest: boolean
  weekdays: readonly number[]
  bookFrom: string
  bookUntil: string
  travelFrom: string
  travelTo: string
  /** The kinds of ride that it is for. */
  rides: readonly RideWay[]
  stacks: boolean
  pictureName: string
}

export interface Changed {
  by: string | null
  at: Date
}

export type OfferRow = OfferColumns & {
  id: string
  slug: string
  version: number
  state: OfferState
  standing: OfferStanding
  picture: Picture
  /** In the order of the home page. */
  tours: string[]
  changedBy: string | null
  changedAt: Date | null
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** By its id or its slug; held until the transaction ends where it is to be changed. */
export async function findOfferRow(
  db: Database,
  which: string,
  { today, hold = false }: { today: string; hold?: boolean },
): Promise<OfferRow | undefined> {
  const query = db
    .selectFrom('offers')
    .innerJoin('pictures', 'pictures.name', 'offers.picture_name')
    .leftJoin('users', 'users.id', 'offers.changed_by')
    .select(['offers.id', 'slug', 'title', 'summary', 'code', 'code_meaning', 'percent_off', 'most_off_yen'])
    .select(['budget_yen', 'once_per_guest', 'weekdays', 'book_from', 'book_until', 'travel_from', 'travel_to'])
    .select([
      'ride_ways',
      'stacks',
      'picture_name',
      'state',
      'version',
      'changed_at',
      'users.full_name',
      pictureJson.as('picture'),
    ])
    .select([
      standingOf(today).as('standing'),
      sql<string[]>`ARRAY(SELECT tour_id FROM offer_tours LEFT JOIN tour_search USING (tour_id)
        WHERE offer_id = offers.id ORDER BY our_order, tour_id)`.as('tours'),
    ])
    .where(isId(which) ? sql<boolean>`offers.id = ${which}::uuid` : sql<boolean>`slug = ${which}`)
  const row = await (hold ? query.forUpdate('offers') : query).executeTakeFirst()
  return (
    row && {
      id: row.id,
      slug: row.slug,
      version: row.version,
      state: row.state as OfferState,
      standing: row.standing,
      title: row.title,
      summary: row.summary,
      code: row.code,
      codeMeaning: row.code_meaning,
      percentOff: row.percent_off,
      mostOffYen: row.most_off_yen,
      budgetYen: row.budget_yen,
      oncePerGuest: row.once_per_guest,
      weekdays: row.weekdays,
      bookFrom: row.book_from,
      bookUntil: row.book_until,
      travelFrom: row.travel_from,
      travelTo: row.travel_to,
      rides: row.ride_ways as RideWay[],
      stacks: row.stacks,
      pictureName: row.picture_name,
      picture: row.picture,
      tours: row.tours,
      changedBy: firstName(row.full_name),
      changedAt: row.changed_at,
    }
  )
}

/** Whether anybody ever booked with it, cancelled or not: then it is kept. */
export async function isOfferUsed(db: Database, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('offer_uses')
    .select('booking_id')
    .where(sql<boolean>`lines @> ${withCode(code)}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whose code or address it is already, if another's. */
export async function findOfferWith(
  db: Database,
  column: 'code' | 'slug',
  value: string,
  butNot: string | null,
): Promise<string | undefined> {
  const row = await db.selectFrom('offers').select(['id', 'title']).where(column, '=', value).executeTakeFirst()
  return row && row.id !== butNot ? row.title : undefined
}

const columnsOf = (offer: OfferColumns, { by, at }: Changed) => ({
  title: offer.title,
  summary: offer.summary,
  code: offer.code,
  code_meaning: offer.codeMeaning,
  percent_off: offer.percentOff,
  most_off_yen: offer.mostOffYen,
  budget_yen: offer.budgetYen,
  once_per_guest: offer.oncePerGuest,
  weekdays: [...offer.weekdays],
  book_from: offer.bookFrom,
  book_until: offer.bookUntil,
  travel_from: offer.travelFrom,
  travel_to: offer.travelTo,
  ride_ways: [...offer.rides],
  stacks: offer.stacks,
  picture_name: offer.pictureName,
  changed_by: by,
  changed_at: at,
})

export async function insertOffer(
  db: Database,
  { slug, state, ...offer }: OfferColumns & { slug: string; state: OfferState },
  changed: Changed,
): Promise<string> {
  const { id } = await db
    .insertInto('offers')
    .values({ ...columnsOf(offer, changed), slug, state })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateOffer(
  db: Database,
  id: string,
  { version, ...offer }: OfferColumns & { version: number },
  changed: Changed,
): Promise<void> {
  await db
    .updateTable('offers')
    .set({ ...columnsOf(offer, changed), version })
    .where('id', '=', id)
    .execute()
}

export async function setOfferState(
  db: Database,
  id: string,
  { state, version }: { state: OfferState; version: number },
  { by, at }: Changed,
): Promise<void> {
  await db.updateTable('offers').set({ state, version, changed_by: by, changed_at: at }).where('id', '=', id).execute()
}

export async function removeOffer(db: Database, id: string): Promise<void> {
  await db.deleteFrom('offers').where('id', '=', id).execute()
}

/** Exactly these; answers those that there are no tours of. */
export async function setOfferTours(db: Database, id: string, tours: readonly string[]): Promise<string[]> {
  await db.deleteFrom('offer_tours').where('offer_id', '=', id).execute()
  const { rows } = await sql<{ tour_id: string }>`INSERT INTO offer_tours (offer_id, tour_id)
    SELECT ${id}::uuid, id FROM tours WHERE id = ANY (${tours}::uuid[]) RETURNING tour_id`.execute(db)
  const found = new Set(rows.map(({ tour_id }) => tour_id))
  return tours.filter((tour) => !found.has(tour.toLowerCase()))
}

/** Public tours in the order of the home page. */
export async function findOfferableTours(db: Database): Promise<OfferableTour[]> {
  const rows = await db
    .selectFrom('tours')
    .innerJoin('categories', 'categories.id', 'tours.category_id')
    .innerJoin('tour_search', 'tour_search.tour_id', 'tours.id')
    .select(['tours.id', 'title', 'letter', 'categories.name'])
    .where('tours.status', '=', 'published')
    .where('categories.state', '=', 'shown')
    .orderBy('our_order')
    .execute()
  return rows.map(({ id, title, letter, name }) => ({ id, title, line: { letter, name } }))
}

/** For the trail: the titles of tours, however public they are. */
export async function findTitles(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('tours')
    .select('title')
    .where('id', 'in', [...ids])
    .orderBy('title')
    .execute()
  return rows.map(({ title }) => title)
}

export async function findTourIdsBySlug(db: Database, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('tours')
    .select(['slug', 'id'])
    .where('slug', 'in', [...slugs])
    .execute()
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}
