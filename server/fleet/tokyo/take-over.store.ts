import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { TokyoList } from './tokyo-lists.ts'

type Row = object
type Sql = RawBuilder<unknown>

/** A list of the standard in the terms of its table. */
interface ListTable {
  table: Sql
  /** The columns of a row as it is given. */
  given: Sql
  /** What a row is known by, of the given one or of that in the table. */
  key: (of: 'given' | 'mine') => Sql
  columns: Sql
  /** The values of the columns, of a given row. */
  values: Sql
  /** Beside the table itself: what the values are looked up in. */
  from?: Sql
  /** Which given rows are not taken: what somebody typed under the same name stays alone. */
  unless: Sql
  /** That the row in the table still says what was given. */
  same: Sql
}

const both = (of: 'given' | 'mine') => sql`${sql.ref(`${of}.from_area`)} || ' ' || ${sql.ref(`${of}.to_area`)}`
const knowsAreas = sql`NOT EXISTS (SELECT FROM areas WHERE code = given.from_area)
  OR NOT EXISTS (SELECT FROM areas WHERE code = given.to_area)`

const tables: Record<TokyoList, ListTable> = {
  areas: {
    table: sql`areas`,
    given: sql`code text, name text, name_ja text, latitude float8, longitude float8`,
    key: (of) => sql`${sql.ref(`${of}.code`)}`,
    columns: sql`code, name, name_ja, latitude, longitude`,
    values: sql`given.code, given.name, given.name_ja, given.latitude, given.longitude`,
    unless: sql`EXISTS (SELECT FROM areas WHERE lower(name) = lower(given.name))`,
    same: sql`(mine.name, mine.name_ja, mine.latitude, mine.longitude)
      IS NOT DISTINCT FROM (given.name, given.name_ja, given.latitude, given.longitude)`,
  },
  times: {
    table: sql`driving_times`,
    given: sql`from_area text, to_area text, hour smallint, minutes smallint`,
    key: (of) => sql`${both(of)} || ' ' || ${sql.ref(`${of}.hour`)}`,
    columns: sql`from_area, to_area, hour, minutes`,
    values: sql`given.from_area, given.to_area, given.hour, given.minutes`,
    unless: knowsAreas,
    same: sql`mine.minutes = given.minutes`,
  },
  distances: {
    table: sql`area_distances`,
    given: sql`from_area text, to_area text, kilometres numeric`,
    key: both,
    columns: sql`from_area, to_area, kilometres`,
    values: sql`given.from_area, given.to_area, given.kilometres`,
    unless: knowsAreas,
    same: sql`mine.kilometres = given.kilometres`,
  },
  seasons: {
    table: sql`traffic_seasons`,
    given: sql`name text, season_from smallint, season_to smallint, percent smallint`,
    key: (of) => sql`${sql.ref(`${of}.name`)}`,
    columns: sql`name, season_from, season_to, percent`,
    values: sql`given.name, given.season_from, given.season_to, given.percent`,
    // One of somebody's own on the same days would be counted besides.
    unless: sql`EXISTS (SELECT FROM traffic_seasons AS own
      WHERE own.season_from <= given.season_to AND own.season_to >= given.season_from)`,
    same: sql`(mine.season_from, mine.season_to, mine.percent) = (given.season_from, given.season_to, given.percent)`,
  },
  places: {
    table: sql`places`,
    given: sql`slug text, kind text, name text, name_ja text, area_code text, latitude float8, longitude float8,
      pick_up_fee_yen integer, address_ja text`,
    key: (of) => sql`${sql.ref(`${of}.slug`)}`,
    columns: sql`slug, kind, name, name_ja, area_code, latitude, longitude, pick_up_fee_yen, address_ja`,
    values: sql`given.slug, given.kind, given.name, given.name_ja, given.area_code, given.latitude, given.longitude,
      given.pick_up_fee_yen, given.address_ja`,
    unless: sql`NOT EXISTS (SELECT FROM areas WHERE code = given.area_code)
      OR EXISTS (SELECT FROM places AS own WHERE lower(own.name) = lower(given.name))`,
    same: sql`(mine.kind, mine.name, mine.name_ja, mine.area_code, mine.latitude, mine.longitude, mine.pick_up_fee_yen,
      mine.address_ja) = (given.kind, given.name, given.name_ja, given.area_code, given.latitude, given.longitude,
      given.pick_up_fee_yen, given.address_ja)`,
  },
  terminals: {
    table: sql`terminals`,
    given: sql`slug text, airport text, airport_name text, name text, international_minutes smallint,
      domestic_minutes smallint, international_lead_minutes smallint, domestic_lead_minutes smallint, board_point text,
      directions jsonb, kerb_point text`,
    key: (of) =>
      of === 'given' ? sql`given.slug` : sql`(SELECT places.slug FROM places WHERE places.id = mine.place_id)`,
    columns: sql`place_id, airport, airport_name, name, international_minutes, domestic_minutes,
      international_lead_minutes, domestic_lead_minutes, board_point, directions, kerb_point`,
    values: sql`place.id, given.airport, given.airport_name, given.name, given.international_minutes,
      given.domestic_minutes, given.international_lead_minutes, given.domestic_lead_minutes, given.board_point,
      given.directions, given.kerb_point`,
    from: sql`JOIN places AS place ON place.slug = given.slug AND place.kind = 'airport'`,
    unless: sql`false`,
    same: sql`(mine.airport, mine.airport_name, mine.name, mine.board_point, mine.directions, mine.kerb_point)
      = (given.airport, given.airport_name, given.name, given.board_point, given.directions, given.kerb_point)
      AND (mine.international_minutes, mine.domestic_minutes, mine.international_lead_minutes, mine.domestic_lead_minutes)
      IS NOT DISTINCT FROM (given.international_minutes, given.domestic_minutes, given.international_lead_minutes,
      given.domestic_lead_minutes)`,
  },
}

