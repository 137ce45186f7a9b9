import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { DrivingTime } from './driving-times.rules.ts'
import type { Area } from './fleet.rules.ts'
import type { PickUpPlace } from './places.store.ts'

export type NewArea = Area & { nameJa: string }
export type NewPlace = Omit<PickUpPlace, 'id'>
export interface NewGarage {
  code: string
  name: string
  nameJa: string
  area: string
}

/** Answers how many were new. */
export async function addAreas(db: Database, areas: readonly NewArea[]): Promise<number> {
  const added = await db
    .insertInto('areas')
    .values(areas.map(({ nameJa, ...area }) => ({ ...area, name_ja: nameJa })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .execute()
  return added.length
}

/** Some thousand rows at once: as four lists they are four parameters. */
export async function addDrivingTimes(db: Database, times: readonly DrivingTime[]): Promise<void> {
  await sql`INSERT INTO driving_times (from_area, to_area, hour, minutes)
    SELECT * FROM unnest(${times.map(({ from }) => from)}::text[], ${times.map(({ to }) => to)}::text[],
      ${times.map(({ hour }) => hour)}::smallint[], ${times.map(({ minutes }) => minutes)}::smallint[])
    ON CONFLICT DO NOTHING`.execute(db)
}

export async function addGarages(db: Database, garages: readonly NewGarage[]): Promise<void> {
  await db
    .insertInto('garages')
    .values(garages.map(({ code, name, nameJa, area }) => ({ code, name, name_ja: nameJa, area_code: area })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function addPlaces(db: Database, places: readonly NewPlace[]): Promise<void> {
  await db
    .insertInto('places')
    .values(
      places.map(({ nameJa, area, pickUpFeeYen, ...place }) => ({
        ...place,
        name_ja: nameJa,
        area_code: area,
        pick_up_fee_yen: pickUpFeeYen,
      })),
    )
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
}
