import { tokyoAreas } from './areas.ts'
import { distanceTriangle } from './distance-triangle.ts'
import { bothWays } from './distances.rules.ts'
import { timesThroughTheDay } from './driving-times.rules.ts'
import { drivingTriangle } from './driving-triangle.ts'
import { tokyoAddresses } from './place-addresses.ts'
import { tokyoPlaces } from './places.ts'
import { tokyoTerminals } from './terminals.ts'
import { tokyoSeasons } from './traffic-seasons.ts'

/** The lists of the standard for Tokyo, as the database writes their rows; each comes after those that it names. */
export const tokyoLists = {
  areas: tokyoAreas.map(({ nameJa, ...area }) => ({ ...area, name_ja: nameJa })),
  times: timesThroughTheDay(drivingTriangle).map(({ from, to, hour, minutes }) => ({
    ...{ from_area: from, to_area: to, hour, minutes },
  })),
  distances: bothWays(distanceTriangle).map(({ from, to, kilometres }) => ({
    ...{ from_area: from, to_area: to, kilometres },
  })),
  seasons: tokyoSeasons.map(({ name, seasonFrom, seasonTo, percent }) => ({
    ...{ name, season_from: seasonFrom, season_to: seasonTo, percent },
  })),
  places: tokyoPlaces.map(({ nameJa, area, pickUpFeeYen, ...place }) => ({
    ...{ ...place, name_ja: nameJa, area_code: area, pick_up_fee_yen: pickUpFeeYen },
    address_ja: tokyoAddresses[place.slug] ?? '',
  })),
  terminals: tokyoTerminals.map((terminal) => ({
    ...{ slug: terminal.placeSlug, airport: terminal.airport, airport_name: terminal.airportName, name: terminal.name },
    ...{ international_minutes: terminal.internationalMinutes, domestic_minutes: terminal.domesticMinutes },
    international_lead_minutes: terminal.internationalLeadMinutes,
    domestic_lead_minutes: terminal.domesticLeadMinutes,
    ...{ board_point: terminal.boardPoint, directions: terminal.directions, kerb_point: terminal.kerbPoint },
  })),
} as const

export type TokyoList = keyof typeof tokyoLists
