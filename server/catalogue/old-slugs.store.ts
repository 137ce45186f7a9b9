import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

type Kind = 'tour' | 'category'
const tables = { tour: 'tours', category: 'categories' } as const

/** Whether a row is what an address means: its own, or one that it had before. No two things share one. */
export const isMeantBy = (kind: Kind, slug: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${tables[kind]}.slug`)} = ${slug} OR ${sql.ref(`${tables[kind]}.id`)} =
    (SELECT old.object_id FROM old_slugs AS old WHERE old.kind = ${sql.lit(kind)} AND old.slug = ${slug}))`

export async function findOldSlugs(db: Database, kind: Kind, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('old_slugs')
    .select('slug')
    .where('kind', '=', kind)
    .where('object_id', '=', id)
    .orderBy('left_at', 'desc')
    .orderBy('slug')
    .execute()
  return rows.map(({ slug }) => slug)
}

/** Whether an address is or was another's. */
export async function isSlugTaken(db: Database, kind: Kind, slug: string, butNotBy: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    SELECT EXISTS (SELECT FROM ${sql.table(tables[kind])} AS one WHERE one.slug = ${slug} AND one.id <> ${butNotBy}::uuid)
      OR EXISTS (SELECT FROM old_slugs WHERE kind = ${kind} AND slug = ${slug} AND object_id <> ${butNotBy}::uuid)
      AS taken`.execute(db)
  return rows[0]?.taken ?? false
}

/** Keeps the address that something leaves, and frees the one that it comes back to. */
export async function leaveSlug(
  db: Database,
  kind: Kind,
  { id, from, to, at }: { id: string; from: string; to: string; at: Date },
): Promise<void> {
  await db.deleteFrom('old_slugs').where('kind', '=', kind).where('slug', '=', to).where('object_id', '=', id).execute()
  await db
    .insertInto('old_slugs')
    .values({ kind, slug: from, object_id: id, left_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The present addresses of tours that are named by old ones. */
export async function presentSlugs(db: Database, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('old_slugs')
    .innerJoin('tours', 'tours.id', 'old_slugs.object_id')
    .select(['old_slugs.slug as old', 'tours.slug as present'])
    .where('old_slugs.kind', '=', 'tour')
    .where('old_slugs.slug', 'in', [...slugs])
    .execute()
  return new Map(rows.map(({ old, present }) => [old, present]))
}
