import type { Picture } from '#contract/media.ts'
import type { Database } from '#server/platform/database.ts'
import { tourPictureJson } from './said-picture.store.ts'

/** The covers of tours by the tour's id, also of tours that are no longer offered: who booked one still sees it. */
export async function findTourCovers(db: Database, tourIds: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  if (tourIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('tour_pictures')
    .innerJoin('pictures', 'pictures.name', 'tour_pictures.picture_name')
    .where('tour_pictures.position', '=', 1)
    .where('tour_pictures.tour_id', 'in', [...new Set(tourIds)])
    .select(['tour_pictures.tour_id', tourPictureJson().as('cover')])
    .execute()
  return new Map(rows.map(({ tour_id, cover }) => [tour_id, cover]))
}
