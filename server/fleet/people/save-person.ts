import type { VehicleClass } from '#contract/catalogue.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import type {
  addPerson as addPersonCall,
  PersonDetail,
  PersonKind,
  savePerson as savePersonCall,
} from '#contract/people.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import { holdGarage } from '../ground/garages.store.ts'
import type { JobsOfFleet } from '../jobs-of-fleet.ts'
import { forgetFleet } from '../load-fleet.ts'
import { papersOf } from '../papers/papers.store.ts'
import { refuseFaults, tellEverybody } from '../papers/tell-everybody.ts'
import { addFirstPapers, type FirstPapers, faultsOfFirstPapers } from './first-papers.ts'
import {
  findByPhone,
  insertPerson,
  lockPerson,
  type PersonColumns,
  type PersonRecord,
  readSeals,
  updatePerson,
} from './people.store.ts'
import { differences } from './person-differences.ts'
import { columnsOfWeek, faultOfWeek, freeSeal, fullName, licenceTooSmall } from './person-fields.rules.ts'
import { numberTaken } from './person-papers.ts'
import { fieldsOf, readPerson, readPersonChoices } from './read-person.ts'

export type Fields = Omit<ReadInputOf<typeof savePersonCall>, 'id' | 'version'>

/** A new chauffeur or guide; a chauffeur takes jobs once licence and health check are there. */
export async function addPerson(
  ctx: Context,
  jobs: JobsOfFleet,
  userId: string,
  {
    licenceClass,
    licenceNumber,
    licenceEndsOn,
    healthCheckEndsOn,
    registrationNumber,
    kind,
    ...typed
  }: ReadInputOf<typeof addPersonCall>,
  attempt: Attempt,
): Promise<PersonDetail> {
  return andForget(ctx, async (db) => {
    // Before the person, as whoever retires a garage locks them.
    await holdGarage(db, typed.garage)
    const papers: FirstPapers = { licenceClass, licenceNumber, licenceEndsOn, healthCheckEndsOn, registrationNumber }
    const { classes } = await readPersonChoices(db, 'all')
    const faults = await faultsOfFirstPapers({ db, clock: ctx.clock }, kind, papers)
    if (licenceClass !== null) {
      const tooSmall = licenceTooSmall(licenceClass, typed.drives, classes)
      if (tooSmall) faults.drives = tooSmall
    }
    const id = await insertPerson(db, kind, await checked(db, kind, typed, null, faults))
    const at = ctx.clock.now()
    await addFirstPapers(db, { id, kind, papers, userId, at })
    const deed = kind === 'guide' ? 'added the guide' : 'added the chauffeur'
    await recordChange(db, { object: { kind: 'person', id }, userId, deed, version: 1, at })
    await tellEverybody(db)
    const person = await readPerson({ ...ctx, db }, jobs, id)
    await attempt.remember(db, person)
    return person
  })
}

/** Saves what was changed, in the version that was looked at; somebody else's newer one is not written over. */
export async function savePerson(
  ctx: Context,
  jobs: JobsOfFleet,
  userId: string,
  { id, version, ...typed }: ReadInputOf<typeof savePersonCall>,
): Promise<PersonDetail> {
  return andForget(ctx, async (db) => {
    await holdGarage(db, typed.garage)
    const before = await lockSeenPerson(db, id, version)
    const faults = await faultsOfDriving(db, id, typed)
    const columns = await checked(db, before.kind, typed, before, faults)
    const changes = await differences(db, fieldsOf(before), { ...typed, phone: columns.phone })
    if (changes.length === 0) return readPerson({ ...ctx, db }, jobs, id)
    await updatePerson(db, id, before.kind, columns)
    const [object, at] = [{ kind: 'person', id }, ctx.clock.now()]
    await recordChange(db, { object, userId, at, deed: 'changed the person', changes, version: version + 1 })
    await tellEverybody(db)
    return readPerson({ ...ctx, db }, jobs, id)
  })
}

