import type { ReadInputOf } from '#contract/endpoint.ts'
import type {
  dropFareDraft as dropCall,
  FareDraft,
  Fares,
  saveFareDraft as saveCall,
  startFareDraft as startCall,
} from '#contract/fares.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { faultsOfFares } from './fare-faults.rules.ts'
import {
  deleteDraft,
  type FareTableRecord,
  findTable,
  insertDraft,
  lockDraft,
  readGround,
  readTables,
  updateDraft,
} from './fare-tables.store.ts'
import { inForceAt, object, viewDraft } from './read-fares.ts'

/** Further ahead nobody books, and a table that never comes is a slip of the keyboard. */
const furthestMs = 2 * 366 * 86_400_000

function refuseTooFar(begins: Date, now: Date): void {
  if (begins.getTime() - now.getTime() > furthestMs)
    throw new AppError('platform.invalid-input', { fields: { inForceFrom: 'At most two years ahead.' } })
}

/** Begins the draft from what counts at its moment, or from an earlier table. There is one at a time. */
export async function startDraft(
  { db, clock }: Context,
  userId: string,
  { name, inForceFrom, from }: ReadInputOf<typeof startCall>,
): Promise<FareDraft> {
  const at = clock.now()
  const begins = new Date(inForceFrom)
  if (begins <= at) throw new AppError('fares.too-early')
  refuseTooFar(begins, at)
  return db.transaction().execute(async (tx) => {
    const tables = await readTables(tx)
    const source = from === undefined ? inForceAt(tables, begins) : await findTable(tx, from)
    if (!source) throw new AppError('platform.invalid-input', { fields: { from: 'There is no such table.' } })
    const draft = await insertDraft(tx, { name, inForceFrom: begins, fares: source.fares }, { userId, at })
    if (!draft) throw new AppError('fares.draft-exists')
    await recordChange(tx, { object, userId, deed: `began the draft “${name}” from “${source.name}”`, at })
    return viewDraft(draft, tables, at)
  })
}

/** The draft in the version that was looked at, locked. */
export async function lockSeenDraft(db: Database, version: number): Promise<FareTableRecord> {
  const draft = await lockDraft(db)
  if (!draft) throw new AppError('fares.no-draft')
  if (draft.version !== version) throw new AppError('office.changed-meanwhile')
  return draft
}

/** Every field that makes no sense, before anything is kept or tried. */
export async function refuseFaultsOf(db: Database, fares: Fares): Promise<void> {
  const fields = faultsOfFares(fares, await readGround(db))
  if (Object.keys(fields).length > 0) throw new AppError('platform.invalid-input', { fields })
}

/** Keeps the figures as they are now. Nothing that is sold changes by it. */
export async function saveDraft(
  { db, clock }: Context,
  { version, name, inForceFrom, fares }: ReadInputOf<typeof saveCall>,
): Promise<FareDraft> {
  const at = clock.now()
  const begins = new Date(inForceFrom)
  refuseTooFar(begins, at)
  await refuseFaultsOf(db, fares)
  return db.transaction().execute(async (tx) => {
    const { id } = await lockSeenDraft(tx, version)
    const draft = await updateDraft(tx, id, { name, fares, inForceFrom: begins }, at)
    return viewDraft(draft, await readTables(tx), at)
  })
}

export async function dropDraft(
  { db, clock }: Context,
  userId: string,
  { version }: ReadInputOf<typeof dropCall>,
): Promise<Record<string, never>> {
  return db.transaction().execute(async (tx) => {
    const { id, name } = await lockSeenDraft(tx, version)
    await deleteDraft(tx, id)
    await recordChange(tx, { object, userId, deed: `threw the draft “${name}” away`, at: clock.now() })
    return {}
  })
}
