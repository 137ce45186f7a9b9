import { sql } from 'kysely'
import type { Place, Stop, TourEnd } from '#contract/catalogue.ts'
import type { Picture } from '#contract/media.ts'
import type { Database } from '#server/platform/database.ts'
import { withArrivals } from './itinerary.rules.ts'
import { tourPictureJson } from './said-picture.store.ts'

type PrintedStop = Place & Pick<Stop, 'driveMinutes' | 'stayMinutes'>

/** What the papers of a booked day show of its tour. */
export interface PrintedTour {
  title: string
  /** The letter of its line. */
  line: string
  cover: Picture
  pickUp: TourEnd
  dropOff: TourEnd
  stops: (PrintedStop & { arrivalMinutes: number })[]
  included: string[]
  notIncluded: string[]
  /** What we do in bad weather; may be empty. */
  planB: string
}

/** Also of a tour that is no longer offered: who booked it before still travels. */
export async function findPrintedTour(db: Database, id: string): Promise<PrintedTour> {
  const found = (await findPrintedTours(db, [id])).get(id)
  if (!found) throw new Error(`No tour has the id ${id}.`)
  return found
}

/** Those of many days, by id, in one look. */
export async function findPrintedTours(db: Database, ids: readonly string[]): Promise<Map<string, PrintedTour>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('tours')
    .innerJoin('categories', 'categories.id', 'tours.category_id')
    .innerJoin('tour_pictures as covers', (join) =>
      join.onRef('covers.tour_id', '=', 'tours.id').on('covers.position', '=', 1),
    )
    .innerJoin('pictures', 'pictures.name', 'covers.picture_name')
    .where('tours.id', 'in', [...ids])
    .select(['tours.id', 'tours.title', 'tours.pick_up', 'tours.drop_off', 'categories.letter'])
    .select(['tours.included', 'tours.not_included', 'tours.plan_b'])
    .select([
      tourPictureJson('covers').as('cover'),
      sql<PrintedStop[]>`(SELECT coalesce(jsonb_agg(jsonb_build_object('name', name, 'nameJa', name_ja,
          'latitude', latitude, 'longitude', longitude, 'driveMinutes', drive_minutes, 'stayMinutes', stay_minutes)
          ORDER BY position), '[]') FROM tour_stops WHERE tour_id = tours.id)`.as('stops'),
    ])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        title: row.title,
        line: row.letter,
        cover: row.cover,
        pickUp: row.pick_up as unknown as TourEnd,
        dropOff: row.drop_off as unknown as TourEnd,
        stops: withArrivals(row.stops),
        included: row.included,
        notIncluded: row.not_included,
        planB: row.plan_b,
      },
    ]),
  )
}
