import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type * as calls from '#contract/office-places.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import { refuseFaults } from '../papers/tell-everybody.ts'
import { type AreaRecord, listAreas } from './areas.store.ts'
import { changeGround, refusingTwice } from './change-ground.ts'
import { codeOf, freeCode } from './codes.rules.ts'
import { placeFees } from './place-fees.ts'
import { findSpot, holdSpot } from './place-spot.ts'
import {
  findOfficePlace,
  insertPlace,
  lockPlace,
  type PlaceColumns,
  type PlaceRecord,
  setPlaceRetired,
  slugsLike,
  updatePlace,
} from './places-office.store.ts'
import type { UsersOfGround } from './users-of-ground.ts'

type Place = OutputOf<typeof calls.readPlace>
type Fields = ReadInputOf<typeof calls.addPlace>

const object = (slug: string) => ({ kind: 'place', id: slug })
const nameTaken = () => new AppError('places.name-taken', { fields: { name: 'Another place has this name.' } })

const choices = (areas: readonly AreaRecord[], own?: string) =>
  areas
    .filter(({ code, retiredAt }) => retiredAt === null || code === own)
    .map(({ code, name, latitude, longitude }) => ({ id: code, label: name, latitude, longitude }))

export async function placeChoices({ db }: Context): Promise<OutputOf<typeof calls.placeChoices>> {
  return { areas: choices(await listAreas(db)) }
}

export async function readPlace(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  users: UsersOfGround,
  slug: string,
): Promise<Place> {
  const found = await findOfficePlace(db, slug)
  if (!found) throw new AppError('places.unknown')
  const { slug: id, ...place } = found
  const ahead = await users.bookingsAtPlaces(db, [slug], clock.now())
  return {
    id,
    ...place,
    bookings: ahead.get(slug) ?? { count: 0, lastDay: null },
    areas: choices(await listAreas(db), place.area),
    history: await readChanges(db, object(slug), 50),
  }
}

export async function findPlaceArea(
  { db }: Context,
  asked: ReadInputOf<typeof calls.findPlaceArea>,
): Promise<OutputOf<typeof calls.findPlaceArea>> {
  const { area, by } = await findSpot(db, asked)
  return { area: area.code, areaName: area.name, by }
}

/** Answers the place that `work` names, as it is afterwards. */
function change(ctx: Context, users: UsersOfGround, work: (db: Database) => Promise<string>): Promise<Place> {
  let slug = ''
  return changeGround(
    ctx,
    async (db) => {
      slug = await refusingTwice('places_one_of_a_name', nameTaken, () => work(db))
    },
    (now) => readPlace(now, users, slug),
  )
}

export function addPlace(ctx: Context, users: UsersOfGround, userId: string, fields: Fields): Promise<Place> {
  return change(ctx, users, async (db) => {
    const area = await holdSpot(db, fields)
    const code = codeOf(fields.name, fields.kind)
    const slug = freeCode(code, await slugsLike(db, code))
    await insertPlace(db, slug, {
      ...fields,
      area: area.code,
      pickUpFeeYen: await placeFees(db).of(fields.kind, area.code),
    })
    const [deed, at] = ['added the place', ctx.clock.now()]
    await recordChange(db, { object: object(slug), userId, deed, version: 1, at })
    return slug
  })
}

export function savePlace(
  ctx: Context,
  users: UsersOfGround,
  userId: string,
  { id: slug, version, ...fields }: ReadInputOf<typeof calls.savePlace>,
): Promise<Place> {
  return change(ctx, users, async (db) => {
    const before = await lockSeen(db, slug, version)
    const isMeant = before.kind === 'airport' || before.kind === 'port'
    if (before.isTerminal && isMeant && fields.kind !== 'airport' && fields.kind !== 'port')
      refuseFaults({ kind: 'It is a terminal: it stays an airport or a pier.' })
    const area = await holdSpot(db, fields)
    const pickUpFeeYen = await placeFees(db).after(before, fields.kind, area.code)
    const after: PlaceColumns = { ...fields, area: area.code, pickUpFeeYen }
    const changes = differencesOf(inWords(before, before.areaName), inWords(after, area.name))
    if (changes.length === 0) return slug
    await updatePlace(db, slug, after)
    const [deed, at] = ['changed the place', ctx.clock.now()]
    await recordChange(db, { object: object(slug), userId, deed, changes, version: version + 1, at })
    return slug
  })
}

const inWords = (place: PlaceColumns, areaName: string) =>
  new Map([
    ['Name', place.name],
    ['In Japanese', place.nameJa],
    ['Kind', place.kind],
    ['Address', place.addressJa],
    ['Position', `${place.latitude}, ${place.longitude}`],
    ['Area', areaName],
    ['Pick-up', `¥${place.pickUpFeeYen}`],
  ])

/** What was booked there goes on; nobody finds it any more. */
export function retirePlace(
  ctx: Context,
  users: UsersOfGround,
  userId: string,
  { id: slug, version, reason }: ReadInputOf<typeof calls.retirePlace>,
): Promise<Place> {
  return change(ctx, users, async (db) => {
    const place = await lockSeen(db, slug, version)
    if (place.isRetired) return slug
    const at = ctx.clock.now()
    await setPlaceRetired(db, slug, at)
    const deed = 'retired the place'
    await recordChange(db, { object: object(slug), userId, deed, reason, version: version + 1, at })
    return slug
  })
}

export function bringPlaceBack(
  ctx: Context,
  users: UsersOfGround,
  userId: string,
  { id: slug, version }: ReadInputOf<typeof calls.bringPlaceBack>,
): Promise<Place> {
  return change(ctx, users, async (db) => {
    const place = await lockSeen(db, slug, version)
    if (!place.isRetired) return slug
    // Its area may have been retired meanwhile.
    await holdSpot(db, place)
    await setPlaceRetired(db, slug, null)
    const [deed, at] = ['took the place into use again', ctx.clock.now()]
    await recordChange(db, { object: object(slug), userId, deed, version: version + 1, at })
    return slug
  })
}

async function lockSeen(db: Database, slug: string, version: number): Promise<PlaceRecord> {
  const place = await lockPlace(db, slug)
  if (!place) throw new AppError('places.unknown')
  if (place.version !== version) throw new AppError('office.changed-meanwhile')
  return place
}