/** The person in the version that was looked at, locked. */
export async function lockSeenPerson(db: Database, id: string, version: number): Promise<PersonRecord> {
  const person = await lockPerson(db, id)
  if (!person) throw new AppError('people.unknown')
  if (person.version !== version) throw new AppError('office.changed-meanwhile')
  return person
}

/** Two who enter the same telephone or number at once: the second is told as if it had come later. */
export async function andForget<T>(ctx: Context, work: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await ctx.db.transaction().execute(work)
  } catch (error) {
    throw told(error)
  } finally {
    forgetFleet(ctx)
  }
}

export function told(error: unknown): unknown {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null
  if (constraint === 'one_phone_a_person') return phoneTaken('somebody else')
  return constraint === 'one_number_a_person' ? numberTaken('somebody else', 'number') : error
}

export const phoneTaken = (name: string) =>
  new AppError('people.phone-taken', {
    fields: { phone: `This is ${name}’s number. Two people cannot share one: the day’s link goes to it.` },
  })

/** A licence that is there must be enough for what is driven. */
async function faultsOfDriving(db: Database, id: string, { drives }: Fields): Promise<Record<string, string>> {
  const { classes } = await readPersonChoices(db, 'all')
  const licence = (await papersOf(db, id)).find(({ kind }) => kind === 'licence')
  const tooSmall = licence?.licenceClass ? licenceTooSmall(licence.licenceClass, drives, classes) : null
  return tooSmall ? { drives: tooSmall } : {}
}

/** What was typed, as the columns keep it; or every field that makes no sense. */
async function checked(
  db: Database,
  kind: PersonKind,
  typed: Fields,
  before: PersonRecord | null,
  faults: Record<string, string>,
): Promise<PersonColumns> {
  const { garages, limits, classes } = await readPersonChoices(db, before?.drives)
  if (!garages.some(({ id }) => id === typed.garage)) faults.garage = 'There is no such garage.'
  if (kind === 'chauffeur' && typed.drives.length === 0) faults.drives = 'At least one class of car.'
  const isKnown = (code: VehicleClass) => classes.some(({ id }) => id === code)
  if (!typed.drives.every(isKnown)) faults.drives = 'One of these classes is not in use.'
  if (kind === 'guide' && typed.drives.length > 0) faults.drives = 'A guide does not drive.'
  if (before?.lastDay && typed.beginsOn !== null && typed.beginsOn > before.lastDay)
    faults.beginsOn = 'This lies after the last day.'
  const ofWeek = faultOfWeek(typed.week, limits[kind])
  if (ofWeek) faults.week = ofWeek
  const ofSeal = await faultOfSeal(db, typed, before)
  if (ofSeal) faults.seal = ofSeal
  refuseFaults(faults)
  const owner = await findByPhone(db, typed.phone)
  if (owner && owner.id !== before?.id) throw phoneTaken(owner.name)
  const { givenName, week, languages, drives, ...fields } = typed
  return {
    ...fields,
    ...{ name: fullName({ givenName, familyName: typed.familyName }), languages: [...new Set(languages)] },
    drives: [...new Set(drives)],
    // The same number keeps the spacing that somebody gave it.
    phone: before && figures(before.phone) === figures(typed.phone) ? before.phone : typed.phone,
    ...columnsOfWeek(week),
  }
}

const figures = (phone: string) => phone.replace(/\D/g, '')

/** Two with one seal cannot be told apart on the board; whoever had it before keeps it. */
async function faultOfSeal(db: Database, { seal, nameJa }: Fields, before: PersonRecord | null) {
  if (seal === before?.seal) return null
  const others = (await readSeals(db)).filter(({ id }) => id !== before?.id)
  const owner = others.find((one) => one.seal === seal)
  if (!owner) return null
  const free = freeSeal(nameJa, new Set(others.map((one) => one.seal)))
  return `${seal} is the seal of ${owner.name}.${free ? ` ${free} is free.` : ' Choose another character.'}`
}
