import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** What stood on a page when it was last opened. */
export interface Seen {
  /** Ids of bookings. */
  jobs: string[]
  /** A hash of all that was said of them. */
  print: string
}

export interface LinkRow {
  id: string
  resourceId: string
  day: string
  expiresAt: Date
  madeAt: Date
  mailedAt: Date | null
  openedAt: Date | null
  seen: Seen | null
  revokedAt: Date | null
}

const selectLinks = (db: Database) =>
  db
    .selectFrom('crew_links')
    .select(['crew_links.id', 'resource_id as resourceId', 'expires_at as expiresAt', 'made_at as madeAt'])
    .select(['mailed_at as mailedAt', 'opened_at as openedAt', 'revoked_at as revokedAt'])
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), sql<Seen | null>`seen`.as('seen')])

/** The last one of each person for a day, also where it was revoked; by person. */
export async function findLastLinks(db: Database, day: string): Promise<Map<string, LinkRow>> {
  const rows = await selectLinks(db)
    .distinctOn('resource_id')
    .where('day', '=', day)
    .orderBy('resource_id')
    .orderBy(sql`revoked_at IS NOT NULL`)
    .orderBy('made_at', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.resourceId, row]))
}

/** One that opens a day at this moment, by the hash of its token: not revoked, not over, and of somebody in service. */
export async function findOpenLink(db: Database, tokenHash: Buffer, now: Date): Promise<LinkRow | undefined> {
  return selectLinks(db)
    .innerJoin('resources', 'resources.id', 'crew_links.resource_id')
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('resources.active', '=', true)
    .executeTakeFirst()
}

/** As long as it still opens a day. */
export async function findLinkToMail(db: Database, id: string, now: Date): Promise<LinkRow | undefined> {
  return selectLinks(db)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** The first opening counts as such; what is seen counts each time. Nothing is written where nothing is new. */
export async function rememberSeen(db: Database, link: LinkRow, seen: Seen, now: Date): Promise<void> {
  const before = link.seen
  if (link.openedAt && before && before.print === seen.print && `${before.jobs}` === `${seen.jobs}`) return
  await db
    .updateTable('crew_links')
    .set({ opened_at: sql<Date>`coalesce(opened_at, ${now})`, seen: JSON.stringify(seen) })
    .where('id', '=', link.id)
    .execute()
}

/** Locks people until the transaction ends, so that two who send links at once do so one after the other. */
export async function lockPeople(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('resources')
    .select('id')
    .where('id', 'in', [...ids])
    .where('active', '=', true)
    .where('kind', '<>', 'vehicle')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface NewLink {
  id: string
  resourceId: string
  tokenHash: Buffer
  mailedAt: Date | null
}

/** New links to a day; older ones of the same people end. */
export async function replaceLinks(
  db: Database,
  { day, expiresAt, now, links }: { day: string; expiresAt: Date; now: Date; links: readonly NewLink[] },
): Promise<void> {
  await db
    .updateTable('crew_links')
    .set({ revoked_at: now })
    .where('day', '=', day)
    .where(
      'resource_id',
      'in',
      links.map(({ resourceId }) => resourceId),
    )
    .where('revoked_at', 'is', null)
    .execute()
  await db
    .insertInto('crew_links')
    .values(
      links.map(({ id, resourceId, tokenHash, mailedAt }) => ({
        id,
        resource_id: resourceId,
        day,
        token_hash: tokenHash,
        expires_at: expiresAt,
        made_at: now,
        mailed_at: mailedAt,
      })),
    )
    .execute()
}

/** Answers whether there is such a link; one that was revoked before stays as it was. */
export async function revokeLink(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('crew_links')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${now})` })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
