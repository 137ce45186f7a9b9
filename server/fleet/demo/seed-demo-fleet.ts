import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { fillCrewContacts } from '../crew-contacts.store.ts'
import { readGarageCodes } from '../ground/garages.store.ts'
import { writeNewGarage } from '../ground/garages.ts'
import { layFleetStandards } from '../lay-fleet-standards.ts'
import { forgetFleet } from '../load-fleet.ts'
import { insertPapers } from '../papers/papers.store.ts'
import { fillPlaceAddresses } from '../place-addresses.store.ts'
import { addAreas, addDrivingTimes, addPlaces, saveAreaDistances, saveTrafficSeasons } from '../save-areas.store.ts'
import { addChauffeurs, addGuides, addVehicles } from '../save-resources.store.ts'
import { readTerminals, saveTerminals } from '../terminals.store.ts'
import { tokyoAreas } from '../tokyo/areas.ts'
import { distanceTriangle } from '../tokyo/distance-triangle.ts'
import { bothWays } from '../tokyo/distances.rules.ts'
import { timesThroughTheDay } from '../tokyo/driving-times.rules.ts'
import { drivingTriangle } from '../tokyo/driving-triangle.ts'
import { tokyoAddresses } from '../tokyo/place-addresses.ts'
import { tokyoPlaces } from '../tokyo/places.ts'
import { tokyoTerminals } from '../tokyo/terminals.ts'
import { tokyoSeasons } from '../tokyo/traffic-seasons.ts'
import { demoChauffeurs } from './demo-chauffeurs.ts'
import { demoContacts } from './demo-contacts.ts'
import { demoGarages } from './demo-garages.ts'
import { demoGuides } from './demo-guides.ts'
import { demoPapersOfChauffeur, demoPapersOfGuide } from './demo-person-papers.rules.ts'
import { waitForDemoTurn } from './demo-turn.store.ts'
import { demoVehicles, withPapers } from './demo-vehicles.ts'

/** Adds the demo fleet where it is missing; run again, on whatever day, it changes nothing that is there. */
export async function seedDemoFleet(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    await waitForDemoTurn(db)
    const newAreas = await addAreas(db, tokyoAreas)
    if (newAreas > 0) await addDrivingTimes(db, timesThroughTheDay(drivingTriangle))
    await addDemoGarages(db, ctx.clock.now())
    await addPlaces(db, tokyoPlaces)
    await layWhatRidesNeed(db)
    await fillPlaceAddresses(db, tokyoAddresses)
    await layFleetStandards({ db })
    const now = ctx.clock.now()
    const at = { today: tokyoDayOf(now), now }
    await addVehicles(db, withPapers(demoVehicles, at.today))
    const chauffeurs = await addChauffeurs(db, demoChauffeurs)
    const guides = await addGuides(db, demoGuides)
    await insertPapers(db, [
      ...chauffeurs.flatMap((one, index) => demoPapersOfChauffeur(one, index, at)),
      ...guides.flatMap((one, index) => demoPapersOfGuide(one, index, at)),
    ])
    await fillCrewContacts(db, demoContacts)
  })
  forgetFleet(ctx)
}

/** Those that are not there; of somebody else's that is called alike, theirs stays. */
async function addDemoGarages(db: Database, at: Date): Promise<void> {
  const known = await readGarageCodes(db)
  for (const garage of demoGarages) if (!known.has(garage.code)) await writeNewGarage(db, garage, { by: null, at })
}

/** Together and once: as soon as there are terminals, all of it is the office's to change. */
async function layWhatRidesNeed(db: Database): Promise<void> {
  if ((await readTerminals(db)).length > 0) return
  await saveAreaDistances(db, bothWays(distanceTriangle))
  await saveTrafficSeasons(db, tokyoSeasons)
  await saveTerminals(db, tokyoTerminals)
}
