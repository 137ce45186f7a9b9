import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { areaOfAddress } from './area-of-address.rules.ts'
import type { Area } from './fleet.rules.ts'
import { loadFleet } from './load-fleet.ts'

const sentence = 'We cannot find it within our area: please name its ward or town, or its postal code.'

/** The area of a free address; outside the service area it is refused under the name of its field. */
export async function readAddress(ctx: Context, address: string, field = 'address'): Promise<Area> {
  const code = areaOfAddress(address)
  const { areas } = await loadFleet(ctx)
  const area = areas.find((known) => known.code === code)
  if (!area) throw new AppError('fleet.outside-area', { fields: { [field]: sentence } })
  return area
}
