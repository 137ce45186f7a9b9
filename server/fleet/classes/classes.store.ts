import { sql } from 'kysely'
import type { Load, VehicleClass } from '#contract/catalogue.ts'
import type { ClassBody, ClassFeature } from '#contract/ride-classes.ts'
import type { Database } from '#server/platform/database.ts'
import { carName } from '../car-name.rules.ts'

export interface ClassRecord {
  vehicleClass: VehicleClass
  version: number
  name: string
  words: string
  features: ClassFeature[]
  loads: Load[]
  body: ClassBody | null
  soldAsRide: boolean
  hasHighStep: boolean
  isBus: boolean
  standIns: VehicleClass[]
  retiredAt: Date | null
  /** In service. */
  cars: number
}

const selectClasses = (db: Database) =>
  db
    .selectFrom('vehicle_classes')
    .select(['class', 'version', 'name', 'words', 'features', 'loads', 'body', 'sold_as_ride', 'has_high_step'])
    .select(['is_bus', 'stand_ins', sql<Date | null>`retired_at`.as('retired')])
    .select(
      sql<number>`(SELECT count(*)::int FROM vehicles JOIN resources ON resources.id = vehicles.resource_id
        WHERE vehicles.class = vehicle_classes.class AND active)`.as('cars'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof selectClasses>['execute']>>[number]

const toRecord = (row: Row): ClassRecord => ({
  vehicleClass: row.class,
  version: row.version,
  name: row.name,
  words: row.words,
  features: row.features as unknown as ClassFeature[],
  loads: row.loads as unknown as Load[],
  body: row.body as unknown as ClassBody | null,
  soldAsRide: row.sold_as_ride,
  hasHighStep: row.has_high_step,
  isBus: row.is_bus,
  standIns: row.stand_ins,
  retiredAt: row.retired,
  cars: row.cars,
})

/** From the smallest to the largest, retired ones too. */
export async function readClassRecords(db: Database): Promise<ClassRecord[]> {
  return (await selectClasses(db).orderBy('rank').orderBy('class').execute()).map(toRecord)
}

/** All of them, since their order and who comes in place of whom concern each; nobody else changes any until the end. */
export async function lockClasses(db: Database): Promise<ClassRecord[]> {
  await db.selectFrom('vehicle_classes').select('class').orderBy('class').forNoKeyUpdate().execute()
  return readClassRecords(db)
}

/** Whether it is in use, and stays so until the transaction ends: who puts a car into it asks this first. */
export async function holdClass(db: Database, vehicleClass: VehicleClass): Promise<boolean> {
  const row = await db
    .selectFrom('vehicle_classes')
    .select('class')
    .where('class', '=', vehicleClass)
    .where('retired_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export type ClassColumns = Omit<ClassRecord, 'vehicleClass' | 'version' | 'retiredAt' | 'cars'>

const columnsOf = (record: ClassColumns) => ({
  name: record.name,
  words: record.words,
  features: JSON.stringify(record.features),
  loads: JSON.stringify(record.loads),
  body: record.body && JSON.stringify(record.body),
  sold_as_ride: record.soldAsRide,
  has_high_step: record.hasHighStep,
  is_bus: record.isBus,
  stand_ins: record.standIns,
})

/** At the end of the order, until that is written. */
export async function insertClass(db: Database, vehicleClass: VehicleClass, record: ClassColumns): Promise<void> {
  await db
    .insertInto('vehicle_classes')
    .values({ class: vehicleClass, rank: 1000, ...columnsOf(record) })
    .execute()
}

export async function updateClass(db: Database, vehicleClass: VehicleClass, record: ClassColumns): Promise<void> {
  await db
    .updateTable('vehicle_classes')
    .set((row) => ({ ...columnsOf(record), version: row('version', '+', 1) }))
    .where('class', '=', vehicleClass)
    .execute()
}

/** Null: back into use. */
export async function setClassRetired(db: Database, vehicleClass: VehicleClass, at: Date | null): Promise<void> {
  await db
    .updateTable('vehicle_classes')
    .set((row) => ({ retired_at: at, version: row('version', '+', 1) }))
    .where('class', '=', vehicleClass)
    .execute()
}

/** From the smallest to the largest: all of them. */
export async function orderClasses(db: Database, order: readonly VehicleClass[]): Promise<void> {
  await sql`UPDATE vehicle_classes SET rank = place
    FROM unnest(${[...order]}::text[]) WITH ORDINALITY AS ordered (code, place)
    WHERE class = code AND rank <> place`.execute(db)
}

export async function replaceClassPictures(
  db: Database,
  vehicleClass: VehicleClass,
  pictures: readonly { name: string; alt: string }[],
): Promise<void> {
  await db.deleteFrom('class_pictures').where('class', '=', vehicleClass).execute()
  if (pictures.length === 0) return
  await db
    .insertInto('class_pictures')
    .values(
      pictures.map(({ name, alt }, index) => ({ class: vehicleClass, position: index + 1, picture_name: name, alt })),
    )
    .execute()
}

/** Every car of it, in service or not, as the board calls it. */
export async function readCarsOfClass(
  db: Database,
  vehicleClass: VehicleClass,
): Promise<{ id: string; name: string; plate: string; isInService: boolean }[]> {
  return db
    .selectFrom('vehicles')
    .innerJoin('resources', 'resources.id', 'vehicles.resource_id')
    .select(['resources.id', 'resources.name', 'plate', 'active as isInService'])
    .where('class', '=', vehicleClass)
    .orderBy('resources.name')
    .orderBy('resources.id')
    .execute()
}

/** Cars that are called by their class and plate are called by the new name; one that somebody named stays. */
export async function renameCars(
  db: Database,
  vehicleClass: VehicleClass,
  before: string,
  after: string,
): Promise<void> {
  for (const { id, name, plate } of await readCarsOfClass(db, vehicleClass))
    if (name === carName({ className: before, plate }))
      await db
        .updateTable('resources')
        .set({ name: carName({ className: after, plate }) })
        .where('id', '=', id)
        .execute()
}
