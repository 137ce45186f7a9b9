import { formatYen } from '#contract/money.ts'
import type { KnownPlace } from '#contract/places.ts'
import { counted } from '#core/words.ts'
import { type End, type EndKind, whereIs } from './meeting.ts'

/** Airports are known by their slugs: each has terminals. */
export function placesOf(kind: 'hotel' | 'station' | 'haneda' | 'narita', places: readonly KnownPlace[]): KnownPlace[] {
  if (kind === 'hotel') return places.filter((place) => place.kind === 'hotel')
  if (kind === 'station') return places.filter((place) => place.kind === 'station' || place.kind === 'port')
  return places.filter((place) => place.kind === 'airport' && place.slug.startsWith(kind))
}

/** Places at which this day cannot begin or end, by slug, each with the reason: they are shown and cannot be chosen. */
export type TooFar = Readonly<Record<string, string>>

/** Why none of a kind can be had: a kind that has no places of ours is never too far as a whole. */
export function whyAllTooFar(kind: EndKind, places: readonly KnownPlace[], tooFar: TooFar): string | undefined {
  if (kind === 'tour' || kind === 'same' || kind === 'address') return undefined
  const why = placesOf(kind, places).map(({ slug }) => tooFar[slug])
  return why.every(Boolean) ? why[0] : undefined
}

/** By the part of the city, those with most places first: a hundred names in one row help nobody. */
export function byArea<P extends Pick<KnownPlace, 'areaName'>>(
  places: readonly P[],
): { areaName: string; places: P[] }[] {
  return [...Map.groupBy(places, ({ areaName }) => areaName)]
    .map(([areaName, ofArea]) => ({ areaName, places: ofArea }))
    .sort((a, b) => b.places.length - a.places.length)
}

/** "82 stations; 9 piers, 4 of them in Yokohama": as many as there are to choose from. */
export function stationsAndPiers(places: readonly KnownPlace[]): string {
  const stations = places.filter(({ kind }) => kind === 'station').length
  const piers = places.filter(({ kind }) => kind === 'port')
  const [most] = byArea(piers)
  const where = most && most.places.length < piers.length ? `, ${most.places.length} of them` : ''
  const said = [
    stations > 0 && counted(stations, 'station'),
    most && `${counted(piers.length, 'pier')}${where} in ${most.areaName}`,
  ].filter(Boolean)
  return said.join('; ') || 'By train or by ship'
}

/** What a pick-up there adds: of the place that is chosen, or of all that are to choose from. */
export function feeWords(kind: EndKind, end: End, places: readonly KnownPlace[]): string | undefined {
  if (kind === 'tour' || kind === 'same') return 'Included'
  if (kind === 'address') return undefined
  const chosen = end.kind === kind ? whereIs(end).place : undefined
  const fees = chosen ? [chosen.feeYen] : placesOf(kind, places).map(({ feeYen }) => feeYen)
  if (fees.length === 0) return undefined
  const [least, most] = [Math.min(...fees), Math.max(...fees)]
  if (least === most) return inWords(least)
  return least === 0 ? 'Included in the city' : `from ${inWords(least)}`
}

const inWords = (yen: number) => (yen === 0 ? 'Included' : `+ ${formatYen(yen)}`)

/** The hotel that is written out in full. */
export const hotelNamed = (hotels: readonly KnownPlace[], typed: string) =>
  hotels.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase())
