import type { SeasonWords } from '#contract/season-texts.ts'
import { findNamedPictures, keepOfficePictures } from '#server/media/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Changed } from './edited-offer.store.ts'
import { findSeasonInWay, insertSeason, type SeasonColumns, setSeasonLinks } from './edited-season.store.ts'

export const seasonObject = (id: string) => ({ kind: 'season-text', id })

/** The one way to a new season, below all others: the office's form, the standard for Tokyo, and demo data by a known id. */
export async function writeNewSeason(
  db: Database,
  { id: given, ...words }: SeasonWords & { id?: string | undefined },
  changed: Changed,
): Promise<string> {
  const columns = await columnsOfSeason(db, words, null, changed.at)
  const id = await insertSeason(db, { ...columns, id: given }, changed)
  await writeSeasonLinks(db, id, words)
  await recordChange(db, { object: seasonObject(id), userId: changed.by, deed: 'Added', version: 1, at: changed.at })
  return id
}

/** Checks what no form can know, and answers the columns. */
export async function columnsOfSeason(
  db: Database,
  { picture, lines: _, tours: __, ...words }: SeasonWords,
  id: string | null,
  at: Date,
): Promise<SeasonColumns> {
  const inWay = await findSeasonInWay(db, words, id)
  if (inWay === 'name')
    throw new AppError('catalogue.season-taken', { fields: { name: 'Another season has this name.' } })
  if (inWay === 'usual')
    throw new AppError('catalogue.second-usual', {
      fields: { days: 'Another text is the usual one already. Choose the days of this one.' },
    })
  const [found] = await findNamedPictures(db, { paths: [picture.path] })
  if (!found)
    throw new AppError('catalogue.unknown-picture', { fields: { picture: 'This picture is not there any more.' } })
  await keepOfficePictures(db, [picture], at)
  // What is said of it already is left to the picture, whose words may become better.
  const said = {
    alt: picture.alt === found.alt ? null : picture.alt,
    focus: picture.focus === found.focus ? null : picture.focus,
  }
  return { ...words, pictureName: found.name, ...said }
}

export async function writeSeasonLinks(db: Database, id: string, { lines, tours }: SeasonWords): Promise<void> {
  const unique = (ids: readonly string[]) => [...new Set(ids.map((one) => one.toLowerCase()))]
  const found = await setSeasonLinks(db, id, { lines: unique(lines), tours: unique(tours) })
  const fields = {
    ...(!found.lines && { lines: 'One of the categories is not there any more.' }),
    ...(!found.tours && { tours: 'One of the tours is not there any more.' }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('platform.invalid-input', { fields })
}
