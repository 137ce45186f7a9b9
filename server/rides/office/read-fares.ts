import type { ReadInputOf } from '#contract/endpoint.ts'
import type {
  FareDraft,
  FareTable,
  FareTableRow,
  OfficeFares,
  readFareTable as readTableCall,
} from '#contract/fares.ts'
import { findFirstNames } from '#server/accounts/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { type FareTableRecord, readGround, readTables } from './fare-tables.store.ts'
import { faresInWords } from './fares-words.rules.ts'
import type { SoldByTable, SoldRides } from './sold-rides.ts'

export const object = { kind: 'fares', id: 'rides' }

/** Figures in which two tables differ. */
export const countChanged = (one: Pick<FareTableRecord, 'fares'>, other: Pick<FareTableRecord, 'fares'>): number =>
  differencesOf(faresInWords(one.fares), faresInWords(other.fares)).length

/** The table that counts at a moment: the last one whose own has come. */
export const inForceAt = (tables: readonly FareTableRecord[], at: Date): FareTableRecord | undefined =>
  tables
    .filter(({ isDraft, inForceFrom }) => !isDraft && inForceFrom <= at)
    .reduce<FareTableRecord | undefined>(
      (last, table) => (last && last.inForceFrom >= table.inForceFrom ? last : table),
      undefined,
    )

/** The fares in force, the draft, and every table before and after. */
export async function readFares(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  soldRides: SoldRides,
): Promise<OfficeFares> {
  const tables = await readTables(db)
  const now = clock.now()
  const inForce = inForceAt(tables, now)
  if (!inForce) throw new Error('No fares are in force.')
  const draft = tables.find(({ isDraft }) => isDraft)
  return {
    inForce: { id: inForce.id, name: inForce.name, inForceFrom: tokyoIso(inForce.inForceFrom), fares: inForce.fares },
    draft: draft ? viewDraft(draft, tables, now) : null,
    tables: await viewTables(db, tables, await soldRides.byTable(db), inForce, now),
    ...(await readGround(db)),
    history: await readChanges(db, object, 50),
  }
}

export const later = (one: Date, other: Date): Date => (one < other ? other : one)

/** The draft beside what counts at its moment without it; a moment that has passed is compared with now. */
export const viewDraft = (draft: FareTableRecord, tables: readonly FareTableRecord[], now: Date): FareDraft => {
  const before = inForceAt(tables, later(now, draft.inForceFrom))
  if (!before) throw new Error('No fares are in force.')
  return {
    ...{ id: draft.id, name: draft.name, version: draft.version, fares: draft.fares },
    inForceFrom: tokyoIso(draft.inForceFrom),
    savedAt: tokyoIso(draft.savedAt),
    changed: countChanged(before, draft),
    before: inShort(before),
  }
}

const inShort = ({ id, name, fares }: FareTableRecord) => ({ id, name, fares })

/** From the latest to the first, without the draft: what follows a table, and what it followed. */
function neighboursOf(table: FareTableRecord, tables: readonly FareTableRecord[]) {
  const counting = tables.filter(({ isDraft }) => !isDraft)
  return {
    next: table.isDraft ? undefined : counting.findLast(({ inForceFrom }) => inForceFrom > table.inForceFrom),
    before: counting.find(({ id, inForceFrom }) => id !== table.id && inForceFrom < table.inForceFrom),
  }
}

/** One table to look into. */
export async function readTable(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id }: ReadInputOf<typeof readTableCall>,
): Promise<FareTable> {
  const tables = await readTables(db)
  const table = tables.find((one) => one.id === id)
  if (!table) throw new AppError('fares.unknown-table')
  const now = clock.now()
  const { next, before } = neighboursOf(table, tables)
  return {
    ...{ id, name: table.name, state: stateOf(table, inForceAt(tables, now), now), fares: table.fares },
    ...{ inForceFrom: tokyoIso(table.inForceFrom), inForceUntil: next ? tokyoIso(next.inForceFrom) : null },
    before: before ? inShort(before) : null,
  }
}

async function viewTables(
  db: Database,
  tables: readonly FareTableRecord[],
  sold: ReadonlyMap<string, SoldByTable>,
  inForce: FareTableRecord,
  now: Date,
): Promise<FareTableRow[]> {
  const names = await findFirstNames(db, [...new Set(tables.flatMap(({ madeBy }) => madeBy ?? []))])
  return tables.map((table) => {
    const { next, before } = neighboursOf(table, tables)
    return {
      ...{ id: table.id, name: table.name, state: stateOf(table, inForce, now) },
      inForceFrom: tokyoIso(table.inForceFrom),
      inForceUntil: next ? tokyoIso(next.inForceFrom) : null,
      madeBy: names.get(table.madeBy ?? '') ?? null,
      madeAt: tokyoIso(table.madeAt),
      changed: before ? countChanged(before, table) : 0,
      ...(sold.get(table.id) ?? { sold: 0, perRideYen: null }),
    }
  })
}

function stateOf({ id, isDraft, inForceFrom }: FareTableRecord, inForce: FareTableRecord | undefined, now: Date) {
  if (isDraft) return 'draft'
  if (inForceFrom > now) return 'coming'
  return id === inForce?.id ? 'in-force' : 'past'
}
