import { sql } from 'kysely'
import type { PaperKind } from '#contract/cars.ts'
import type { Load, VehicleClass } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database.ts'

/** A car as the office keeps it, with the first of its papers to end. */
export interface CarRecord {
  id: string
  version: number
  inService: boolean
  /** As the board calls it. */
  boardName: string
  vehicleClass: VehicleClass
  className: string
  rank: number
  isBus: boolean
  model: string
  plate: string
  colour: string
  /** YYYY-MM. */
  firstRegistered: string | null
  odometerKm: number | null
  usualChauffeurId: string | null
  usualChauffeur: string | null
  garage: string
  garageName: string
  garageArea: string
  etcCard: string
  loads: Load[]
  papersUntil: string | null
  nextPaper: { kind: PaperKind; name: string; endsOn: string } | null
}

const selectCars = (db: Database) =>
  db
    .selectFrom('vehicles')
    .innerJoin('resources', 'resources.id', 'vehicles.resource_id')
    .innerJoin('vehicle_classes', 'vehicle_classes.class', 'vehicles.class')
    .innerJoin('garages', 'garages.code', 'resources.garage_code')
    .leftJoin('resources as chauffeur', 'chauffeur.id', 'vehicles.usual_chauffeur')
    .select(['resources.id', 'vehicles.version', 'resources.active', 'resources.name as board_name'])
    .select(['vehicles.class', 'vehicle_classes.name as class_name', 'rank', 'is_bus', 'model', 'plate', 'colour'])
    .select(['odometer_km', 'usual_chauffeur', 'chauffeur.name as chauffeur_name', 'etc_card', 'vehicles.loads'])
    .select(['garages.code as garage', 'garages.name as garage_name', 'garages.area_code'])
    .select([
      sql<string | null>`to_char(first_registered, 'YYYY-MM')`.as('registered'),
      sql<string | null>`to_char(papers_until, 'YYYY-MM-DD')`.as('papers_until'),
      // What keeps the car in the garage comes before a seat that can be left there.
      sql<CarRecord['nextPaper']>`(SELECT jsonb_build_object('kind', p.kind, 'name', p.name, 'endsOn', p.ends_on)
        FROM papers p
        WHERE p.resource_id = vehicles.resource_id AND p.replaced_at IS NULL AND p.ends_on IS NOT NULL
        ORDER BY NOT p.holds_back, p.ends_on, p.id LIMIT 1)`.as('next_paper'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectCars>['execute']>>[number]

const toRecord = (row: Row): CarRecord => ({
  id: row.id,
  version: row.version,
  inService: row.active,
  boardName: row.board_name,
  vehicleClass: row.class as VehicleClass,
  className: row.class_name,
  rank: row.rank,
  isBus: row.is_bus,
  model: row.model,
  plate: row.plate,
  colour: row.colour,
  firstRegistered: row.registered,
  odometerKm: row.odometer_km,
  usualChauffeurId: row.usual_chauffeur,
  usualChauffeur: row.chauffeur_name,
  garage: row.garage,
  garageName: row.garage_name,
  garageArea: row.area_code,
  etcCard: row.etc_card,
  loads: row.loads as unknown as Load[],
  papersUntil: row.papers_until,
  nextPaper: row.next_paper,
})

/** All there are, in service or not. */
export async function readCars(db: Database): Promise<CarRecord[]> {
  return (await selectCars(db).orderBy('resources.id').execute()).map(toRecord)
}

export async function findCar(db: Database, id: string): Promise<CarRecord | undefined> {
  const row = await selectCars(db).where('resources.id', '=', id).executeTakeFirst()
  return row && toRecord(row)
}

/** As it is now, and nobody else changes it, nor gives it a job, until the transaction ends. */
export async function lockCar(db: Database, id: string): Promise<CarRecord | undefined> {
  await db.selectFrom('resources').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  await db.selectFrom('vehicles').select('resource_id').where('resource_id', '=', id).forNoKeyUpdate().execute()
  return findCar(db, id)
}

export interface CarColumns {
  boardName: string
  vehicleClass: VehicleClass
  model: string
  plate: string
  colour: string
  firstRegistered: string | null
  odometerKm: number | null
  usualChauffeurId: string | null
  garage: string
  etcCard: string
  loads: readonly Load[]
}

const columnsOf = (car: CarColumns) => ({
  class: car.vehicleClass,
  model: car.model,
  plate: car.plate,
  colour: car.colour,
  first_registered: car.firstRegistered && `${car.firstRegistered}-01`,
  odometer_km: car.odometerKm,
  usual_chauffeur: car.usualChauffeurId,
  etc_card: car.etcCard,
  seats: Math.max(...car.loads.map(({ guests }) => guests)),
  loads: JSON.stringify(car.loads),
})

/** Answers its id. */
export async function insertCar(db: Database, car: CarColumns): Promise<string> {
  const { id } = await db
    .insertInto('resources')
    .values({ kind: 'vehicle', name: car.boardName, garage_code: car.garage })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('vehicles')
    .values({ resource_id: id, ...columnsOf(car) })
    .execute()
  return id
}

export async function updateCar(db: Database, id: string, car: CarColumns): Promise<void> {
  await db.updateTable('resources').set({ name: car.boardName, garage_code: car.garage }).where('id', '=', id).execute()
  await db
    .updateTable('vehicles')
    .set((row) => ({ ...columnsOf(car), version: row('version', '+', 1) }))
    .where('resource_id', '=', id)
    .execute()
}

export async function updateService(db: Database, id: string, inService: boolean): Promise<void> {
  await db.updateTable('resources').set({ active: inService }).where('id', '=', id).execute()
  await db
    .updateTable('vehicles')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('resource_id', '=', id)
    .execute()
}

/** Whose plate this is, in whatever spacing; two who add the same one at once meet at the unique column. */
export async function findByPlate(db: Database, plate: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('vehicles')
    .select('resource_id')
    .where(sql<boolean>`replace(plate, ' ', '') = ${plate.replaceAll(' ', '')}`)
    .executeTakeFirst()
  return row?.resource_id
}
