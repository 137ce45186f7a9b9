import type { OfficeClass } from '#contract/office-classes.ts'
import type { Database } from '#server/platform/database.ts'
import { type ClassRecord, readClassPictures, readClassRecords } from './classes.store.ts'

/** The classes as guests see them, from the smallest to the largest. */
export async function readOfficeClasses(db: Database): Promise<{ classes: OfficeClass[] }> {
  const classes = await readClassRecords(db)
  const pictures = await readClassPictures(db)
  return { classes: classes.map((record) => ({ ...record, pictures: pictures.get(record.vehicleClass) ?? [] })) }
}

/** Places for guests, where the class has been measured. */
export const placesIn = ({ body }: Pick<ClassRecord, 'body'>): number | null =>
  body ? body.seats.filter(({ who }) => who !== 'driver').length : null
