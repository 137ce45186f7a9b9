import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type * as calls from '#contract/garages.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { deskNameOf } from '../desk-name.rules.ts'
import type { ResourceKind } from '../fleet.rules.ts'
import { refuseFaults } from '../papers/tell-everybody.ts'
import { holdArea, listAreas } from './areas.store.ts'
import { changeGround, refusingTwice } from './change-ground.ts'
import { codeOf, freeCode } from './codes.rules.ts'
import {
  type GarageRecord,
  hasCarElsewhere,
  holdGarage,
  insertGarage,
  listGarages,
  lockGarage,
  moveStanding,
  readGarageCodes,
  readStanding,
  setGarageRetired,
  updateGarage,
} from './garages.store.ts'

type Garages = OutputOf<typeof calls.readGarages>
type Fields = ReadInputOf<typeof calls.addGarage>

export async function readGarages({ db }: Pick<Context, 'db'>): Promise<Garages> {
  const areas = await listAreas(db)
  return {
    garages: (await listGarages(db)).map(({ retiredAt, ...garage }) => ({
      ...garage,
      retiredAt: retiredAt && tokyoIso(retiredAt),
    })),
    areas: areas.filter((area) => area.retiredAt === null).map(({ code, name }) => ({ id: code, label: name })),
  }
}

const object = (code: string) => ({ kind: 'garage', id: code })
const nameTaken = () => new AppError('garages.name-taken', { fields: { name: 'Another garage has this name.' } })

/** Two who add one name at once: the second is told as if it had come later. */
const change = (ctx: Context, work: (db: Database) => Promise<void>): Promise<Garages> =>
  changeGround(ctx, (db) => refusingTwice('garages_one_of_a_name', nameTaken, () => work(db)), readGarages)

export function addGarage(ctx: Context, userId: string, fields: Fields): Promise<Garages> {
  return change(ctx, async (db) => {
    const code = freeCode(codeOf(fields.name, 'garage'), await readGarageCodes(db))
    await writeNewGarage(db, { ...fields, code }, { by: userId, at: ctx.clock.now() })
  })
}

/** The one way to a new garage: the office's form, and the demo data, whose codes are known before. */
export async function writeNewGarage(
  db: Database,
  { code, ...fields }: Fields & { code: string },
  { by, at }: { by: string | null; at: Date },
): Promise<void> {
  await checkArea(db, fields.area)
  await insertGarage(db, code, fields)
  await recordChange(db, { object: object(code), userId: by, deed: 'added the garage', version: 1, at })
}

export function saveGarage(
  ctx: Context,
  userId: string,
  { code, version, ...fields }: ReadInputOf<typeof calls.saveGarage>,
): Promise<Garages> {
  return change(ctx, async (db) => {
    const before = await lockSeen(db, code, version)
    if (fields.area !== before.area) await checkArea(db, fields.area)
    const areas = await listAreas(db)
    const inWords = (garage: Fields) =>
      new Map([
        ['Name', garage.name],
        ['In Japanese', garage.nameJa],
        ['Area', areas.find((area) => area.code === garage.area)?.name ?? garage.area],
      ])
    const changes = differencesOf(inWords(before), inWords(fields))
    if (changes.length === 0) return
    await updateGarage(db, code, fields)
    const at = ctx.clock.now()
    const deed = 'changed the garage'
    await recordChange(db, { object: object(code), userId, deed, changes, version: version + 1, at })
  })
}

export async function garageUses({ db }: Context, code: string): Promise<OutputOf<typeof calls.garageUses>> {
  if (!(await readGarageCodes(db)).has(code)) throw new AppError('garages.unknown')
  const all = await readStanding(db, code)
  const standing = all.filter(({ isInService }) => isInService)
  const cars = standing.filter(({ kind }) => kind === 'vehicle')
  return {
    cars: cars.map((car) => ({ id: car.id, name: deskNameOf({ ...car, kind: car.kind as ResourceKind }) })),
    people: standing.filter(({ kind }) => kind !== 'vehicle').map(({ name }) => name),
    outOfService: all.length - standing.length,
    hasAllCars: cars.length > 0 && !(await hasCarElsewhere(db, code)),
    history: await readChanges(db, object(code), 30),
  }
}

/** What begins there goes to another one in the same transaction, so that nothing ever begins at a retired garage. */
export function retireGarage(
  ctx: Context,
  userId: string,
  { code, version, moveTo, reason }: ReadInputOf<typeof calls.retireGarage>,
): Promise<Garages> {
  return change(ctx, async (db) => {
    const garage = await lockSeen(db, code, version)
    if (garage.retiredAt) return
    if (garage.cars > 0 && !(await hasCarElsewhere(db, code))) throw new AppError('garages.all-cars')
    const isEmpty = (await readStanding(db, code)).length === 0
    if (!isEmpty && (moveTo === null || moveTo === code)) throw inUse('Say where its cars and people go.')
    if (moveTo !== null && moveTo !== code) await moveAll(ctx, db, userId, garage, moveTo)
    const at = ctx.clock.now()
    await setGarageRetired(db, code, at)
    const changes = isEmpty ? [] : [{ name: 'Begins at', before: garage.name, after: await nameOf(db, moveTo) }]
    const deed = 'retired the garage'
    await recordChange(db, { object: object(code), userId, deed, changes, reason, version: version + 1, at })
  })
}

const inUse = (sentence: string) => new AppError('garages.in-use', { fields: { moveTo: sentence } })

async function moveAll({ clock }: Context, db: Database, userId: string, from: GarageRecord, to: string) {
  if (!(await holdGarage(db, to))) throw inUse('There is no such garage.')
  const changes = [{ name: 'Garage', before: from.name, after: await nameOf(db, to) }]
  const [deed, at] = ['changed the car', clock.now()]
  for (const { id, version } of await moveStanding(db, from.code, to))
    await recordChange(db, { object: { kind: 'car', id }, userId, deed, changes, version, at })
}

const nameOf = async (db: Database, code: string | null) =>
  (await listGarages(db)).find((garage) => garage.code === code)?.name ?? ''

export function bringGarageBack(
  ctx: Context,
  userId: string,
  { code, version }: ReadInputOf<typeof calls.bringGarageBack>,
): Promise<Garages> {
  return change(ctx, async (db) => {
    const garage = await lockSeen(db, code, version)
    if (!garage.retiredAt) return
    await checkArea(db, garage.area)
    await setGarageRetired(db, code, null)
    const at = ctx.clock.now()
    const deed = 'took the garage into use again'
    await recordChange(db, { object: object(code), userId, deed, version: version + 1, at })
  })
}

async function lockSeen(db: Database, code: string, version: number): Promise<GarageRecord> {
  const garage = await lockGarage(db, code)
  if (!garage) throw new AppError('garages.unknown')
  if (garage.version !== version) throw new AppError('office.changed-meanwhile')
  return garage
}

async function checkArea(db: Database, code: string): Promise<void> {
  if (!(await holdArea(db, code))) refuseFaults({ area: 'This area is not in use.' })
}
