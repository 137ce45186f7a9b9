import { rideWays } from '#contract/ride-ways.ts'
import { findNamedPictures, keepOfficePictures } from '#server/media/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Database } from '#server/platform/database.ts'
import { type Changed, findOfferWith, insertOffer, type OfferColumns, setOfferTours } from './edited-offer.store.ts'

/** An offer as its form sends it. */
export interface OfferWords extends Omit<OfferColumns, 'pictureName'> {
  tours: readonly string[]
  picture: { path: string }
  meant?: boolean
}

/** The one way to a new offer: the office's form, and the demo data. */
export async function writeNewOffer(
  db: Database,
  { slug, state, ...words }: OfferWords & { slug: string; state: 'draft' | 'running' },
  changed: Changed,
): Promise<string> {
  const taken = await findOfferWith(db, 'slug', slug, null)
  if (taken !== undefined)
    throw new AppError('catalogue.slug-taken', { fields: { slug: `This is the address of “${taken}”.` } })
  const columns = await columnsOfWords(db, words, null, changed.at)
  const id = await insertOffer(db, { ...columns, slug, state }, changed)
  await writeTours(db, id, words.tours)
  await recordChange(db, {
    object: { kind: 'offer', id },
    userId: changed.by,
    deed: state === 'draft' ? 'Added' : 'Added and started',
    version: 1,
    at: changed.at,
  })
  return id
}

/** Checks what no form can know, and answers the columns. */
export async function columnsOfWords(
  db: Database,
  { picture, tours: _, meant: _meant, ...words }: OfferWords,
  id: string | null,
  at: Date,
): Promise<OfferColumns> {
  const holder = await findOfferWith(db, 'code', words.code, id)
  if (holder !== undefined)
    throw new AppError('catalogue.code-taken', { fields: { code: `This is the code of “${holder}”.` } })
  const [found] = await findNamedPictures(db, { paths: [picture.path] })
  if (!found)
    throw new AppError('catalogue.unknown-picture', { fields: { picture: 'This picture is not there any more.' } })
  await keepOfficePictures(db, [found], at)
  return {
    ...words,
    weekdays: [...new Set(words.weekdays)].sort((a, b) => a - b),
    rides: rideWays.filter((way) => words.rides.includes(way)),
    pictureName: found.name,
  }
}

export async function writeTours(db: Database, id: string, tours: readonly string[]): Promise<void> {
  const unknown = await setOfferTours(db, id, [...new Set(tours.map((tour) => tour.toLowerCase()))])
  if (unknown.length > 0)
    throw new AppError('platform.invalid-input', { fields: { tours: 'One of the tours is not there any more.' } })
}
