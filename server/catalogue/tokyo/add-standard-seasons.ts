import { findNamedPictures } from '#server/media/index.ts'
import type { Database } from '#server/platform/database.ts'
import { writeNewSeason } from '../office/write-season.ts'
import { findSeasonDays } from '../season-texts.store.ts'
import { standardSeasons } from './standard-seasons.ts'

interface Brought {
  /** Ids of the categories where their days are found. */
  lines?: readonly string[]
  /** Known before, as demo data has it: the first of the year is 1. */
  idOf?: (number: number) => string
}

/** Adds those that are not there by their name, below all that are; answers the names of the new ones. */
export async function addStandardSeasons(
  db: Database,
  at: Date,
  { lines = [], idOf }: Brought = {},
): Promise<string[]> {
  const taken = new Set((await findSeasonDays(db)).map(({ name }) => name.toLowerCase()))
  const pictures = await findNamedPictures(db, { names: standardSeasons.map(({ picture }) => picture) })
  const added: string[] = []
  for (const [index, { picture: named, ...season }] of standardSeasons.entries()) {
    const picture = pictures.find(({ name }) => name === named)
    if (!picture || taken.has(season.name.toLowerCase())) continue
    const { path, alt, focus } = picture
    const words = { ...season, id: idOf?.(index + 1), lines: [...lines], tours: [], picture: { path, alt, focus } }
    await writeNewSeason(db, words, { by: null, at })
    added.push(season.name)
  }
  return added
}
