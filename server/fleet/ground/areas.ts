import type * as calls from '#contract/areas.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { refuseFaults } from '../papers/tell-everybody.ts'
import {
  type AreaColumns,
  type AreaRecord,
  countInAreas,
  countTimesOf,
  countToldWays,
  insertArea,
  listAreas,
  lockArea,
  namesOfGaragesIn,
  setAreaRetired,
  updateArea,
} from './areas.store.ts'
import { changeGround } from './change-ground.ts'
import { codeOf, freeCode } from './codes.rules.ts'
import type { UsersOfGround } from './users-of-ground.ts'
import { kilometresOut } from './where-is.rules.ts'

type Areas = OutputOf<typeof calls.readAreas>

export async function readAreas({ db }: Pick<Context, 'db'>): Promise<Areas> {
  const [areas, inside, told] = [await listAreas(db), await countInAreas(db), await countToldWays(db)]
  const others = areas.filter(({ retiredAt }) => retiredAt === null).length - 1
  return {
    areas: areas.map(({ retiredAt, ...area }) => {
      const known = told.get(area.code) ?? 0
      return {
        ...area,
        ...(inside.get(area.code) ?? { places: 0, garages: 0 }),
        told: known,
        ways: 2 * Math.max(0, retiredAt ? others + 1 : others),
        isSold: retiredAt === null && (known > 0 || others === 0),
        retiredAt: retiredAt && tokyoIso(retiredAt),
      }
    }),
  }
}

const object = (code: string) => ({ kind: 'area', id: code })
const nameTaken = () => new AppError('areas.name-taken', { fields: { name: 'Another area has this name.' } })

const change = (ctx: Context, work: (db: Database) => Promise<void>): Promise<Areas> =>
  changeGround(ctx, work, readAreas)

/** Changes take turns, so that nobody takes a name between this and what follows. */
async function refuseTakenName(db: Database, name: string, own?: string): Promise<void> {
  const others = (await listAreas(db)).filter((area) => area.retiredAt === null && area.code !== own)
  if (others.some((area) => area.name.toLowerCase() === name.toLowerCase())) throw nameTaken()
}

/** An area in the sea would draw every pier to itself. */
function refuseSea(middle: AreaColumns): void {
  const out = kilometresOut(middle)
  if (out !== null) refuseFaults({ longitude: `This is in the sea, ${Math.round(out)} km from the shore.` })
}

export function addArea(ctx: Context, userId: string, fields: ReadInputOf<typeof calls.addArea>): Promise<Areas> {
  return change(ctx, async (db) => {
    refuseSea(fields)
    await refuseTakenName(db, fields.name)
    const taken = new Set((await listAreas(db)).map(({ code }) => code))
    const code = freeCode(codeOf(fields.name, 'area'), taken)
    await insertArea(db, code, fields)
    await recordChange(db, { object: object(code), userId, deed: 'added the area', version: 1, at: ctx.clock.now() })
  })
}

const inWords = ({ name, nameJa, latitude, longitude }: AreaColumns) =>
  new Map([
    ['Name', name],
    ['In Japanese', nameJa],
    ['Middle', `${latitude}, ${longitude}`],
  ])

export function saveArea(
  ctx: Context,
  userId: string,
  { code, version, ...fields }: ReadInputOf<typeof calls.saveArea>,
): Promise<Areas> {
  return change(ctx, async (db) => {
    const before = await lockSeen(db, code, version)
    refuseSea(fields)
    await refuseTakenName(db, fields.name, code)
    const changes = differencesOf(inWords(before), inWords(fields))
    if (changes.length === 0) return
    await updateArea(db, code, fields)
    const [deed, at] = ['changed the area', ctx.clock.now()]
    await recordChange(db, { object: object(code), userId, deed, changes, version: version + 1, at })
  })
}

export async function areaUses(
  { db, clock }: Context,
  users: UsersOfGround,
  code: string,
): Promise<OutputOf<typeof calls.areaUses>> {
  const inside = (await countInAreas(db)).get(code)
  if (!inside) throw new AppError('areas.unknown')
  const now = clock.now()
  return {
    places: inside.places,
    garages: await namesOfGaragesIn(db, code),
    bookings: await users.bookingsInArea(db, code, now),
    fares: await users.faresNaming(db, code, now),
    times: await countTimesOf(db, code),
    history: await readChanges(db, object(code), 30),
  }
}

/** Bookings that begin or end there stay as they are: driving times of a retired area are still known. */
export function retireArea(
  ctx: Context,
  userId: string,
  { code, version, reason }: ReadInputOf<typeof calls.retireArea>,
): Promise<Areas> {
  return change(ctx, async (db) => {
    const area = await lockSeen(db, code, version)
    if (area.retiredAt) return
    const inside = (await countInAreas(db)).get(code)
    if (inside && inside.places + inside.garages > 0) throw new AppError('areas.in-use')
    const inUse = (await listAreas(db)).filter(({ retiredAt }) => retiredAt === null)
    if (inUse.length === 1) throw new AppError('areas.last-one')
    const at = ctx.clock.now()
    await setAreaRetired(db, code, at)
    const deed = 'retired the area'
    await recordChange(db, { object: object(code), userId, deed, reason, version: version + 1, at })
  })
}

export function bringAreaBack(
  ctx: Context,
  userId: string,
  { code, version }: ReadInputOf<typeof calls.bringAreaBack>,
): Promise<Areas> {
  return change(ctx, async (db) => {
    const area = await lockSeen(db, code, version)
    if (!area.retiredAt) return
    await refuseTakenName(db, area.name, code)
    await setAreaRetired(db, code, null)
    const [deed, at] = ['took the area into use again', ctx.clock.now()]
    await recordChange(db, { object: object(code), userId, deed, version: version + 1, at })
  })
}

async function lockSeen(db: Database, code: string, version: number): Promise<AreaRecord> {
  const area = await lockArea(db, code)
  if (!area) throw new AppError('areas.unknown')
  if (area.version !== version) throw new AppError('office.changed-meanwhile')
  return area
}
