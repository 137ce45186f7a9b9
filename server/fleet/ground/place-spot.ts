import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { type Coordinate, kilometresBetween } from '../distance.rules.ts'
import { type AreaRecord, holdArea, listAreas } from './areas.store.ts'
import { findPlacesNear } from './places-map.store.ts'
import { placeSpot, rounded } from './where-is.rules.ts'

type Asked = Coordinate & { addressJa: string; area?: string | null }

/** In which area a place lies, and by what that is known; where it lies in none, that is refused in words. */
export async function findSpot(db: Database, asked: Asked): Promise<{ area: AreaRecord; by: 'address' | 'pin' }> {
  const areas = (await listAreas(db)).filter(({ retiredAt }) => retiredAt === null)
  const spot = placeSpot(areas, asked)
  if (!('mend' in spot)) return spot
  if (spot.kilometresOut === undefined) throw nowhere(spot.field, spot.mend)
  throw nowhere(spot.field, whySea(spot.kilometresOut, await onLand(db, areas, asked)))
}

/** The same for a place that is being saved: its area stays in use until that is done. */
export async function holdSpot(db: Database, asked: Asked): Promise<AreaRecord> {
  const { area } = await findSpot(db, asked)
  const held = await holdArea(db, area.code)
  if (!held) throw nowhere('area', 'This area is not in use.')
  return held
}

const nowhere = (field: string, sentence: string) => new AppError('places.nowhere', { fields: { [field]: sentence } })

interface Known {
  name: string
  kilometres: number
}

/** What we know on land nearest to a pin: a place, or, where there is none yet, the middle of an area. */
async function onLand(db: Database, areas: readonly AreaRecord[], pin: Coordinate): Promise<Known | undefined> {
  const places = await findPlacesNear(db, pin, 8)
  const known = places.length > 0 ? places : areas
  return known
    .map((one) => ({ name: one.name, kilometres: kilometresBetween(pin, one) }))
    .toSorted((a, b) => a.kilometres - b.kilometres)[0]
}

function whySea(kilometres: number, known: Known | undefined): string {
  const nearest = known ? `On land, ${known.name} is nearest, ${rounded(known.kilometres)} km away. ` : ''
  return `This is in the sea, ${rounded(kilometres)} km from the shore. ${nearest}Move the pin onto land.`
}
