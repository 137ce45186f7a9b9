import type { CarJob } from '#contract/cars.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { PersonChoices, PersonDetail, PersonKind, PersonPaperKind } from '#contract/people.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { addDays, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { daysUntil, soonAfter } from '../cars/car-state.rules.ts'
import { readChoices } from '../cars/choices.store.ts'
import { viewJobs } from '../cars/read-car.ts'
import type { JobsOfFleet } from '../jobs-of-fleet.ts'
import { papersOf } from '../papers/papers.store.ts'
import { hoursOn } from '../works-on.rules.ts'
import { findPerson, type PersonRecord, readWeekLimits } from './people.store.ts'
import { partsOfName } from './person-fields.rules.ts'
import { personStateOf } from './person-state.rules.ts'

type Reading = Pick<Context, 'db' | 'clock'>

/** One chauffeur or guide with everything that the office knows about them. */
export async function readPerson({ db, clock }: Reading, jobs: JobsOfFleet, id: string): Promise<PersonDetail> {
  const person = await findPerson(db, id)
  if (!person) throw new AppError('people.unknown')
  const now = clock.now()
  const busy = (await jobs.peopleBusy(db, now, soonAfter(now))).get(id) ?? []
  const next = await jobs.next(db, id, now)
  return {
    ...{ id, version: person.version, kind: person.kind, name: person.name },
    ...fieldsOf(person),
    ...{ garageName: person.garageName, lastDay: person.lastDay },
    ...{ lacks: person.lacks, papersUntil: person.papersUntil },
    papers: (await papersOf<PersonPaperKind>(db, id)).map(({ resourceId: _, ...paper }) => ({
      ...paper,
      daysLeft: paper.endsOn === null ? null : daysUntil(paper.endsOn, now),
    })),
    state: personStateOf(person, busy, now),
    next: (await viewJobs(db, jobs, next ? [next] : []))[0] ?? null,
    beyondPapers: await readBeyond(db, jobs, person, now),
    choices: await readPersonChoices(db, person.drives),
    history: await readChanges(db, { kind: 'person', id }, 100),
  }
}

/** As a form shows it. */
export const fieldsOf = (person: PersonRecord) => ({
  ...partsOfName(person),
  ...{ nameJa: person.nameJa, reading: person.reading, seal: person.seal },
  ...{ phone: person.phone, email: person.email, languages: person.languages, garage: person.garage },
  ...{ beginsOn: person.beginsOn, contractMonthMinutes: person.contractMonthMinutes, drives: person.drives },
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    person.workingDays.includes(weekday) ? hoursOn(person, weekday) : null,
  ),
})

/** What there is to choose from for a person, and by what their week is judged. */
export async function readPersonChoices(
  db: Database,
  kept: readonly VehicleClass[] | 'all' = [],
): Promise<PersonChoices> {
  const { classes, garages } = await readChoices(db, kept)
  const limits = new Map((await readWeekLimits(db)).map(({ kind, ...limit }) => [kind, limit]))
  const none = { aimedWeek: 3600, utmostWeek: 3960, longestDay: null, leastRest: null, utmostMonth: null }
  const of = (kind: PersonKind) => limits.get(kind) ?? none
  return { classes, garages, limits: { chauffeur: of('chauffeur'), guide: of('guide') } }
}

/** The jobs that would go to the tray after a last day. */
export async function readJobsAfter(
  { db, clock }: Reading,
  jobs: JobsOfFleet,
  { id, lastDay }: { id: string; lastDay: string },
): Promise<{ jobs: CarJob[] }> {
  if (!(await findPerson(db, id))) throw new AppError('people.unknown')
  return { jobs: await viewJobs(db, jobs, await jobs.toLose(db, id, clock.now(), dayAfter(lastDay))) }
}

/** The first moment of the day after. */
export const dayAfter = (day: string): Date => tokyoInstant(addDays(day, 1), '00:00')

/** What the papers of today do not cover. */
async function readBeyond(db: Database, jobs: JobsOfFleet, { id, papersUntil }: PersonRecord, now: Date) {
  if (papersUntil === null) return []
  const end = dayAfter(papersUntil)
  return viewJobs(db, jobs, await jobs.sureAfter(db, id, end > now ? end : now))
}
