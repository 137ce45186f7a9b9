import type { NewPlace } from '../save-areas.store.ts'
import { airportsAndPorts } from './demo-places/airports-and-ports.ts'
import { hotelsBeyond } from './demo-places/hotels-beyond.ts'
import { hotelsInTheCentre } from './demo-places/hotels-centre.ts'
import { hotelsInTheEast } from './demo-places/hotels-east.ts'
import { hotelsInTheWest } from './demo-places/hotels-west.ts'
import { sightsBeyond } from './demo-places/sights-beyond.ts'
import { sightsInTown } from './demo-places/sights-in-town.ts'
import { stationsBeyond } from './demo-places/stations-beyond.ts'
import { stationsInTown } from './demo-places/stations-in-town.ts'

/** Where guests are picked up and dropped. */
export const demoPlaces: NewPlace[] = [
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
