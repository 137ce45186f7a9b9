import { type RawBuilder, sql } from 'kysely'
import type { Picture } from '#contract/media.ts'
import { pictureJson } from '#server/media/index.ts'

/** The joined picture with what the office says of it in this place, where it says something. */
const said = (alt: string, focus: string): RawBuilder<Picture> =>
  sql<Picture>`(${pictureJson} || jsonb_strip_nulls(jsonb_build_object('alt', ${sql.ref(alt)}, 'focus', ${sql.ref(focus)})))`

/** Of a row of `tour_pictures`, by whatever name it is joined. */
export const tourPictureJson = (table = 'tour_pictures') => said(`${table}.alt`, `${table}.focus`)

export const categoryPictureJson = said('categories.picture_alt', 'categories.picture_focus')

export const seasonPictureJson = said('season_texts.picture_alt', 'season_texts.picture_focus')
