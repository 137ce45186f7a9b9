import { sql } from 'kysely'
import type { Load, VehicleClass } from '#contract/catalogue.ts'
import type { Picture } from '#contract/media.ts'
import type { ClassBody, ClassFeature } from '#contract/ride-classes.ts'
import { pictureJson } from '#server/media/index.ts'
import type { Database } from '#server/platform/database.ts'

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
  /** In service. */
  cars: number
}

const selectClasses = (db: Database) =>
  db
    .selectFrom('vehicle_classes')
    .select([
      'class',
      'version',
      'name',
      'words',
      'features',
      'loads',
      'body',
      'sold_as_ride',
      'has_high_step',
      'is_bus',
    ])
    .select(
      sql<number>`(SELECT count(*)::int FROM vehicles JOIN resources ON resources.id = vehicles.resource_id
        WHERE vehicles.class = vehicle_classes.class AND active)`.as('cars'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof selectClasses>['execute']>>[number]

const toRecord = (row: Row): ClassRecord => ({
  vehicleClass: row.class as VehicleClass,
  version: row.version,
  name: row.name,
  words: row.words,
  features: row.features as unknown as ClassFeature[],
  loads: row.loads as unknown as Load[],
  body: row.body as unknown as ClassBody | null,
  soldAsRide: row.sold_as_ride,
  hasHighStep: row.has_high_step,
  isBus: row.is_bus,
  cars: row.cars,
})

/** From the smallest to the largest. */
export async function readClassRecords(db: Database): Promise<ClassRecord[]> {
  return (await selectClasses(db).orderBy('rank').execute()).map(toRecord)
}

export async function lockClass(db: Database, vehicleClass: VehicleClass): Promise<ClassRecord | undefined> {
  await db.selectFrom('vehicle_classes').select('class').where('class', '=', vehicleClass).forNoKeyUpdate().execute()
  const row = await selectClasses(db).where('class', '=', vehicleClass).executeTakeFirst()
  return row && toRecord(row)
}

/** Those of each class in their order, with what the class says of them. */
export async function readClassPictures(db: Database): Promise<Map<VehicleClass, Picture[]>> {
  const rows = await db
    .selectFrom('class_pictures')
    .innerJoin('pictures', 'pictures.name', 'class_pictures.picture_name')
    .select(['class', 'class_pictures.alt', pictureJson.as('picture')])
    .orderBy('class')
    .orderBy('position')
    .execute()
  const pictures = new Map<VehicleClass, Picture[]>()
  for (const { class: name, alt, picture } of rows) {
    const vehicleClass = name as VehicleClass
    pictures.set(vehicleClass, [...(pictures.get(vehicleClass) ?? []), { ...picture, alt: alt || picture.alt }])
  }
  return pictures
}

export type ClassTexts = Pick<ClassRecord, 'words' | 'features' | 'loads' | 'hasHighStep'>

export async function updateClass(
  db: Database,
  vehicleClass: VehicleClass,
  { words, features, loads, hasHighStep }: ClassTexts,
  pictures: readonly { name: string; alt: string }[],
): Promise<void> {
  await db
    .updateTable('vehicle_classes')
    .set((row) => ({
      words,
      features: JSON.stringify(features),
      loads: JSON.stringify(loads),
      has_high_step: hasHighStep,
      version: row('version', '+', 1),
    }))
    .where('class', '=', vehicleClass)
    .execute()
  await db.deleteFrom('class_pictures').where('class', '=', vehicleClass).execute()
  if (pictures.length === 0) return
  await db
    .insertInto('class_pictures')
    .values(
      pictures.map(({ name, alt }, index) => ({
        class: vehicleClass,
        position: index + 1,
        picture_name: name,
        alt,
      })),
    )
    .execute()
}
