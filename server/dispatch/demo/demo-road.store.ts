import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { Tapped } from '../crew-day/taps.rules.ts'

export async function hasLinksTo(db: Database, day: string): Promise<boolean> {
  const found = await db.selectFrom('crew_links').select('id').where('day', '=', day).limit(1).execute()
  return found.length > 0
}

export interface OpenedLink {
  id: string
  resourceId: string
  day: string
  tokenHash: Buffer
  expiresAt: Date
  madeAt: Date
  openedAt: Date
}

/** Links that were mailed and opened. Two processes that start together lay them once. */
export async function layOpenedLinks(db: Database, links: readonly OpenedLink[]): Promise<void> {
  await db
    .insertInto('crew_links')
    .values(
      links.map((link) => ({
        ...{ id: link.id, resource_id: link.resourceId, day: link.day, token_hash: link.tokenHash },
        ...{ expires_at: link.expiresAt, made_at: link.madeAt, mailed_at: link.madeAt, opened_at: link.openedAt },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function layMarks(db: Database, marks: readonly Omit<Tapped, 'undoneAt' | 'byDesk'>[]): Promise<void> {
  await db
    .insertInto('crew_marks')
    .values(
      marks.map((mark) => ({
        ...{ id: mark.id, booking_id: mark.bookingId, resource_id: mark.resourceId, step: mark.step },
        ...{ at: mark.at, received_at: mark.receivedAt },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Which of these people drive. */
export async function findDrivers(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('resources')
    .select('id')
    .where('kind', '=', 'chauffeur')
    .where('id', '=', sql<string>`ANY(${[...ids]}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** People of ours by their names. */
export async function findNamed(db: Database, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('resources')
    .select(['id', 'name'])
    .where('name', 'in', [...names])
    .where('kind', '<>', 'vehicle')
    .where('active', '=', true)
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}
