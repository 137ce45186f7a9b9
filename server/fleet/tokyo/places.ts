import type { NewPlace } from '../save-areas.store.ts'
import { airportsAndPorts } from './places/airports-and-ports.ts'
import { hotelsBeyond } from './places/hotels-beyond.ts'
import { hotelsInTheCentre } from './places/hotels-centre.ts'
import { hotelsInTheEast } from './places/hotels-east.ts'
import { hotelsInTheWest } from './places/hotels-west.ts'
import { sightsBeyond } from './places/sights-beyond.ts'
import { sightsInTown } from './places/sights-in-town.ts'
import { stationsBeyond } from './places/stations-beyond.ts'
import { stationsInTown } from './places/stations-in-town.ts'

/** Where guests are picked up and dropped. */
export const tokyoPlaces: NewPlace[] = [
  ...airportsAndPorts,
  ...stationsInTown,
  ...stationsBeyond,
  ...hotelsInTheCentre,
  ...hotelsInTheWest,
  ...hotelsInTheEast,
  ...hotelsBeyond,
  ...sightsInTown,
  ...sightsBeyond,
]
