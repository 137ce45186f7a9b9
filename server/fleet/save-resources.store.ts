import type { Load, VehicleClass } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database.ts'
import type { ResourceKind } from './fleet.rules.ts'

export interface NewResource {
  id: string
  name: string
  garage: string
  /** Of a person: one character of the name. */
  seal?: string
  /** Left out: every day, at any hour. */
  workingDays?: number[]
  worksFromMinutes?: number
  worksUntilMinutes?: number
  contractMonthMinutes?: number
}
export interface NewVehicle extends NewResource {
  vehicleClass: VehicleClass
  model: string
  plate: string
  seats: number
  loads: readonly Load[]
  /** The last day on which it may carry guests; left out: not known to end. */
  papersUntil?: string
}
export interface NewChauffeur extends NewResource {
  languages: string[]
  licenceNumber: string
  drives: VehicleClass[]
}
export interface NewGuide extends NewResource {
  languages: string[]
  registrationNumber: string | null
}

/** Answers those that were not there before. */
async function addResources<R extends NewResource>(db: Database, kind: ResourceKind, all: readonly R[]): Promise<R[]> {
  const added = await db
    .insertInto('resources')
    .values(
      all.map((resource) => ({
        id: resource.id,
        kind,
        name: resource.name,
        garage_code: resource.garage,
        seal: resource.seal,
        working_days: resource.workingDays,
        works_from_minutes: resource.worksFromMinutes,
        works_until_minutes: resource.worksUntilMinutes,
        contract_month_minutes: resource.contractMonthMinutes ?? null,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  const ids = new Set(added.map(({ id }) => id))
  return all.filter(({ id }) => ids.has(id))
}

export async function addVehicles(db: Database, vehicles: readonly NewVehicle[]): Promise<NewVehicle[]> {
  const added = await addResources(db, 'vehicle', vehicles)
  const rows = added.map(({ id, vehicleClass, model, plate, seats, loads, papersUntil }) => ({
    resource_id: id,
    class: vehicleClass,
    model,
    plate,
    seats,
    loads: JSON.stringify(loads),
    papers_until: papersUntil,
  }))
  if (rows.length > 0) await db.insertInto('vehicles').values(rows).execute()
  return added
}

export async function addChauffeurs(db: Database, chauffeurs: readonly NewChauffeur[]): Promise<NewChauffeur[]> {
  const added = await addResources(db, 'chauffeur', chauffeurs)
  const rows = added.map(({ id, languages, drives }) => ({ resource_id: id, languages, drives }))
  if (rows.length > 0) await db.insertInto('chauffeurs').values(rows).execute()
  return added
}

export async function addGuides(db: Database, guides: readonly NewGuide[]): Promise<NewGuide[]> {
  const added = await addResources(db, 'guide', guides)
  const rows = added.map(({ id, languages }) => ({ resource_id: id, languages }))
  if (rows.length > 0) await db.insertInto('guides').values(rows).execute()
  return added
}
