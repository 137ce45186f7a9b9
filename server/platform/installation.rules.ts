import { createHash } from 'node:crypto'
import type { Place } from './installation.store.ts'

/**
 * A copy differs in something that both know. What one of them does not know decides nothing: of two processes on one
 * database only one may have it embedded.
 */
export function isElsewhere(written: Place, now: Place): boolean {
  const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other
  return (
    differ(written.cluster, now.cluster) ||
    differ(written.folder, now.folder) ||
    written.databaseOid !== now.databaseOid ||
    written.tableOid !== now.tableOid
  )
}

/** What one of them did not know, the other may. */
export const mergePlaces = (written: Place, now: Place): Place => ({
  ...now,
  cluster: now.cluster ?? written.cluster,
  folder: now.folder ?? written.folder,
})

/** Names a copy in the setting that lets its mails go: one that was left behind from another time lets none go. */
export function codeOf({ cluster, databaseOid, tableOid, folder }: Place): string {
  const place = JSON.stringify([cluster, databaseOid, tableOid, folder])
  return createHash('sha256').update(place).digest('hex').slice(0, 8)
}
