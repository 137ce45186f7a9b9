import { sql } from 'kysely'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { Picture } from '#contract/media.ts'
import type { ClassBody, ClassFeature } from '#contract/ride-classes.ts'
import { pictureJson } from '#server/media/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { ClassCard } from '../standard-cards.ts'

/** What a class is drawn from. */
export async function findClassBody(db: Database, vehicleClass: VehicleClass): Promise<ClassBody | undefined> {
  const row = await db.selectFrom('vehicle_classes').select('body').where('class', '=', vehicleClass).executeTakeFirst()
  return (row?.body as unknown as ClassBody | null) ?? undefined
}

/** What guests see of each class, from the smallest to the largest. */
export async function readClassCards(db: Database): Promise<ClassCard[]> {
  const rows = await db
    .selectFrom('vehicle_classes')
    .select(['class', 'words', 'features', 'body', 'sold_as_ride'])
    .orderBy('rank')
    .orderBy('class')
    .execute()
  return rows.map((row) => ({
    vehicleClass: row.class as VehicleClass,
    words: row.words,
    features: row.features as unknown as ClassFeature[],
    body: row.body as unknown as ClassBody | null,
    soldAsRide: row.sold_as_ride,
  }))
}

/** The pictures of each class in their order; what was said about one for this class goes before its usual words. */
export async function readClassPictures(db: Database): Promise<Map<VehicleClass, Picture[]>> {
  const rows = await db
    .selectFrom('class_pictures')
    .innerJoin('pictures', 'pictures.name', 'class_pictures.picture_name')
    .select(['class_pictures.class', 'class_pictures.alt', pictureJson.as('picture')])
    .orderBy('class_pictures.class')
    .orderBy('class_pictures.position')
    .execute()
  const byClass = new Map<VehicleClass, Picture[]>()
  for (const { class: name, alt, picture } of rows) {
    const pictures = byClass.get(name as VehicleClass) ?? []
    pictures.push(alt === '' ? picture : { ...picture, alt })
    byClass.set(name as VehicleClass, pictures)
  }
  return byClass
}

/** Only where nobody has written anything yet: the office's own words are never touched. */
export async function fillClassCards(db: Database, cards: readonly ClassCard[]): Promise<void> {
  for (const { vehicleClass, words, features, body, soldAsRide } of cards)
    await db
      .updateTable('vehicle_classes')
      .set({
        words,
        features: JSON.stringify(features),
        body: body && JSON.stringify(body),
        sold_as_ride: soldAsRide,
      })
      .where('class', '=', vehicleClass)
      .where('words', '=', '')
      .where('body', 'is', null)
      .where('version', '=', 1)
      .where(sql<boolean>`features = '[]'`)
      .execute()
}
