import * as areas from '#contract/areas.ts'
import * as driving from '#contract/driving.ts'
import * as garages from '#contract/garages.ts'
import * as places from '#contract/office-places.ts'
import * as terminals from '#contract/office-terminals.ts'
import * as seasons from '#contract/traffic-seasons.ts'
import type { Context } from '#server/platform/context.ts'
import { serveOfficeList } from '#server/platform/office-list.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { addArea, areaUses, bringAreaBack, readAreas, retireArea, saveArea } from './areas.ts'
import { readDistances, readDrivingMatrix, saveDistances, saveDrivingMatrix } from './driving.ts'
import { addGarage, bringGarageBack, garageUses, readGarages, retireGarage, saveGarage } from './garages.ts'
import { groundFileRoutes } from './imports/ground-files.routes.ts'
import { addPlace, bringPlaceBack, findPlaceArea, placeChoices, readPlace, retirePlace, savePlace } from './places.ts'
import { placesList } from './places-list.ts'
import { readPlacesOnMap } from './places-map.ts'
import { addTerminal, readOfficeTerminals, readTerminalHistory, saveTerminal } from './terminals.ts'
import { readTrafficSeasons, saveTrafficSeasons } from './traffic-seasons.ts'
import type { UsersOfGround } from './users-of-ground.ts'

/** Where we drive: what the office enters and takes out of use. */
export function groundRoutes(api: Api, ctx: Context, users: UsersOfGround): void {
  groundFileRoutes(api, ctx)

  serve(api, garages.readGarages, () => readGarages(ctx))
  serve(api, garages.addGarage, ({ input, caller }) => addGarage(ctx, caller.userId, input))
  serve(api, garages.saveGarage, ({ input, caller }) => saveGarage(ctx, caller.userId, input))
  serve(api, garages.garageUses, ({ input }) => garageUses(ctx, input.code))
  serve(api, garages.retireGarage, ({ input, caller }) => retireGarage(ctx, caller.userId, input))
  serve(api, garages.bringGarageBack, ({ input, caller }) => bringGarageBack(ctx, caller.userId, input))

  serve(api, areas.readAreas, () => readAreas(ctx))
  serve(api, areas.addArea, ({ input, caller }) => addArea(ctx, caller.userId, input))
  serve(api, areas.saveArea, ({ input, caller }) => saveArea(ctx, caller.userId, input))
  serve(api, areas.areaUses, ({ input }) => areaUses(ctx, users, input.code))
  serve(api, areas.retireArea, ({ input, caller }) => retireArea(ctx, caller.userId, input))
  serve(api, areas.bringAreaBack, ({ input, caller }) => bringAreaBack(ctx, caller.userId, input))

  serve(api, driving.readDrivingTimes, () => readDrivingMatrix(ctx))
  serve(api, driving.saveDrivingTimes, ({ input, caller }) => saveDrivingMatrix(ctx, caller.userId, input))
  serve(api, driving.readDistances, () => readDistances(ctx))
  serve(api, driving.saveDistances, ({ input, caller }) => saveDistances(ctx, caller.userId, input))
  serve(api, seasons.readTrafficSeasons, () => readTrafficSeasons(ctx))
  serve(api, seasons.saveTrafficSeasons, ({ input, caller }) => saveTrafficSeasons(ctx, caller.userId, input))

  serveOfficeList(api, ctx, placesList(users))
  serve(api, places.placesOnMap, ({ input }) => readPlacesOnMap(ctx, input))
  serve(api, places.readPlace, ({ input }) => readPlace(ctx, users, input.id))
  serve(api, places.placeChoices, () => placeChoices(ctx))
  serve(api, places.findPlaceArea, ({ input }) => findPlaceArea(ctx, input))
  serve(api, places.addPlace, ({ input, caller }) => addPlace(ctx, users, caller.userId, input))
  serve(api, places.savePlace, ({ input, caller }) => savePlace(ctx, users, caller.userId, input))
  serve(api, places.retirePlace, ({ input, caller }) => retirePlace(ctx, users, caller.userId, input))
  serve(api, places.bringPlaceBack, ({ input, caller }) => bringPlaceBack(ctx, users, caller.userId, input))

  serve(api, terminals.readOfficeTerminals, () => readOfficeTerminals(ctx))
  serve(api, terminals.readTerminalHistory, ({ input }) => readTerminalHistory(ctx, input.slug))
  serve(api, terminals.addTerminal, ({ input, caller }) => addTerminal(ctx, caller.userId, input))
  serve(api, terminals.saveTerminal, ({ input, caller }) => saveTerminal(ctx, caller.userId, input))
}
