import * as areas from './areas.ts'
import * as driving from './driving.ts'
import type { Endpoint } from './endpoint.ts'
import * as garages from './garages.ts'
import * as imports from './ground-imports.ts'
import { flightCalls } from './office-flights.ts'
import * as officePlaces from './office-places.ts'
import * as officeTerminals from './office-terminals.ts'
import * as trafficSeasons from './traffic-seasons.ts'

/** Every call about where we drive, as the office enters it. */
export const groundCalls = {
  readGarages: garages.readGarages,
  addGarage: garages.addGarage,
  saveGarage: garages.saveGarage,
  garageUses: garages.garageUses,
  retireGarage: garages.retireGarage,
  bringGarageBack: garages.bringGarageBack,
  readAreas: areas.readAreas,
  addArea: areas.addArea,
  saveArea: areas.saveArea,
  areaUses: areas.areaUses,
  retireArea: areas.retireArea,
  bringAreaBack: areas.bringAreaBack,
  readDrivingTimes: driving.readDrivingTimes,
  saveDrivingTimes: driving.saveDrivingTimes,
  readDistances: driving.readDistances,
  saveDistances: driving.saveDistances,
  readTrafficSeasons: trafficSeasons.readTrafficSeasons,
  saveTrafficSeasons: trafficSeasons.saveTrafficSeasons,
  officePlaces: officePlaces.officePlaces,
  officePlacesFile: officePlaces.officePlacesFile,
  placesOnMap: officePlaces.placesOnMap,
  readPlace: officePlaces.readPlace,
  placeChoices: officePlaces.placeChoices,
  findPlaceArea: officePlaces.findPlaceArea,
  addPlace: officePlaces.addPlace,
  savePlace: officePlaces.savePlace,
  retirePlace: officePlaces.retirePlace,
  bringPlaceBack: officePlaces.bringPlaceBack,
  readOfficeTerminals: officeTerminals.readOfficeTerminals,
  readTerminalHistory: officeTerminals.readTerminalHistory,
  addTerminal: officeTerminals.addTerminal,
  saveTerminal: officeTerminals.saveTerminal,
  ...imports.groundImportCalls,
  ...flightCalls,
} satisfies Record<string, Endpoint>
