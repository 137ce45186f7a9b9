import type { Endpoint } from './endpoint.ts'
import * as fares from './fares.ts'
import { findFlight } from './flights.ts'
import { rideClasses } from './ride-classes.ts'
import * as rides from './rides.ts'

/** Every call about rides, the guest's, and the fares of the office. */
export const rideCalls = {
  rideCars: rides.rideCars,
  rideClasses,
  rideFront: rides.rideFront,
  findFlight,
  quoteRide: rides.quoteRide,
  readFares: fares.readFares,
  startFareDraft: fares.startFareDraft,
  saveFareDraft: fares.saveFareDraft,
  dropFareDraft: fares.dropFareDraft,
  tryFares: fares.tryFares,
  putFaresInForce: fares.putFaresInForce,
  readFareTable: fares.readFareTable,
  takeFaresBack: fares.takeFaresBack,
} satisfies Record<string, Endpoint>
