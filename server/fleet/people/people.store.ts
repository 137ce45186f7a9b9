import { sql } from 'kysely'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { PersonKind, PersonPaperKind } from '#contract/people.ts'
import type { Hours } from '#core/usual-week.ts'
import type { Database } from '#server/platform/database.ts'
import { type NeededPaper, otherHoursOf, papersLacked } from '../person-columns.store.ts'

/** A chauffeur or guide as the office keeps them, with the first of their papers to end. */
export interface PersonRecord {
  id: string
  kind: PersonKind
  version: number
  inService: boolean
  name: string
  /** Empty: the last word of the name. */
  familyName: string
  nameJa: string
  reading: string
  seal: string
  phone: string
  email: string
  languages: string[]
  drives: VehicleClass[]
  garage: string
  garageName: string
  garageArea: string
  workingDays: number[]
  worksFromMinutes: number
  worksUntilMinutes: number
  otherHours?: Readonly<Record<number, Hours>>
  beginsOn: string | null
  contractMonthMinutes: number | null
  lastDay: string | null
  papersUntil: string | null
  lacks: NeededPaper[]
  nextPaper: { kind: PersonPaperKind; name: string; endsOn: string; holdsBack: boolean } | null
}

const selectPeople = (db: Database) =>
  db
    .selectFrom('resources')
    .innerJoin('garages', 'garages.code', 'resources.garage_code')
    .leftJoin('chauffeurs', 'chauffeurs.resource_id', 'resources.id')
    .leftJoin('guides', 'guides.resource_id', 'resources.id')
    .where('resources.kind', '<>', 'vehicle')
    .select(['resources.id', 'resources.kind', 'resources.version', 'active', 'resources.name', 'family_name'])
    .select(['resources.name_ja', 'reading', 'seal', 'phone', 'email', 'drives'])
    .select(['garages.code as garage', 'garages.name as garage_name', 'garages.area_code'])
    .select(['working_days', 'works_from_minutes', 'works_until_minutes', 'other_hours', 'contract_month_minutes'])
    .select([
      sql<string[]>`coalesce(chauffeurs.languages, guides.languages, '{}')`.as('languages'),
      sql<string | null>`to_char(begins_on, 'YYYY-MM-DD')`.as('begins'),
      sql<string | null>`to_char(last_day, 'YYYY-MM-DD')`.as('last'),
      sql<string | null>`to_char(coalesce(chauffeurs.papers_until, guides.papers_until), 'YYYY-MM-DD')`.as('until'),
      papersLacked.as('lacks'),
      sql<PersonRecord['nextPaper']>`(SELECT jsonb_build_object('kind', p.kind, 'name', p.name, 'endsOn', p.ends_on,
          'holdsBack', p.holds_back)
        FROM papers p
        WHERE p.resource_id = resources.id AND p.replaced_at IS NULL AND p.ends_on IS NOT NULL
        ORDER BY p.ends_on, NOT p.holds_back, p.id LIMIT 1)`.as('next_paper'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number]

const toRecord = (row: Row): PersonRecord => ({
  id: row.id,
  kind: row.kind as PersonKind,
  version: row.version,
  inService: row.active,
  name: row.name,
  familyName: row.family_name,
  nameJa: row.name_ja,
  reading: row.reading,
  seal: row.seal ?? '',
  phone: row.phone,
  email: row.email,
  languages: row.languages,
  drives: (row.drives ?? []) as VehicleClass[],
  garage: row.garage,
  garageName: row.garage_name,
  garageArea: row.area_code,
  workingDays: row.working_days,
  worksFromMinutes: row.works_from_minutes,
  worksUntilMinutes: row.works_until_minutes,
  ...otherHoursOf(row.other_hours),
  beginsOn: row.begins,
  contractMonthMinutes: row.contract_month_minutes,
  lastDay: row.last,
  papersUntil: row.until,
  lacks: row.lacks,
  nextPaper: row.next_paper,
})

/** All there are, also those who left. */
export async function readPeople(db: Database): Promise<PersonRecord[]> {
  return (await selectPeople(db).orderBy('resources.id').execute()).map(toRecord)
}

export async function findPerson(db: Database, id: string): Promise<PersonRecord | undefined> {
  const row = await selectPeople(db).where('resources.id', '=', id).executeTakeFirst()
  return row && toRecord(row)
}

/** As they are now, and nobody else changes them, nor gives them a job, until the transaction ends. */
export async function lockPerson(db: Database, id: string): Promise<PersonRecord | undefined> {
  await db.selectFrom('resources').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findPerson(db, id)
}

export interface PersonColumns {
  name: string
  familyName: string
  nameJa: string
  reading: string
  seal: string
  phone: string
  email: string
  languages: string[]
  drives: VehicleClass[]
  garage: string
  beginsOn: string | null
  contractMonthMinutes: number | null
  workingDays: number[]
  worksFromMinutes: number
  worksUntilMinutes: number
  otherHours: Readonly<Record<number, Hours>>
}

const columnsOf = (person: PersonColumns) => ({
  name: person.name,
  family_name: person.familyName,
  name_ja: person.nameJa,
  reading: person.reading,
  seal: person.seal,
  phone: person.phone,
  email: person.email,
  garage_code: person.garage,
  begins_on: person.beginsOn,
  contract_month_minutes: person.contractMonthMinutes,
  working_days: person.workingDays,
  works_from_minutes: person.worksFromMinutes,
  works_until_minutes: person.worksUntilMinutes,
  other_hours: JSON.stringify(
    Object.fromEntries(
      Object.entries(person.otherHours).map(([day, { fromMinutes, untilMinutes }]) => [
        day,
        [fromMinutes, untilMinutes],
      ]),
    ),
  ),
})

/** Answers their id. */
export async function insertPerson(db: Database, kind: PersonKind, person: PersonColumns): Promise<string> {
  const { id } = await db
    .insertInto('resources')
    .values({ kind, ...columnsOf(person) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { languages, drives } = person
  if (kind === 'chauffeur') await db.insertInto('chauffeurs').values({ resource_id: id, languages, drives }).execute()
  else await db.insertInto('guides').values({ resource_id: id, languages }).execute()
  return id
}

export async function updatePerson(db: Database, id: string, kind: PersonKind, person: PersonColumns): Promise<void> {
  await db
    .updateTable('resources')
    .set((row) => ({ ...columnsOf(person), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const { languages, drives } = person
  if (kind === 'chauffeur')
    await db.updateTable('chauffeurs').set({ languages, drives }).where('resource_id', '=', id).execute()
  else await db.updateTable('guides').set({ languages }).where('resource_id', '=', id).execute()
}

export async function updateEmployment(
  db: Database,
  id: string,
  { lastDay, inService }: { lastDay: string | null; inService: boolean },
): Promise<void> {
  await db
    .updateTable('resources')
    .set((row) => ({ last_day: lastDay, active: inService, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Takes those out of service whose last day is over; answers how many. */
export async function letGo(db: Database, today: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('resources')
    .set({ active: false })
    .where('kind', '<>', 'vehicle')
    .where('active', '=', true)
    .where(sql<boolean>`last_day < ${today}::date`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** What somebody works in a month by contract; null: no hours are agreed. */
export async function readContract(db: Database, id: string): Promise<number | null> {
  const row = await db.selectFrom('resources').select('contract_month_minutes').where('id', '=', id).executeTakeFirst()
  return row?.contract_month_minutes ?? null
}

/** Who has this number, however it is spaced; two who enter it at once meet at the unique index. */
export async function findByPhone(db: Database, phone: string): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('resources')
    .select(['id', 'name'])
    .where('kind', '<>', 'vehicle')
    .where('active', '=', true)
    .where('phone', '<>', '')
    .where(sql<boolean>`regexp_replace(phone, '\\D', '', 'g') = ${phone.replace(/\D/g, '')}`)
    .executeTakeFirst()
}

/** Whose licence or registration has this number. */
export async function findByNumber(
  db: Database,
  kind: 'licence' | 'guide-registration',
  number: string,
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('papers')
    .innerJoin('resources', 'resources.id', 'papers.resource_id')
    .select(['resources.id', 'resources.name'])
    .where('papers.kind', '=', kind)
    .where('number', '=', number)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
}

/** The seals of those who are with us. */
export async function readSeals(db: Database): Promise<{ id: string; name: string; seal: string }[]> {
  const rows = await db
    .selectFrom('resources')
    .select(['id', 'name', 'seal'])
    .where('kind', '<>', 'vehicle')
    .where('active', '=', true)
    .where('seal', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, seal }) => ({ id, name, seal: seal ?? '' }))
}

/** By what the usual week of a kind of people is judged. */
export async function readWeekLimits(db: Database) {
  return db
    .selectFrom('duty_policies')
    .select(['kind', 'aimed_week_minutes as aimedWeek', 'utmost_week_minutes as utmostWeek'])
    .select(['longest_day_minutes as longestDay', 'least_rest_minutes as leastRest'])
    .select('utmost_month_minutes as utmostMonth')
    .where('kind', '<>', 'vehicle')
    .execute()
}
