import type { OutputOf } from '#contract/endpoint.ts'
import type { listPeople as listPeopleCall, PersonRow } from '#contract/people.ts'
import { capitalized } from '#core/words.ts'
import type { Context } from '#server/platform/context.ts'
import { pageWithin } from '#server/platform/office-list.rules.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { daysUntil, isHeldBack, soonAfter } from '../cars/car-state.rules.ts'
import { readChoices } from '../cars/choices.store.ts'
import type { JobsOfFleet } from '../jobs-of-fleet.ts'
import { loadFleet } from '../load-fleet.ts'
import { type Asked, countViews, type Listed, narrowed, sorted } from './list-people.rules.ts'
import { type PersonRecord, readPeople } from './people.store.ts'
import { hasLeft, type PersonBusy, personStateOf } from './person-state.rules.ts'

/** Everybody at once: a house has tens of people, and every tab counts them all. */
export async function readList(ctx: Context, jobs: Pick<JobsOfFleet, 'peopleBusy' | 'dutyOfMonth'>) {
  const { db, clock } = ctx
  const now = clock.now()
  const [people, busy, choices, { policies }] = await Promise.all([
    readPeople(db),
    jobs.peopleBusy(db, now, soonAfter(now)),
    readChoices(db, 'all'),
    loadFleet(ctx),
  ])
  const labels = new Map(choices.classes.map(({ id, label }) => [id as string, label]))
  const month = tokyoDayOf(now).slice(0, 7)
  const duty = await jobs.dutyOfMonth(ctx, people, month)
  const rows = people.map((person) => {
    const limitMinutes = policies[person.kind].utmostMonthMinutes
    const ofMonth = duty.get(person.id) ?? { doneMinutes: 0, plannedMinutes: 0 }
    return toRow(person, {
      ...{ busy: busy.get(person.id) ?? [], labels, now },
      month: { ...ofMonth, aimMinutes: person.contractMonthMinutes, limitMinutes },
    })
  })
  return { people, rows, choices, month }
}

interface Now {
  busy: readonly PersonBusy[]
  labels: ReadonlyMap<string, string>
  now: Date
  month: PersonRow['month']
}

const toRow = (person: PersonRecord, { busy, labels, now, month }: Now): Listed => ({
  ...{ id: person.id, kind: person.kind, name: person.name, nameJa: person.nameJa, seal: person.seal },
  ...{ phone: person.phone, email: person.email, languages: person.languages, garage: person.garageName },
  drives: person.drives.map((code) => labels.get(code) ?? code),
  nextPaper: person.nextPaper && { ...person.nextPaper, daysLeft: daysUntil(person.nextPaper.endsOn, now) },
  ...{ lacks: person.lacks, lastDay: person.lastDay },
  state: personStateOf(person, busy, now),
  ...{ reading: person.reading, month, garageCode: person.garage, driveCodes: person.drives },
})

const shown = ({ garageCode: _, driveCodes: __, ...row }: Listed): PersonRow => row

/** A page of people, or the last one there is, with what stands on the tabs and above them. */
export async function listPeople(
  ctx: Context,
  jobs: JobsOfFleet,
  asked: Asked,
): Promise<OutputOf<typeof listPeopleCall>> {
  const { people, rows, choices, month } = await readList(ctx, jobs)
  const found = sorted(narrowed(rows, asked), asked.sort)
  const page = pageWithin(asked, found.length)
  return {
    rows: found.slice((page - 1) * asked.rows, page * asked.rows).map(shown),
    total: found.length,
    page,
    counts: countViews(rows),
    month,
    choices: { garage: choices.garages, drives: choices.classes.map(({ id, label }) => ({ id, label })) },
    heldBack: heldBackOf(people, ctx.clock.now()),
  }
}

/** Those whom a paper holds back that has ended, or is not there yet. */
const heldBackOf = (people: readonly PersonRecord[], now: Date) =>
  people
    .filter((person) => !hasLeft(person, now) && (person.lacks.length > 0 || isHeldBack(person, now)))
    .map(({ id, name, lacks: [lacked], nextPaper, papersUntil }) => ({
      ...{ id, name },
      paper: lacked ? capitalized(lacked.replaceAll('-', ' ')) : (nextPaper?.name ?? 'A paper'),
      endedOn: lacked ? null : papersUntil,
    }))
