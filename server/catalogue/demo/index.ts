import { atHomeWithChildren, atHomeWithChildrenTours } from './at-home-with-children.ts'
import { autumnAndWinterTours } from './autumn-and-winter.ts'
import { coastAndHarbourTours } from './coast-and-harbour.ts'
import { craftStreetsTours } from './craft-streets.ts'
import { craftTableAndTea, craftTableAndTeaTours } from './craft-table-and-tea.ts'
import type { DemoCategory, DemoTour } from './demo-tour.ts'
import { evenings, eveningsTours } from './evenings.ts'
import { fujiAndHakone, fujiAndHakoneTours } from './fuji-and-hakone.ts'
import { gardens, gardensTours } from './gardens.ts'
import { irisAndFireworksTours } from './iris-and-fireworks.ts'
import { kamakuraAndTheCoast, kamakuraAndTheCoastTours } from './kamakura-and-the-coast.ts'
import { kawagoeAndMashikoTours } from './kawagoe-and-mashiko.ts'
import { nikkoAndTheNorth, nikkoAndTheNorthTours } from './nikko-and-the-north.ts'
import { portsAndAirports, portsAndAirportsTours } from './ports-and-airports.ts'
import { blossomTours, seasonSpecials } from './season-specials.ts'
import { shipDayTours } from './ship-days.ts'
import { tokyoClassics, tokyoClassicsTours } from './tokyo-classics.ts'
import { tokyoWestAndCentreTours } from './tokyo-west-and-centre.ts'

/** In the order in which the lines are listed. */
export const demoCategories: DemoCategory[] = [
  tokyoClassics,
  fujiAndHakone,
  kamakuraAndTheCoast,
  nikkoAndTheNorth,
  craftTableAndTea,
  evenings,
  gardens,
  atHomeWithChildren,
  portsAndAirports,
  seasonSpecials,
]

/** Within a category in the order of its stations. */
export const demoTours: DemoTour[] = [
  ...tokyoClassicsTours,
  ...tokyoWestAndCentreTours,
  ...fujiAndHakoneTours,
  ...kamakuraAndTheCoastTours,
  ...coastAndHarbourTours,
  ...nikkoAndTheNorthTours,
  ...kawagoeAndMashikoTours,
  ...craftTableAndTeaTours,
  ...craftStreetsTours,
  ...eveningsTours,
  ...gardensTours,
  ...atHomeWithChildrenTours,
  ...portsAndAirportsTours,
  ...shipDayTours,
  ...blossomTours,
  ...irisAndFireworksTours,
  ...autumnAndWinterTours,
]
