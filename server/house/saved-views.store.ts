import { sql } from 'kysely'
import type { SavedView } from '#contract/office-views.ts'
import type { Database } from '#server/platform/database.ts'

const selectViews = (db: Database, userId: string) =>
  db
    .selectFrom('saved_views')
    .innerJoin('users', 'users.id', 'saved_views.user_id')
    .select(['saved_views.id', 'saved_views.name', 'shared', 'query'])
    .select([
      sql<boolean>`saved_views.user_id = ${userId}`.as('mine'),
      sql<string>`split_part(btrim(users.full_name), ' ', 1)`.as('by'),
    ])

/** Their own, and those shared with the desk; the oldest first, so that tabs keep their places. */
export const findViews = (db: Database, list: string, userId: string, most: number): Promise<SavedView[]> =>
  selectViews(db, userId)
    .where('list', '=', list)
    .where(({ or, eb }) => or([eb('saved_views.user_id', '=', userId), eb('shared', '=', true)]))
    .orderBy('saved_views.created_at')
    .orderBy('saved_views.id')
    .limit(most)
    .execute()

export const findView = (db: Database, id: string, userId: string): Promise<SavedView | undefined> =>
  selectViews(db, userId).where('saved_views.id', '=', id).executeTakeFirst()

export async function countViews(db: Database, list: string, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_views')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('list', '=', list)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface NewView {
  list: string
  userId: string
  name: string
  shared: boolean
  query: string
  at: Date
}

/** Its id; null: they have one of this name already. */
export async function addView(db: Database, { userId, at, ...view }: NewView): Promise<string | null> {
  const row = await db
    .insertInto('saved_views')
    .values({ ...view, user_id: userId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Of their own only: whether it is changed, there is none, or another has that name. */
export async function updateView(
  db: Database,
  id: string,
  userId: string,
  change: { name?: string; shared?: boolean; query?: string },
): Promise<'changed' | 'unknown' | 'named'> {
  try {
    const { numUpdatedRows } = await db
      .updateTable('saved_views')
      .set(change)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return Number(numUpdatedRows) > 0 ? 'changed' : 'unknown'
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') return 'named'
    throw error
  }
}

export async function removeView(db: Database, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}

export const viewsOf = (db: Database, userId: string) =>
  db
    .selectFrom('saved_views')
    .select(['list', 'name', 'shared', 'query', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

/** Everybody's, with what they look for. */
export const readSearches = (db: Database) => db.selectFrom('saved_views').select(['id', 'name', 'query']).execute()

export async function forgetViews(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('saved_views').where('id', 'in', ids).execute()
}

export async function forgetViewsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('saved_views').where('user_id', '=', userId).execute()
}
