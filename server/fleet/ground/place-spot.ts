import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { areaOfAddress } from '../area-of-address.rules.ts'
import type { Coordinate } from '../distance.rules.ts'
import { type AreaRecord, holdArea, listAreas } from './areas.store.ts'
import { type Spot, spotOf } from './where-is.rules.ts'

type Asked = Coordinate & { addressJa: string; area?: string | null }

/** In which area a place lies, and by what that is known; where it lies in none, that is refused in words. */
export async function findSpot(
  db: Database,
  { latitude, longitude, addressJa, area: chosen }: Asked,
): Promise<{ area: AreaRecord; by: 'address' | 'pin' }> {
  const areas = (await listAreas(db)).filter(({ retiredAt }) => retiredAt === null)
  const code = chosen ?? areaOfAddress(addressJa)
  const named = areas.find((area) => area.code === code) ?? null
  if (chosen && !named) throw nowhere('area', 'This area is not in use.')
  const spot = spotOf(areas, { latitude, longitude }, named)
  if (!spot) throw nowhere('area', 'There is no area yet. Add one first.')
  if (spot.is !== 'in') throw nowhere('latitude', whyNowhere(spot, Boolean(chosen)))
  return { area: spot.area, by: spot.by }
}

/** The same for a place that is being saved: its area stays in use until that is done. */
export async function holdSpot(db: Database, asked: Asked): Promise<AreaRecord> {
  const { area } = await findSpot(db, asked)
  const held = await holdArea(db, area.code)
  if (!held) throw nowhere('area', 'This area is not in use.')
  return held
}

const nowhere = (field: string, sentence: string) => new AppError('places.nowhere', { fields: { [field]: sentence } })

const rounded = (kilometres: number) => (kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres))

export function whyNowhere(spot: Exclude<Spot<{ name: string }>, { is: 'in' }>, isChosen: boolean): string {
  const km = rounded(spot.kilometres)
  if (spot.is === 'sea') return `This is in the sea, ${km} km from the shore. Please look at both figures.`
  if (spot.is === 'far') return `This is ${km} km from ${spot.area.name}, the nearest area. Add an area there first.`
  return `The ${isChosen ? 'area' : 'address'} is ${spot.area.name}, ${km} km from this pin. One of the two is wrong.`
}
