import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { type Frame, type MapMark, mostMarks, type placesOnMap } from '#contract/office-places.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuseFaults } from '../papers/tell-everybody.ts'
import { listAreas } from './areas.store.ts'
import { measurePlaces, placesWithin, squaresWithin } from './places-map.store.ts'
import type { Narrowed } from './places-office.store.ts'
import { degreesOfSquares, readFrame } from './squares.rules.ts'

/** What the filters of the list leave, on the map: all of it, or a piece that somebody looks at. */
export async function readPlacesOnMap(
  { db }: Pick<Context, 'db'>,
  { frame: written, ...asked }: ReadInputOf<typeof placesOnMap>,
): Promise<OutputOf<typeof placesOnMap>> {
  const { extent, total } = await measurePlaces(db, asked)
  const piece = written === '' ? extent : readFrame(written)
  if (written !== '' && !piece) refuseFaults({ frame: 'West before east, and south before north.' })
  const inUse = (await listAreas(db)).filter(({ retiredAt }) => retiredAt === null)
  return {
    ...{ extent, total },
    marks: piece ? await marksWithin(db, asked, piece) : [],
    areas: inUse.map(({ code, name, latitude, longitude }) => ({ id: code, label: name, latitude, longitude })),
  }
}

async function marksWithin(db: Database, asked: Narrowed, frame: Frame): Promise<MapMark[]> {
  const each = await placesWithin(db, asked, frame, mostMarks + 1)
  if (each.length <= mostMarks) return each
  return squaresWithin(db, asked, frame, { degrees: degreesOfSquares(frame), most: mostMarks })
}
