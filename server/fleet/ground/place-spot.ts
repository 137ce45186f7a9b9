import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { Coordinate } from '../distance.rules.ts'
import { type AreaRecord, holdArea, listAreas } from './areas.store.ts'
import { placeSpot } from './where-is.rules.ts'

type Asked = Coordinate & { addressJa: string; area?: string | null }

/** In which area a place lies, and by what that is known; where it lies in none, that is refused in words. */
export async function findSpot(db: Database, asked: Asked): Promise<{ area: AreaRecord; by: 'address' | 'pin' }> {
  const areas = (await listAreas(db)).filter(({ retiredAt }) => retiredAt === null)
  const spot = placeSpot(areas, asked)
  if ('mend' in spot) throw nowhere(spot.field, spot.mend)
  return spot
}

/** The same for a place that is being saved: its area stays in use until that is done. */
export async function holdSpot(db: Database, asked: Asked): Promise<AreaRecord> {
  const { area } = await findSpot(db, asked)
  const held = await holdArea(db, area.code)
  if (!held) throw nowhere('area', 'This area is not in use.')
  return held
}

const nowhere = (field: string, sentence: string) => new AppError('places.nowhere', { fields: { [field]: sentence } })
