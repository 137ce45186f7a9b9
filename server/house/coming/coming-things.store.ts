import { sql } from 'kysely'
import type { ComingThing } from '#contract/coming.ts'
import type { ComingState, ComingWords } from '#contract/coming-editing.ts'
import type { Picture } from '#contract/media.ts'
import { pictureJson } from '#server/media/index.ts'
import type { Database } from '#server/platform/database.ts'

export interface ThingRow extends Omit<ComingThing, 'picture'> {
  version: number
  state: ComingState
  picture: Picture
  news: string
  link: string
  hereAt: Date | null
}

/** What the office writes of it, with its picture by name. */
export type ThingColumns = Omit<ComingWords, 'picture' | 'announced'> & {
  state: ComingState
  pictureName: string
  alt: string | null
  focus: string | null
}

export interface Changed {
  by: string | null
  at: Date
}

const saidPicture = sql<Picture>`(${pictureJson} || jsonb_strip_nulls(
  jsonb_build_object('alt', coming_things.picture_alt, 'focus', coming_things.picture_focus)))`

const selectThings = (db: Database) =>
  db
    .selectFrom('coming_things')
    .innerJoin('pictures', 'pictures.name', 'coming_things.picture_name')
    .select(['coming_things.id', 'title', 'body as text', 'month', 'version', 'state', 'news', 'link'])
    .select(['here_at as hereAt', saidPicture.as('picture')])

type Selected = Awaited<ReturnType<ReturnType<typeof selectThings>['execute']>>[number]
const toThing = (row: Selected): ThingRow => ({ ...row, state: row.state as ComingState })

/** In the order of the page. */
export async function findThings(db: Database): Promise<ThingRow[]> {
  return (await selectThings(db).orderBy('position').orderBy('coming_things.id').execute()).map(toThing)
}

/** Held until the transaction ends: to be changed, or so that it stays as it is meanwhile. */
export async function findThing(
  db: Database,
  id: string,
  { hold }: { hold?: 'change' | 'share' } = {},
): Promise<ThingRow | undefined> {
  const query = selectThings(db).where('coming_things.id', '=', id)
  const held =
    hold === 'change' ? query.forUpdate('coming_things') : hold === 'share' ? query.forShare('coming_things') : query
  const row = await held.executeTakeFirst()
  return row && toThing(row)
}

const columnsOf = (
  { title, text, month, state, news, link, pictureName, alt, focus }: ThingColumns,
  { by, at }: Changed,
) => ({
  ...{ title, month, state, news, link, body: text, picture_name: pictureName, picture_alt: alt, picture_focus: focus },
  ...{ changed_by: by, changed_at: at },
})

/** Below all others. */
export async function insertThing(
  db: Database,
  { id: given, ...thing }: ThingColumns & { id?: string },
  changed: Changed,
): Promise<string> {
  const { id } = await db
    .insertInto('coming_things')
    .values({
      ...columnsOf(thing, changed),
      ...(given && { id: given }),
      position: sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM coming_things)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateThing(
  db: Database,
  id: string,
  thing: ThingColumns,
  changed: Changed,
  version: number,
): Promise<void> {
  await db
    .updateTable('coming_things')
    .set({ ...columnsOf(thing, changed), version })
    .where('id', '=', id)
    .execute()
}

export async function markHere(db: Database, id: string, { by, at }: Changed, version: number): Promise<void> {
  await db
    .updateTable('coming_things')
    .set({ state: 'here', here_at: at, changed_by: by, changed_at: at, version })
    .where('id', '=', id)
    .execute()
}

/** Who waited for it goes with it. */
export async function removeThing(db: Database, id: string): Promise<void> {
  await db.deleteFrom('coming_things').where('id', '=', id).execute()
}

export async function setThingOrder(db: Database, ids: readonly string[]): Promise<void> {
  await sql`UPDATE coming_things SET position = ranked.place
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS ranked (id, place) WHERE coming_things.id = ranked.id`.execute(
    db,
  )
}

/** What demo data brought and nobody wrote anew; answers how much. */
export async function removeUntouched(db: Database, titles: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('coming_things')
    .where('title', 'in', [...titles])
    .where('version', '=', 1)
    .where('changed_by', 'is', null)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Whether somebody of the office ever wrote or took away anything that was planned. */
export async function isComingTouched(db: Database): Promise<boolean> {
  const { rows } = await sql<{ touched: boolean }>`SELECT EXISTS (SELECT FROM coming_things)
    OR EXISTS (SELECT FROM change_trail WHERE object_kind = 'coming') AS touched`.execute(db)
  return rows[0]?.touched ?? true
}
