import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { areaOfAddress } from './area-of-address.rules.ts'
import { whyClosed } from './closed-areas.rules.ts'
import type { Area } from './fleet.rules.ts'
import { loadFleet } from './load-fleet.ts'
import { searchPlaces } from './search-places.ts'

const sentence = 'We cannot find it within our area: please name its ward or town, or its postal code.'
/** What people write instead of an address: they know the name of the pier, not its ward. */
const namedKinds = 'airport,station,port,hotel'

/** The area of a free address; outside the service area it is refused under the name of its field. */
export async function readAddress(ctx: Context, address: string, field = 'address'): Promise<Area> {
  const code = areaOfAddress(address)
  const { areas } = await loadFleet(ctx)
  const area = areas.find((known) => known.code === code)
  if (area?.closed) throw new AppError('fleet.outside-area', { fields: { [field]: whyClosed(area) } })
  if (area) return area
  const [meant] = (await searchPlaces(ctx, { q: address, kinds: namedKinds, slugs: '' })).places
  throw new AppError('fleet.outside-area', {
    fields: { [field]: meant ? `Do you mean ${meant.name}? Please choose it by its name.` : sentence },
  })
}
