import { sql } from 'kysely'
import type { VehicleClass } from '#contract/catalogue.ts'
import { type Fleet, loadFleet, type Resource } from '#server/fleet/index.ts'
import { brokenRules } from '#server/inventory/broken-duty.fixture.ts'
import type { Demand } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'

/**
 * What is wrong with the crews of all jobs from a moment on, read from the rows alone. It shares no code with what
 * accepts moves: days are judged whole by the oracle of the duty rules, parties and licences by what the rows say.
 */
export async function brokenDaysFrom(ctx: Pick<Context, 'db' | 'clock'>, from: Date): Promise<string[]> {
  const rows = await readCrews(ctx.db, from)
  const fleet = await loadFleet(ctx)
  return [...brokenDuties(fleet, rows), ...[...Map.groupBy(rows, (row) => row.id).values()].flatMap(brokenParty(fleet))]
}

type Row = Awaited<ReturnType<typeof readCrews>>[number]

const readCrews = (db: Database, from: Date) =>
  db
    .selectFrom('bookings')
    .innerJoin('quotes', 'quotes.id', 'bookings.quote_id')
    .leftJoin('assignments', (join) =>
      join.onRef('assignments.booking_id', '=', 'bookings.id').on('assignments.live', '=', true),
    )
    .select(['bookings.id', 'bookings.reference', 'bookings.needs_crew', 'quotes.demand'])
    .select(['assignments.resource_id', 'assignments.from_area', 'assignments.to_area', 'assignments.driving_minutes'])
    .select(
      sql<boolean>`EXISTS (SELECT FROM change_trail WHERE object_kind = 'booking' AND object_id = bookings.id::text
        AND deed LIKE 'gave a larger car%')`.as('is_by_hand'),
    )
    .select(['assignments.starts_at', 'assignments.ends_at'])
    .where('bookings.state', '=', 'confirmed')
    .where('bookings.starts_at', '>=', from)
    .execute()

const everybody = ({ vehicles, chauffeurs, guides }: Fleet): Resource[] => [...vehicles, ...chauffeurs, ...guides]

function brokenDuties(fleet: Fleet, rows: readonly Row[]): string[] {
  const buses = new Set(fleet.vehicles.filter((car) => fleet.classes.get(car.vehicleClass)?.isBus).map(({ id }) => id))
  const withBus = new Set(rows.filter((row) => row.resource_id && buses.has(row.resource_id)).map(({ id }) => id))
  const ofEach = Map.groupBy(rows, (row) => row.resource_id)
  return everybody(fleet).flatMap((resource) => {
    const jobs = (ofEach.get(resource.id) ?? []).flatMap((row) =>
      row.starts_at && row.ends_at
        ? {
            ...{ startsAt: row.starts_at, endsAt: row.ends_at, isBus: withBus.has(row.id) },
            ...{ fromArea: row.from_area ?? '', toArea: row.to_area ?? '', drivingMinutes: row.driving_minutes ?? 0 },
          }
        : [],
    )
    const broken = brokenRules(resource, fleet.policies[resource.kind], jobs, fleet.drivingMinutes)
    return broken.map((rule) => `${resource.name}: ${rule}`)
  })
}

const brokenParty =
  ({ vehicles, chauffeurs, guides, classes }: Fleet) =>
  (rows: readonly Row[]): string[] => {
    const [{ reference = '', needs_crew: needsCrew = false, is_by_hand: isByHand = false, demand = {} } = {}] = rows
    const rankOf = (one: VehicleClass) => classes.get(one)?.rank ?? 0
    const wanted = demand as unknown as Demand
    const ids = rows.flatMap((row) => row.resource_id ?? [])
    const has = <R extends Resource>(all: readonly R[]) => all.filter(({ id }) => ids.includes(id))
    const [cars, drivers, own] = [has(vehicles), has(chauffeurs), has(guides)]
    // A larger one comes by hand, which stands in the history; a smaller one never.
    const isPaidFor = (one: VehicleClass) =>
      [wanted.vehicleClass, ...(classes.get(wanted.vehicleClass)?.standIns ?? [])].includes(one) ||
      (isByHand && rankOf(one) > rankOf(wanted.vehicleClass))
    const isMissing = cars.length < 1 || drivers.length < 1 || own.length < wanted.guides
    const faults: [boolean, string][] = [
      [cars.length > 1 || drivers.length > 1 || own.length > wanted.guides, 'more crew than places'],
      [isMissing !== needsCrew, 'says otherwise whether it needs crew'],
      [cars.some(({ vehicleClass }) => !isPaidFor(vehicleClass)), 'a car of another class'],
      [
        cars.some(
          (car) => !car.loads.some((load) => load.guests >= wanted.seats && load.largeCases >= wanted.largeCases),
        ),
        'a party without seats',
      ],
      [
        drivers.some(({ drives }) => cars.some((car) => !drives.includes(car.vehicleClass))),
        'a driver without licence',
      ],
      [own.some(({ languages }) => !languages.includes(wanted.guideLanguage)), 'a guide without the language'],
    ]
    return faults.filter(([isBroken]) => isBroken).map(([, words]) => `${reference}: ${words}`)
  }
