import { sql } from 'kysely'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type { officeFlights } from '#contract/office-flights.ts'
import type { Database } from '#server/platform/database.ts'
import { orderOf, wordsOf } from '#server/platform/office-list.rules.ts'

export type Asked = ReadInputOf<typeof officeFlights>

export interface FlightRecord {
  /** "NH212". */
  number: string
  version: number
  fromCity: string
  terminal: string
  terminalName: string
  landsMinutes: number
  isInternational: boolean
  isRetired: boolean
}

const selectFlights = (db: Database) =>
  db
    .selectFrom('flights')
    .innerJoin('places', 'places.id', 'flights.place_id')
    .select(['flights.number', 'flights.version', 'from_city as fromCity', 'lands_minutes as landsMinutes'])
    .select(['is_international as isInternational', 'places.slug as terminal', 'places.name as terminalName'])
    .select(sql<boolean>`flights.retired_at IS NOT NULL`.as('isRetired'))

const like = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

function matching({ q, view, kind, terminal }: Pick<Asked, 'q' | 'view' | 'kind' | 'terminal'>) {
  const terminals = wordsOf(terminal)
  const conditions = [
    view === 'retired' ? sql<boolean>`flights.retired_at IS NOT NULL` : sql<boolean>`flights.retired_at IS NULL`,
  ]
  // A number is found with and without its space, where it stands alone or before a city.
  if (q !== '') {
    const plain = like(q.replace(/\s+/g, ''))
    conditions.push(
      sql<boolean>`(flights.number ILIKE ${plain} OR from_city ILIKE ${like(q)} OR replace(number || from_city, ' ', '') ILIKE ${plain})`,
    )
  }
  if (kind.length === 1) conditions.push(sql<boolean>`is_international = ${kind[0] === 'international'}`)
  if (terminals.length > 0) conditions.push(sql<boolean>`places.slug = ANY(${terminals}::text[])`)
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

const order = { from: sql`lower(from_city)`, terminal: sql`lower(places.name)`, lands: sql`lands_minutes` }

/** By airline, then as numbers are counted: NH 9 before NH 10. */
const byNumber = (way: ReturnType<typeof sql.raw>) =>
  sql`left(flights.number, 2) ${way}, substr(flights.number, 3)::int ${way}`

export async function findFlights(db: Database, asked: Asked): Promise<FlightRecord[]> {
  const { by, descending } = orderOf(asked.sort)
  const way = sql.raw(descending ? 'DESC' : 'ASC')
  return selectFlights(db)
    .where(matching(asked))
    .orderBy(by === 'number' ? byNumber(way) : sql`${order[by]} ${way}, ${byNumber(sql.raw(''))}`)
    .limit(asked.rows)
    .offset((asked.page - 1) * asked.rows)
    .execute()
}

export async function countFlights(db: Database, asked: Asked): Promise<number> {
  const { count } = await db
    .selectFrom('flights')
    .innerJoin('places', 'places.id', 'flights.place_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(matching(asked))
    .executeTakeFirstOrThrow()
  return count
}

/** Of the tabs. */
export async function countByUse(db: Database): Promise<{ inUse: number; retired: number }> {
  return db
    .selectFrom('flights')
    .select([
      sql<number>`(count(*) FILTER (WHERE retired_at IS NULL))::int`.as('inUse'),
      sql<number>`(count(*) FILTER (WHERE retired_at IS NOT NULL))::int`.as('retired'),
    ])
    .executeTakeFirstOrThrow()
}

export async function findOfficeFlight(db: Database, number: string): Promise<FlightRecord | undefined> {
  return selectFlights(db).where('flights.number', '=', number).executeTakeFirst()
}

/** As it is now, and nobody else changes it until the transaction ends. */
export async function lockFlight(db: Database, number: string): Promise<FlightRecord | undefined> {
  await db.selectFrom('flights').select('number').where('number', '=', number).forNoKeyUpdate().execute()
  return findOfficeFlight(db, number)
}

export type FlightColumns = Pick<FlightRecord, 'fromCity' | 'terminal' | 'landsMinutes' | 'isInternational'>

const columnsOf = ({ fromCity, terminal, landsMinutes, isInternational }: FlightColumns) => ({
  ...{ from_city: fromCity, lands_minutes: landsMinutes, is_international: isInternational },
  place_id: sql<string>`(SELECT id FROM places WHERE slug = ${terminal})`,
})

/** False: somebody has entered it already. */
export async function insertFlight(db: Database, number: string, flight: FlightColumns): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('flights')
    .values({ number, ...columnsOf(flight) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateFlight(db: Database, number: string, flight: FlightColumns): Promise<void> {
  await db
    .updateTable('flights')
    .set((row) => ({ ...columnsOf(flight), version: row('version', '+', 1) }))
    .where('number', '=', number)
    .execute()
}

/** Null: back into use. */
export async function setFlightRetired(db: Database, number: string, at: Date | null): Promise<void> {
  await db
    .updateTable('flights')
    .set((row) => ({ retired_at: at, version: row('version', '+', 1) }))
    .where('number', '=', number)
    .execute()
}
