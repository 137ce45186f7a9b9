import { whyClosed } from './closed-areas.rules.ts'
import type { Fleet } from './fleet.rules.ts'
import type { PickUpPlace } from './places.store.ts'

/** Why nothing new begins or ends at a place that we know; null where it may. */
export function whyNotAtPlace(
  { areas }: Pick<Fleet, 'areas'>,
  { name, area, isRetired }: Pick<PickUpPlace, 'name' | 'area' | 'isRetired'>,
): string | null {
  if (isRetired) return `We do not stop at ${name} any more. Please choose another place, or write its address.`
  const here = areas.find(({ code }) => code === area)
  return here?.closed ? whyClosed(here) : null
}
