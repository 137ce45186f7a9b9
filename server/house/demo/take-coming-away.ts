import type { Database } from '#server/platform/database.ts'
import { removeUntouched } from '../coming/coming-things.store.ts'
import { plannedAt } from './seed-coming.ts'

const titles = plannedAt('2026-01-01').map(({ title }) => title)

/** What demo data announced and nobody wrote anew; answers how much. */
export const takeComingAway = (db: Database): Promise<number> => removeUntouched(db, titles)
