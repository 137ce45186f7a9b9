import type { Absence } from '#contract/dispatch-absences.ts'
import { findFirstNames } from '#server/accounts/index.ts'
import { loadFleet, type Resource } from '#server/fleet/index.ts'
import { type AbsenceRow, absencesBetween, awayInWords } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { familyNameOf, shortNameOf } from '../board/short-name.rules.ts'
import type { AbsenceSpan } from './absence.rules.ts'

/** Somebody or something in service. */
export async function findServing(ctx: Context, id: string): Promise<Resource | undefined> {
  const { vehicles, chauffeurs, guides } = await loadFleet(ctx)
  const everybody: readonly Resource[] = [...vehicles, ...chauffeurs, ...guides]
  return everybody.find((one) => one.id === id)
}

export async function servingOrRefuse(ctx: Context, id: string): Promise<Resource> {
  const resource = await findServing(ctx, id)
  if (!resource) throw new AppError('dispatch.unknown-resource')
  return resource
}

export function refuseFaults(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new AppError('platform.invalid-input', { fields })
}

/** One entry at a time: two that overlap would give a job back while the other still stands. */
export async function refuseOverlap(
  db: Database,
  resource: Resource,
  { from, until }: AbsenceSpan,
  butNot?: string,
): Promise<void> {
  const other = (await absencesBetween(db, from, until, [resource.id])).find(({ id }) => id !== butNot)
  if (!other) return
  const since = awayInWords(other.kind, other.endsAt)
  const why = `${familyNameOf(resource)} has an entry for that time already: ${since}. Change that one instead.`
  throw new AppError('dispatch.not-possible', { why })
}

export async function viewAbsence(db: Database, resource: Resource, row: AbsenceRow): Promise<Absence> {
  const names = row.enteredBy === null ? new Map<string, string>() : await findFirstNames(db, [row.enteredBy])
  return {
    id: row.id,
    resourceId: row.resourceId,
    shortName: shortNameOf(resource),
    kind: row.kind,
    from: tokyoIso(row.startsAt),
    until: tokyoIso(row.endsAt),
    note: row.note,
    by: names.get(row.enteredBy ?? '') ?? '',
    at: tokyoIso(row.enteredAt),
  }
}
