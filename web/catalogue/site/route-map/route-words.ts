import { listed } from '#core/words.ts'
import type { Place } from './marks.ts'

/** The route as one would say it, for those who hear the map. */
export function routeInWords(itinerary: readonly Place[], distanceKilometres?: number): string {
  const names = itinerary.map(({ name }) => name.replace(/^(Your|The|A) /, (word) => word.toLowerCase()))
  const [from, to] = [names.at(0), names.at(-1)]
  const between = names.slice(1, -1)
  const stops = listed(between)
  const end = from === to ? 'and back' : `and on to ${to}`
  const road = distanceKilometres ? `, about ${distanceKilometres} km by road` : ''
  return stops ? `Route from ${from} to ${stops}, ${end}${road}` : `Route from ${from} to ${to}${road}`
}
