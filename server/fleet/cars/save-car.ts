import type { addCar as addCarCall, CarDetail, saveCar as saveCarCall } from '#contract/cars.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { carName } from '../car-name.rules.ts'
import { holdClass, readClassRecords } from '../classes/classes.store.ts'
import { faultsOfLoads, loadsInWords } from '../classes/loads.rules.ts'
import { placesIn } from '../classes/places-in.rules.ts'
import { holdGarage } from '../ground/garages.store.ts'
import type { JobsOfFleet } from '../jobs-of-fleet.ts'
import { forgetFleet } from '../load-fleet.ts'
import { refuseFaults, tellEverybody } from '../papers/tell-everybody.ts'
import { plateOf } from './car-fields.rules.ts'
import { type CarRecord, findByPlate, insertCar, lockCar, updateCar } from './cars.store.ts'
import { readChoices } from './choices.store.ts'
import { fieldsOf, readCar } from './read-car.ts'

type Fields = ReadInputOf<typeof addCarCall>

/** A new car, ready for guests once this is committed. */
export async function addCar(
  ctx: Context,
  jobs: JobsOfFleet,
  userId: string,
  typed: Fields,
  attempt: Attempt,
): Promise<CarDetail> {
  return andForget(ctx, async (db) => {
    await holdGarage(db, typed.garage)
    const { fields, className } = await checked(ctx, db, typed, null)
    const id = await insertCar(db, { ...fields, boardName: carName({ className, plate: fields.plate }) })
    const at = ctx.clock.now()
    await recordChange(db, { object: { kind: 'car', id }, userId, deed: 'added the car', version: 1, at })
    await tellEverybody(db)
    const car = await readCar({ ...ctx, db }, jobs, id)
    await attempt.remember(db, car)
    return car
  })
}

/** Saves what was changed, in the version that was looked at; somebody else's newer one is not written over. */
export async function saveCar(
  ctx: Context,
  jobs: JobsOfFleet,
  userId: string,
  { id, version, ...typed }: ReadInputOf<typeof saveCarCall>,
): Promise<CarDetail> {
  return andForget(ctx, async (db) => {
    // Before the car, as whoever retires a garage locks them.
    await holdGarage(db, typed.garage)
    const before = await lockSeenCar(db, id, version)
    const { fields, className } = await checked(ctx, db, typed, before)
    const changes = await differences(db, fieldsOf(before), fields)
    if (changes.length === 0) return readCar({ ...ctx, db }, jobs, id)
    if (fields.vehicleClass !== before.vehicleClass) await refuseWithJobs(ctx, jobs, db, id)
    // A name that was made of class and plate follows them; one that somebody gave stays.
    const isMade = before.boardName === carName(before)
    const boardName = isMade ? carName({ className, plate: fields.plate }) : before.boardName
    await updateCar(db, id, { ...fields, boardName })
    const object = { kind: 'car', id }
    const at = ctx.clock.now()
    await recordChange(db, { object, userId, deed: 'changed the car', changes, version: version + 1, at })
    await tellEverybody(db)
    return readCar({ ...ctx, db }, jobs, id)
  })
}

/** The car in the version that was looked at, locked. */
export async function lockSeenCar(db: Database, id: string, version: number): Promise<CarRecord> {
  const car = await lockCar(db, id)
  if (!car) throw new AppError('cars.unknown')
  if (car.version !== version) throw new AppError('office.changed-meanwhile')
  return car
}

async function andForget<T>(ctx: Context, work: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await ctx.db.transaction().execute(work)
  } catch (error) {
    // Two who add the same plate at once: the second is told as if it had come later.
    if (error instanceof Error && 'constraint' in error && error.constraint === 'vehicles_plate_key') throw plateTaken()
    throw error
  } finally {
    forgetFleet(ctx)
  }
}

const plateTaken = () => new AppError('cars.plate-taken', { fields: { plate: 'Another car has this plate.' } })

/** Guests were promised this class: who drives them in another must be found first. */
async function refuseWithJobs({ clock }: Context, jobs: JobsOfFleet, db: Database, id: string): Promise<void> {
  const now = clock.now()
  const ahead = await jobs.placesBetween(db, id, { from: now, until: new Date('2999-01-01') }, now)
  if (ahead.some(({ expiresAt }) => expiresAt === null || expiresAt > now))
    throw new AppError('cars.has-jobs', { fields: { vehicleClass: 'It still has jobs in its class.' } })
}

/** What was typed, with the plate as it stands on the car; or every field that makes no sense. */
async function checked({ clock }: Context, db: Database, typed: Fields, before: CarRecord | null) {
  const fields = { ...typed, plate: plateOf(typed.plate) }
  const classes = await readClassRecords(db)
  const info = classes.find(({ vehicleClass }) => vehicleClass === fields.vehicleClass)
  if (!info) throw new AppError('platform.invalid-input', { fields: { vehicleClass: 'There is no such class.' } })
  const { garages, chauffeurs } = await readChoices(db)
  const faults = faultsOfLoads(fields.loads, { isBus: info.isBus, places: placesIn(info) })
  if (fields.vehicleClass !== before?.vehicleClass && !(await holdClass(db, fields.vehicleClass)))
    faults.vehicleClass = `The ${info.name} was taken out of use.`
  if (!garages.some(({ id }) => id === fields.garage)) faults.garage = 'There is no such garage.'
  if (!/\d/.test(fields.plate)) faults.plate = 'A plate has figures, as 品川 300 あ 31-07.'
  if (fields.firstRegistered !== null && fields.firstRegistered > tokyoDayOf(clock.now()).slice(0, 7))
    faults.firstRegistered = 'This month has not come yet.'
  const chauffeur = chauffeurs.find(({ id }) => id === fields.usualChauffeurId)
  const isKept = fields.usualChauffeurId === (before?.usualChauffeurId ?? null)
  if (fields.usualChauffeurId !== null && !chauffeur && !isKept)
    faults.usualChauffeurId = 'There is no such chauffeur any more.'
  if (chauffeur && !chauffeur.drives.includes(info.vehicleClass))
    faults.usualChauffeurId = `${chauffeur.label} does not drive the ${info.name}.`
  refuseFaults(faults)
  const owner = await findByPlate(db, fields.plate)
  if (owner !== undefined && owner !== before?.id) throw plateTaken()
  return { fields, className: info.name }
}

const words: Record<keyof Fields, string> = {
  vehicleClass: 'Class',
  model: 'Model',
  plate: 'Plate',
  colour: 'Colour',
  firstRegistered: 'First registered',
  odometerKm: 'Odometer',
  usualChauffeurId: 'Usual chauffeur',
  garage: 'Garage',
  etcCard: 'ETC card',
  loads: 'Guests and suitcases',
}

async function differences(db: Database, before: Fields, after: Fields) {
  const { classes, garages, chauffeurs } = await readChoices(db, 'all')
  const labels = new Map([...classes, ...garages, ...chauffeurs].map(({ id, label }) => [id as string, label]))
  const inWords = (fields: Fields) =>
    new Map(
      (Object.keys(words) as (keyof Fields)[]).map((name) => {
        const value = name === 'loads' ? loadsInWords(fields.loads) : String(fields[name] ?? '')
        return [words[name], labels.get(value) ?? value]
      }),
    )
  return differencesOf(inWords(before), inWords(after))
}