const rowsOf = (rows: readonly Row[], { given }: ListTable) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(${given})`

/** Adds what is not there; what is, stays as it is. Answers what the new rows are known by. */
export async function addList(db: Database, list: TokyoList, rows: readonly Row[]): Promise<string[]> {
  const of = tables[list]
  const { rows: added } = await sql<{ key: string }>`WITH added AS (
      INSERT INTO ${of.table} AS mine (${of.columns})
      SELECT ${of.values} FROM ${rowsOf(rows, of)} ${of.from ?? sql``} WHERE NOT (${of.unless})
      ON CONFLICT DO NOTHING RETURNING mine.*)
    SELECT ${of.key('mine')} AS key FROM added AS mine`.execute(db)
  return added.map(({ key }) => key)
}

/** How many rows the table has altogether, and how many of the given ones are there by their key. */
export async function countList(
  db: Database,
  list: TokyoList,
  rows: readonly Row[],
): Promise<{ all: number; known: number }> {
  const of = tables[list]
  const { rows: counts } = await sql<{ all: number; known: number }>`
    SELECT (SELECT count(*)::int FROM ${of.table}) AS all,
      (SELECT count(*)::int FROM ${rowsOf(rows, of)} JOIN ${of.table} AS mine ON ${of.key('mine')} = ${of.key('given')}) AS known`.execute(
    db,
  )
  return counts[0] ?? { all: 0, known: 0 }
}

/** How many of the rows with these keys say something else than what was given; those that are gone do not. */
export async function countChanged(
  db: Database,
  list: TokyoList,
  rows: readonly Row[],
  keys: readonly string[],
): Promise<number> {
  const of = tables[list]
  const { rows: counts } = await sql<{ changed: number }>`
    SELECT count(*)::int AS changed FROM ${rowsOf(rows, of)} JOIN ${of.table} AS mine ON ${of.key('mine')} = ${of.key('given')}
    WHERE ${of.key('given')} = ANY(${[...keys]}::text[]) AND NOT (${of.same})`.execute(db)
  return counts[0]?.changed ?? 0
}

/** Takes these rows away again. Whatever names one of them keeps it from going, by its foreign key. */
export async function dropList(db: Database, list: TokyoList, keys: readonly string[]): Promise<void> {
  const of = tables[list]
  await sql`DELETE FROM ${of.table} AS mine WHERE ${of.key('mine')} = ANY(${[...keys]}::text[])`.execute(db)
}
