import type { PlaceKind } from '../../places.store.ts'
import type { NewPlace } from '../../save-areas.store.ts'

/** What the way out to a guest and the parking there cost us; in town nothing. */
const feeYen: Readonly<Record<string, number>> = {
  haneda: 5_500,
  narita: 11_000,
  maihama: 5_500,
  yokohama: 5_500,
  kamakura: 8_800,
  hakone: 16_500,
  'fuji-kawaguchiko': 16_500,
  nikko: 19_800,
  kawagoe: 8_800,
  mashiko: 19_800,
}

type Row = readonly [slug: string, name: string, nameJa: string, latitude: number, longitude: number]

/** Latitude and longitude are of the door where a car can stop. */
export const placesIn = (area: string, kind: PlaceKind, rows: readonly Row[]): NewPlace[] =>
  rows.map(([slug, name, nameJa, latitude, longitude]) => ({
    ...{ slug, kind, name, nameJa, area, latitude, longitude },
    // At the piers days of ours begin for guests from ships, so that nothing is added.
    pickUpFeeYen: kind === 'port' ? 0 : (feeYen[area] ?? 0),
  }))
