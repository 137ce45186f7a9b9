import type { Database } from '#server/platform/database.ts'
import { demoChauffeurs } from './demo-chauffeurs.ts'
import { demoGarages } from './demo-garages.ts'
import { demoGuides } from './demo-guides.ts'
import { demoVehicles } from './demo-vehicles.ts'

/** Cars and people with their papers. A garage in which something of the owner's stands is theirs by now. */
export async function takeDemoFleetAway(db: Database): Promise<Record<string, number>> {
  const take = async (ids: readonly string[]) =>
    Number((await db.deleteFrom('resources').where('id', 'in', ids).executeTakeFirstOrThrow()).numDeletedRows)
  const cars = await take(demoVehicles.map(({ id }) => id))
  const people = await take([...demoChauffeurs, ...demoGuides].map(({ id }) => id))
  const codes = demoGarages.map(({ code }) => code)
  const garages = await db
    .deleteFrom('garages')
    .where('code', 'in', codes)
    .where('code', 'not in', ({ selectFrom }) => selectFrom('resources').select('garage_code'))
    .executeTakeFirstOrThrow()
  return {
    'car|cars': cars,
    'chauffeur or guide|chauffeurs and guides': people,
    'garage|garages': Number(garages.numDeletedRows),
  }
}
