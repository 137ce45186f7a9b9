/** A place in words and links, alike on pages, mails and papers. Pure. */

type Named = { name: string; nameJa?: string | null }
type Located = Named & {
  latitude?: number | null
  longitude?: number | null
  /** Of a tour: wherever the guest stays, which is no door yet. */
  isGuestsHotel?: boolean
}

const letters = (words: string) =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '')

/** What a taxi rank or a door reads; null where it says no more than the English, as of hotels that write in capitals. */
export const japaneseLine = ({ name, nameJa }: Named): string | null =>
  nameJa && letters(nameJa) !== letters(name) ? nameJa : null

type Door = { kind: string; area: string } | null

/**
 * Whether a flight that was told for one pick-up is met at another one, too. Away from its airport none is met; another
 * terminal is the airline's matter. `isOwnPlace`: a day without a door of its guest's begins at the tour's own place, which
 * is no hotel: a flight that was told there is met at an airport, and at no other door.
 */
export function isFlightStillMet(before: Door, now: Door, isOwnPlace = false): boolean {
  if (before === null && now !== null && isOwnPlace) return now.kind === 'airport'
  return before?.kind !== 'airport' || (now?.kind === 'airport' && now.area === before.area)
}

export interface MapLinks {
  google: string
  apple: string
}

/** As the apps call themselves, in the order in which they are offered. */
export const mapApps: readonly [keyof MapLinks, string][] = [
  ['google', 'Google Maps'],
  ['apple', 'Apple Maps'],
]

/** The place in the two map apps that phones have: at its coordinates where we know them, else by its words. */
export function mapLinks(place: Located): MapLinks | null {
  if (!place.name || place.isGuestsHotel) return null
  const { latitude, longitude } = place
  const at = typeof latitude === 'number' && typeof longitude === 'number' ? `${latitude},${longitude}` : null
  const google = new URLSearchParams({ api: '1', query: at ?? place.name })
  const apple = new URLSearchParams({ ...(at ? { ll: at } : {}), q: place.name })
  return { google: `https://www.google.com/maps/search/?${google}`, apple: `https://maps.apple.com/?${apple}` }
}
