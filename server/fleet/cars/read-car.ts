import type { CarDetail, CarJob, CarStop, Paper, PaperKind } from '#contract/cars.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { addDays, tokyoDayOf, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { carName } from '../car-name.rules.ts'
import type { JobInBrief, JobsOfFleet } from '../jobs-of-fleet.ts'
import { type PaperRecord, papersOf } from '../papers/papers.store.ts'
import { carStateOf, daysUntil, soonAfter } from './car-state.rules.ts'
import { type CarRecord, findCar } from './cars.store.ts'
import { readChoices } from './choices.store.ts'

type Reading = Pick<Context, 'db' | 'clock'>

/** One car with everything that the office knows about it. */
export async function readCar({ db, clock }: Reading, jobs: JobsOfFleet, id: string): Promise<CarDetail> {
  const car = await findCar(db, id)
  if (!car) throw new AppError('cars.unknown')
  const now = clock.now()
  const busy = (await jobs.busy(db, now, soonAfter(now))).get(id) ?? []
  const next = await jobs.next(db, id, now)
  return {
    id,
    version: car.version,
    name: carName(car),
    className: car.className,
    ...fieldsOf(car),
    inService: car.inService,
    papers: (await papersOf<PaperKind>(db, id)).map((paper) => viewPaper(paper, now)),
    stops: await readStops(db, jobs, id, now),
    state: carStateOf(car, busy, now),
    next: (await viewJobs(db, jobs, next ? [next] : []))[0] ?? null,
    inUsePercent: (await jobs.use(db, now, id)).get(id) ?? 0,
    earned: await readEarned(db, jobs, id, now),
    papersUntil: car.papersUntil,
    beyondPapers: await readBeyond(db, jobs, car, now),
    choices: await readChoices(db, [car.vehicleClass]),
    history: await readChanges(db, { kind: 'car', id }, 100),
  }
}

/** As a form shows it. */
export const fieldsOf = (car: CarRecord) => ({
  vehicleClass: car.vehicleClass,
  model: car.model,
  plate: car.plate,
  colour: car.colour,
  firstRegistered: car.firstRegistered,
  odometerKm: car.odometerKm,
  usualChauffeurId: car.usualChauffeurId,
  garage: car.garage,
  etcCard: car.etcCard,
  loads: car.loads,
})

const viewPaper = (
  { resourceId: _, number: __, licenceClass: ___, ...paper }: PaperRecord<PaperKind>,
  now: Date,
): Paper => ({
  ...paper,
  daysLeft: paper.endsOn === null ? null : daysUntil(paper.endsOn, now),
})

const viewJob = ({ reference, tour, leadName, startsAt, endsAt }: JobInBrief) => ({
  ...{ reference, title: tour, leadName },
  startsAt: tokyoIso(startsAt),
  endsAt: tokyoIso(endsAt),
})

export async function viewJobs(db: Database, jobs: Pick<JobsOfFleet, 'inBrief'>, ids: readonly string[]) {
  const found = await jobs.inBrief(db, ids)
  return found.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()).map(viewJob)
}

/** What the car would lose if it went out of service now. */
export async function readJobsAhead(
  { db, clock }: Reading,
  jobs: JobsOfFleet,
  id: string,
): Promise<{ jobs: CarJob[] }> {
  if (!(await findCar(db, id))) throw new AppError('cars.unknown')
  return { jobs: await viewJobs(db, jobs, await jobs.toLose(db, id, clock.now())) }
}

const yearMs = 366 * 86_400_000

/** Planned, running, and those of the last year; the next one first. */
async function readStops(db: Database, jobs: JobsOfFleet, id: string, now: Date): Promise<CarStop[]> {
  const [from, until] = [-yearMs, 2 * yearMs].map((ms) => new Date(now.getTime() + ms))
  const stops = await jobs.stopsBetween(db, from ?? now, until ?? now, [id])
  return stops
    .map(({ id: stopId, startsAt, endsAt, note }) => ({
      ...{ id: stopId, note, from: tokyoIso(startsAt), until: tokyoIso(endsAt) },
      state: endsAt <= now ? ('done' as const) : startsAt <= now ? ('now' as const) : ('planned' as const),
    }))
    .toSorted((a, b) => Number(a.state === 'done') - Number(b.state === 'done') || (a.from < b.from ? -1 : 1))
}

async function readEarned(db: Database, jobs: JobsOfFleet, id: string, now: Date): Promise<CarDetail['earned']> {
  const lastDay = addDays(`${tokyoDayOf(now).slice(0, 7)}-01`, -1)
  const month = lastDay.slice(0, 7)
  return { month, yen: await jobs.earned(db, id, { firstDay: `${month}-01`, lastDay }) }
}

/** What the papers of today do not cover. */
async function readBeyond(
  db: Database,
  jobs: JobsOfFleet,
  { id, papersUntil }: CarRecord,
  now: Date,
): Promise<CarDetail['beyondPapers']> {
  if (papersUntil === null) return []
  const end = tokyoInstant(addDays(papersUntil, 1), '00:00')
  return viewJobs(db, jobs, await jobs.sureAfter(db, id, end > now ? end : now))
}
