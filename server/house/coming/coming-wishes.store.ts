import { sql } from 'kysely'
import type { ComingCounts } from '#contract/coming-editing.ts'
import { emailKey } from '#contract/text.ts'
import type { Database } from '#server/platform/database.ts'

export interface WishRow {
  id: string
  /** Null: that the house opens. */
  thingId: string | null
  email: string
  confirmedAt: Date | null
  toldAt: Date | null
  stoppedAt: Date | null
}

const isAbout = (thingId: string | null) => sql<boolean>`coming_wishes.thing_id IS NOT DISTINCT FROM ${thingId}::uuid`

/**
 * One for each address and thing. Who was told begins anew, and so does who had said that nothing more should come:
 * both are asked for the link once more.
 */
export async function keepWish(
  db: Database,
  { thingId, email, at }: { thingId: string | null; email: string; at: Date },
): Promise<string> {
  const key = emailKey(email)
  await db
    .deleteFrom('coming_wishes')
    .where('email_key', '=', key)
    .where(isAbout(thingId))
    .where((is) => is.or([is('told_at', 'is not', null), is('stopped_at', 'is not', null)]))
    .execute()
  const { id } = await db
    .insertInto('coming_wishes')
    .values({ thing_id: thingId, email, email_key: key, asked_at: at })
    .onConflict((conflict) => conflict.columns(['thing_id', 'email_key']).doUpdateSet({ asked_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const columns = [
  'id',
  'thing_id as thingId',
  'email',
  'confirmed_at as confirmedAt',
  'told_at as toldAt',
  'stopped_at as stoppedAt',
] as const

/** Held until the transaction ends where it is to be changed. */
export async function findWish(db: Database, id: string, { hold = false } = {}): Promise<WishRow | undefined> {
  const query = db.selectFrom('coming_wishes').select(columns).where('id', '=', id)
  return (hold ? query.forUpdate() : query).executeTakeFirst()
}

export async function markWish(
  db: Database,
  id: string,
  marks: Partial<Pick<WishRow, 'confirmedAt' | 'toldAt' | 'stoppedAt'>>,
): Promise<void> {
  await db
    .updateTable('coming_wishes')
    .set({
      ...('confirmedAt' in marks && { confirmed_at: marks.confirmedAt }),
      ...('toldAt' in marks && { told_at: marks.toldAt }),
      ...('stoppedAt' in marks && { stopped_at: marks.stoppedAt }),
    })
    .where('id', '=', id)
    .execute()
}

/** Of all that the address of this one waits for: nothing more, or again. Answers whether there is such a one. */
export async function stopAllOf(db: Database, id: string, stoppedAt: Date | null): Promise<boolean> {
  const stopped = await db
    .updateTable('coming_wishes')
    .set({ stopped_at: stoppedAt })
    .where('email_key', '=', (one) =>
      one.selectFrom('coming_wishes as named').select('email_key').where('named.id', '=', id),
    )
    .returning('id')
    .execute()
  return stopped.length > 0
}

const isWaiting = sql`confirmed_at IS NOT NULL AND told_at IS NULL AND stopped_at IS NULL`

/** Who confirmed, and neither was told nor wants to hear nothing more. */
export async function findWaiting(db: Database, thingId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('coming_wishes')
    .select('id')
    .where(isAbout(thingId))
    .where(sql<boolean>`${isWaiting}`)
    .execute()
  return rows.map(({ id }) => id)
}

/** By the id of the thing; under the empty name that the house opens. */
export async function countWishes(db: Database): Promise<Map<string, ComingCounts>> {
  const { rows } = await sql<ComingCounts & { thing: string }>`SELECT coalesce(thing_id::text, '') AS thing,
      count(*) FILTER (WHERE ${isWaiting})::int AS waiting,
      count(*) FILTER (WHERE confirmed_at IS NULL AND stopped_at IS NULL)::int AS unconfirmed,
      count(*) FILTER (WHERE told_at IS NOT NULL)::int AS told
    FROM coming_wishes GROUP BY thing_id`.execute(db)
  return new Map(rows.map(({ thing, ...counts }) => [thing, counts]))
}

/** What is over: links that nobody pressed, and addresses that are told or want to hear nothing more. */
export async function removeOverWishes(
  db: Database,
  { unconfirmed, over }: { unconfirmed: Date; over: Date },
): Promise<void> {
  await db
    .deleteFrom('coming_wishes')
    .where((is) =>
      is.or([
        is.and([is('confirmed_at', 'is', null), is('asked_at', '<', unconfirmed)]),
        is('told_at', '<', over),
        is('stopped_at', '<', over),
      ]),
    )
    .execute()
}

export async function readOwnWishes(db: Database, key: string) {
  return db
    .selectFrom('coming_wishes')
    .leftJoin('coming_things', 'coming_things.id', 'thing_id')
    .select(['title', 'email', 'asked_at', 'confirmed_at', 'told_at', 'stopped_at'])
    .where('email_key', '=', key)
    .orderBy('asked_at')
    .execute()
}

/** Answers their ids. */
export async function forgetWishes(db: Database, keys: readonly string[]): Promise<string[]> {
  const gone = await db
    .deleteFrom('coming_wishes')
    .where(sql<boolean>`email_key = ANY (${[...keys]}::text[])`)
    .returning('id')
    .execute()
  return gone.map(({ id }) => id)
}
