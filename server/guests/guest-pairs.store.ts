import { sql } from 'kysely'
import type { PairReason } from '#contract/guests.ts'
import { mostCounted } from '#contract/office-list.ts'
import type { Database } from '#server/platform/database.ts'

/** Of a number or a name that very many share, these are enough to look at. */
const mostAlike = 5

/** Whose first word is an initial or the beginning of the other's, or nearly the same. */
function calledAlike(one: string, other: string) {
  const first = (of: string) => sql`rtrim(split_part(${sql.ref(`${of}.name_key`)}, ' ', 1), '.')`
  return sql`(starts_with(${first(one)}, ${first(other)}) OR starts_with(${first(other)}, ${first(one)})
    OR similarity(${first(one)}, ${first(other)}) >= 0.4)`
}

/**
 * Looks anew who may be the same as some guests: the same mobile, card and family name, or name. Couples and families
 * share a card and a family name too: only who is called alike ("E. Marsh", "Elenor Marsh") may be one person by these,
 * and not Rohan and Rachel.
 */
export async function findAlike(db: Database, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM guest_pairs WHERE NOT two_people
    AND (first_id = ANY(${ids}::uuid[]) OR second_id = ANY(${ids}::uuid[]))`.execute(db)
  const another = sql`other.id <> one.id AND other.merged_into IS NULL AND other.erased_at IS NULL`
  await sql`
    INSERT INTO guest_pairs (first_id, second_id, reasons)
    SELECT DISTINCT ON (1, 2) least(one.id, alike.id), greatest(one.id, alike.id), array_remove(ARRAY[
      CASE WHEN one.phone_key <> '' AND one.phone_key = alike.phone_key THEN 'mobile' END,
      CASE WHEN one.family_key = alike.family_key AND ${calledAlike('one', 'alike')}
        AND one.cards && alike.cards THEN 'card' END,
      CASE WHEN one.name_key = alike.name_key THEN 'name' END], NULL)
    FROM guests AS one CROSS JOIN LATERAL (
      (SELECT id, phone_key, family_key, name_key, cards FROM guests AS other
        WHERE ${another} AND other.phone_key = one.phone_key AND other.phone_key <> '' LIMIT ${mostAlike})
      UNION
      (SELECT id, phone_key, family_key, name_key, cards FROM guests AS other
        WHERE ${another} AND other.name_key = one.name_key AND one.name_key <> '' LIMIT ${mostAlike})
      UNION
      (SELECT id, phone_key, family_key, name_key, cards FROM guests AS other
        WHERE ${another} AND other.family_key = one.family_key AND other.family_key <> '' AND other.cards && one.cards
          AND ${calledAlike('one', 'other')} LIMIT ${mostAlike})) AS alike
    WHERE one.id = ANY(${ids}::uuid[]) AND one.merged_into IS NULL AND one.erased_at IS NULL
    ON CONFLICT (first_id, second_id) DO UPDATE SET reasons = excluded.reasons`.execute(db)
}

const inOrder = (one: string, other: string) => (one < other ? [one, other] : [other, one]) as [string, string]

/** Pairs that wait, those with the best reasons first. */
export async function readPairs(db: Database, most = 100): Promise<{ first: string; second: string }[]> {
  return db
    .selectFrom('guest_pairs')
    .select(['first_id as first', 'second_id as second'])
    .where('two_people', '=', false)
    .orderBy(sql`cardinality(reasons)`, 'desc')
    .orderBy('first_id')
    .orderBy('second_id')
    .limit(most)
    .execute()
}

/** Not all of very many: who has ten thousand to look at need not know how many more there are. */
export async function countPairs(db: Database): Promise<number> {
  const some = db
    .selectFrom('guest_pairs')
    .select('first_id')
    .where('two_people', '=', false)
    .limit(mostCounted + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export interface Alike {
  /** Whose they are alike to. */
  of: string
  id: string
  name: string
  email: string | null
  reasons: PairReason[]
}

/** Who may be the same as some guests. */
export async function readAlike(db: Database, ids: readonly string[]): Promise<Alike[]> {
  const { rows } = await sql<Alike>`
    SELECT pair.of, pair.other AS id, guests.name, guests.email, pair.reasons FROM (
      SELECT first_id AS of, second_id AS other, reasons FROM guest_pairs
        WHERE NOT two_people AND first_id = ANY(${ids}::uuid[])
      UNION ALL
      SELECT second_id, first_id, reasons FROM guest_pairs
        WHERE NOT two_people AND second_id = ANY(${ids}::uuid[])) AS pair
    JOIN guests ON guests.id = pair.other ORDER BY cardinality(pair.reasons) DESC, guests.name, guests.id`.execute(db)
  return rows
}

export async function readPair(db: Database, one: string, other: string) {
  const [first, second] = inOrder(one, other)
  const row = await db
    .selectFrom('guest_pairs')
    .select(['reasons', 'two_people as twoPeople'])
    .where('first_id', '=', first)
    .where('second_id', '=', second)
    .executeTakeFirst()
  return { reasons: (row?.reasons ?? []) as PairReason[], twoPeople: row?.twoPeople ?? false }
}

export async function savePair(db: Database, one: string, other: string, twoPeople: boolean): Promise<void> {
  const [first_id, second_id] = inOrder(one, other)
  await db
    .insertInto('guest_pairs')
    .values({ first_id, second_id, reasons: [], two_people: twoPeople })
    .onConflict((conflict) => conflict.columns(['first_id', 'second_id']).doUpdateSet({ two_people: twoPeople }))
    .execute()
}

export async function forgetPairsOf(db: Database, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM guest_pairs WHERE first_id = ANY(${ids}::uuid[]) OR second_id = ANY(${ids}::uuid[])`.execute(db)
}
