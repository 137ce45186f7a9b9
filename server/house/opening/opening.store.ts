import type { Database } from '#server/platform/database.ts'

export interface Opening {
  isOpen: boolean
  /** YYYY-MM-DD. */
  opensOn: string | null
  firstOpenedAt: Date | null
  faresLookedAt: Date | null
  changedAt: Date | null
}

export async function findOpening(db: Database): Promise<Opening> {
  return db
    .selectFrom('house_opening')
    .select(['is_open as isOpen', 'opens_on as opensOn', 'first_opened_at as firstOpenedAt', 'changed_at as changedAt'])
    .select('fares_looked_at as faresLookedAt')
    .executeTakeFirstOrThrow()
}

/** As it is until the transaction ends: whoever turns the doors waits. */
export async function holdDoors(db: Database): Promise<boolean> {
  const { is_open } = await db.selectFrom('house_opening').select('is_open').forShare().executeTakeFirstOrThrow()
  return is_open
}

export async function isOpen(db: Database): Promise<boolean> {
  const { is_open } = await db.selectFrom('house_opening').select('is_open').executeTakeFirstOrThrow()
  return is_open
}

/** Answers whether it was otherwise before: of two who open at once, one did. */
export async function turnDoor(db: Database, open: boolean, at: Date): Promise<boolean> {
  const turned = await db
    .updateTable('house_opening')
    .set((row) => ({
      ...{ is_open: open, changed_at: at },
      // Also when it is closed: then it was open until now, since before anybody kept count.
      first_opened_at: row.fn.coalesce('first_opened_at', row.val(at)),
      ...(open && { opens_on: null }),
    }))
    .where('is_open', '=', !open)
    .returning('id')
    .executeTakeFirst()
  return turned !== undefined
}

/** For a house that nobody opened or closed yet. */
export async function openUntouched(db: Database, at: Date): Promise<void> {
  await db
    .updateTable('house_opening')
    .set({ is_open: true, first_opened_at: at })
    .where('changed_at', 'is', null)
    .where('is_open', '=', false)
    .execute()
}

/** As a new house is. Answers whether it was another. */
export async function beginAnew(db: Database): Promise<boolean> {
  const anew = await db
    .updateTable('house_opening')
    .set({ is_open: false, opens_on: null, first_opened_at: null, fares_looked_at: null, changed_at: null })
    .where((is) => is.or([is('is_open', '=', true), is('first_opened_at', 'is not', null)]))
    .returning('id')
    .executeTakeFirst()
  return anew !== undefined
}

export async function saveOpeningDay(db: Database, opensOn: string | null): Promise<void> {
  await db.updateTable('house_opening').set({ opens_on: opensOn }).execute()
}

/** Answers whether nobody had said so before. */
export async function noteFaresLookedAt(db: Database, at: Date): Promise<boolean> {
  const noted = await db
    .updateTable('house_opening')
    .set({ fares_looked_at: at })
    .where('fares_looked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}
