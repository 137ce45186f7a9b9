import type { CarRow, officeCars } from '#contract/cars.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Context } from '#server/platform/context.ts'
import { pageWithin } from '#server/platform/office-list.rules.ts'
import { carName } from '../car-name.rules.ts'
import { readClasses } from '../fleet.store.ts'
import type { JobsOfFleet } from '../jobs-of-fleet.ts'
import { familyName } from './car-fields.rules.ts'
import { type Busy, carStateOf, daysUntil, isHeldBack, soonAfter } from './car-state.rules.ts'
import { type CarRecord, readCars } from './cars.store.ts'
import { type Asked, countViews, type Listed, narrowed, sorted } from './list-cars.rules.ts'

interface Now {
  use: ReadonlyMap<string, number>
  busy: ReadonlyMap<string, Busy[]>
  now: Date
}

/** The whole fleet at once: a house has tens of cars, and every tab counts them all. */
export async function readList(
  { db, clock }: Context,
  jobs: JobsOfFleet,
): Promise<{ cars: CarRecord[]; rows: Listed[] }> {
  const now = clock.now()
  const [cars, use, busy] = await Promise.all([readCars(db), jobs.use(db, now), jobs.busy(db, now, soonAfter(now))])
  return { cars, rows: cars.map((car) => toRow(car, { use, busy, now })) }
}

function toRow(car: CarRecord, { use, busy, now }: Now): Listed {
  const fullest = car.loads.at(-1) ?? { guests: 0, largeCases: 0 }
  return {
    id: car.id,
    vehicleClass: car.vehicleClass,
    className: car.className,
    model: car.model,
    plate: car.plate,
    usualChauffeur: car.usualChauffeur && familyName(car.usualChauffeur),
    ...fullest,
    odometerKm: car.odometerKm,
    nextPaper: car.nextPaper && { ...car.nextPaper, daysLeft: daysUntil(car.nextPaper.endsOn, now) },
    inUsePercent: use.get(car.id) ?? 0,
    state: carStateOf(car, busy.get(car.id) ?? [], now),
    garage: car.garageName,
    rank: car.rank,
  }
}

export const withoutRank = ({ rank: _, ...row }: Listed): CarRow => row

/** A page of cars, or the last one there is, with what stands on the tabs and above them. */
export async function listCars(ctx: Context, jobs: JobsOfFleet, asked: Asked): Promise<OutputOf<typeof officeCars>> {
  const { cars, rows } = await readList(ctx, jobs)
  const classes = await readClasses(ctx.db)
  const found = sorted(narrowed(rows, asked), asked.sort)
  const page = pageWithin(asked, found.length)
  const now = ctx.clock.now()
  return {
    rows: found.slice((page - 1) * asked.rows, page * asked.rows).map(withoutRank),
    total: found.length,
    page,
    counts: countViews(rows),
    choices: { class: classes.map(({ vehicleClass, name }) => ({ id: vehicleClass, label: name })) },
    heldBack: cars
      .filter((car) => car.inService && isHeldBack(car, now))
      .map((car) => ({
        id: car.id,
        name: carName(car),
        paper: car.nextPaper?.name ?? 'Papers',
        endedOn: car.papersUntil ?? '',
      })),
  }
}
