import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'

/** Every process forgets the fleet as it knew it, and the pages that were drawn from it, once this is committed. */
export async function tellEverybody(db: Database): Promise<void> {
  await announceWith(db, 'fleet')
  await announceWith(db, 'pages')
}

export function refuseFaults(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new AppError('platform.invalid-input', { fields })
}
