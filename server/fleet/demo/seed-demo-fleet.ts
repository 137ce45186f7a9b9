import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { fillCrewContacts } from '../crew-contacts.store.ts'
import { layFleetStandards } from '../lay-fleet-standards.ts'
import { forgetFleet } from '../load-fleet.ts'
import { fillPlaceAddresses } from '../place-addresses.store.ts'
import {
  addAreas,
  addDrivingTimes,
  addGarages,
  addPlaces,
  saveAreaDistances,
  saveTrafficSeasons,
} from '../save-areas.store.ts'
import { addChauffeurs, addDaysOff, addGuides, addVehicles } from '../save-resources.store.ts'
import { readTerminals, saveTerminals } from '../terminals.store.ts'
import { demoAreas, demoGarages } from './demo-areas.ts'
import { demoChauffeurs } from './demo-chauffeurs.ts'
import { demoContacts } from './demo-contacts.ts'
import { demoDaysOff } from './demo-days-off.rules.ts'
import { demoDistances } from './demo-distances.rules.ts'
import { demoDrivingTimes } from './demo-driving-times.rules.ts'
import { demoGuides } from './demo-guides.ts'
import { demoPlaceAddresses } from './demo-place-addresses.ts'
import { demoPlaces } from './demo-places.ts'
import { demoTerminals } from './demo-terminals.ts'
import { demoTrafficSeasons } from './demo-traffic-seasons.ts'
import { waitForDemoTurn } from './demo-turn.store.ts'
import { demoVehicles, withPapers } from './demo-vehicles.ts'
import { distanceTriangle } from './distance-triangle.ts'
import { drivingTriangle } from './driving-triangle.ts'

/** Adds the demo fleet where it is missing; run again, on whatever day, it changes nothing that is there. */
export async function seedDemoFleet(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    await waitForDemoTurn(db)
    const newAreas = await addAreas(db, demoAreas)
    if (newAreas > 0) await addDrivingTimes(db, demoDrivingTimes(drivingTriangle))
    await addGarages(db, demoGarages)
    await addPlaces(db, demoPlaces)
    await layWhatRidesNeed(db)
    await fillPlaceAddresses(db, demoPlaceAddresses)
    await layFleetStandards({ db })
    const added = [
      ...(await addVehicles(db, withPapers(demoVehicles, tokyoDayOf(ctx.clock.now())))),
      ...(await addChauffeurs(db, demoChauffeurs)),
      ...(await addGuides(db, demoGuides)),
    ]
    await fillCrewContacts(db, demoContacts)
    await addDaysOff(db, demoDaysOff(added, tokyoDayOf(ctx.clock.now())))
  })
  forgetFleet(ctx)
}

/** Together and once: as soon as there are terminals, all of it is the office's to change. */
async function layWhatRidesNeed(db: Database): Promise<void> {
  if ((await readTerminals(db)).length > 0) return
  await saveAreaDistances(db, demoDistances(distanceTriangle))
  await saveTrafficSeasons(db, demoTrafficSeasons)
  await saveTerminals(db, demoTerminals)
}
