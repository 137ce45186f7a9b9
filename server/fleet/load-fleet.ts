import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { withClosed } from './closed-areas.rules.ts'
import { kilometresFrom } from './distance.rules.ts'
import { drivingMinutesFrom } from './driving-times.rules.ts'
import type { DutyPolicy, Fleet, ResourceKind } from './fleet.rules.ts'
import {
  readAreaDistances,
  readAreas,
  readClasses,
  readDrivingTimes,
  readPolicies,
  readTrafficSeasons,
} from './fleet.store.ts'
import { readChauffeurs, readGuides, readVehicles } from './resources.store.ts'

type FleetContext = Pick<Context, 'db' | 'clock'>

/** By database, since a process of tests has several. */
const kept = new WeakMap<Database, Promise<Fleet>>()

/**
 * Everything that drives. Read once and kept until it is forgotten. Ask with the context's own database, before a
 * transaction begins: a transaction is another one, for which all would be read again.
 */
export function loadFleet(ctx: FleetContext): Promise<Fleet> {
  const known = kept.get(ctx.db)
  if (known) return known
  const loading = readFleet(ctx).catch((error: unknown) => {
    // Forgotten meanwhile, another may stand in its place.
    if (kept.get(ctx.db) === loading) kept.delete(ctx.db)
    throw error
  })
  kept.set(ctx.db, loading)
  return loading
}

/** What is being read at this moment may be old already, so it is not kept either. */
export function forgetFleet(ctx: Pick<Context, 'db'>): void {
  kept.delete(ctx.db)
}

/** What is read once for each reading of the fleet and forgotten with it, by every process that hears of a change. */
export function keptWithFleet<T>(read: (db: Database) => Promise<T>): (ctx: FleetContext) => Promise<T> {
  const known = new WeakMap<Fleet, T>()
  return async (ctx) => {
    const fleet = await loadFleet(ctx)
    const before = known.get(fleet)
    if (before !== undefined) return before
    const now = await read(ctx.db)
    known.set(fleet, now)
    return now
  }
}

async function readFleet({ db, clock }: FleetContext): Promise<Fleet> {
  // A day that began yesterday may still run after midnight.
  const since = addDays(tokyoDayOf(clock.now()), -1)
  const times = await readDrivingTimes(db)
  const areas = withClosed(await readAreas(db), times)
  const classes = await readClasses(db)
  return {
    vehicles: await readVehicles(db, since),
    chauffeurs: await readChauffeurs(db, since),
    guides: await readGuides(db, since),
    classes: new Map(classes.map((info) => [info.vehicleClass, info])),
    policies: byKind(await readPolicies(db)),
    areas,
    drivingMinutes: drivingMinutesFrom(times, areas, await readTrafficSeasons(db)),
    kilometres: kilometresFrom(await readAreaDistances(db), areas),
  }
}

/** Nothing exists of a kind without a policy (a foreign key sees to it), so the empty one is never put to use. */
function byKind(policies: readonly DutyPolicy[]): Record<ResourceKind, DutyPolicy> {
  const of = (kind: ResourceKind) => policies.find((policy) => policy.kind === kind) ?? { ...unlimited, kind }
  return { vehicle: of('vehicle'), chauffeur: of('chauffeur'), guide: of('guide') }
}

const unlimited: Omit<DutyPolicy, 'kind'> = {
  turnRoundMinutes: 0,
  longestDayMinutes: null,
  utmostDayMinutes: null,
  leastRestMinutes: null,
  aimedRestMinutes: null,
  longestDriveMinutes: null,
  breakMinutes: null,
  busDrivingMinutes: null,
  utmostMonthMinutes: null,
}
