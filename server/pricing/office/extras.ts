import type { BookingsAhead } from '#contract/areas.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import type * as calls from '#contract/office-extras.ts'
import { mostExtras, type OfficeExtras } from '#contract/office-extras.ts'
import { taxClassWords } from '#contract/tax-words.ts'
import { halvesInFigures, listed, uncapitalized } from '#core/words.ts'
import { codeOfName, freeCode, refusingTwice } from '#server/fleet/index.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import {
  type ExtraColumns,
  type ExtraRecord,
  insertExtra,
  lockExtras,
  readExtraRecords,
  setExtraRetired,
  updateExtra,
} from './extras.store.ts'

/** What later capabilities know about who uses an extra. */
export interface UsersOfExtras {
  /** Bookings with it that have not ended yet. */
  bookingsWithExtra: (db: Database, code: string, now: Date) => Promise<BookingsAhead>
}

type Fields = ReadInputOf<typeof calls.addExtra>

export async function readOfficeExtras({ db }: Pick<Context, 'db'>): Promise<OfficeExtras> {
  return {
    extras: (await readExtraRecords(db)).map(({ retiredAt, ...extra }) => ({
      ...extra,
      retiredAt: retiredAt && tokyoIso(retiredAt),
    })),
  }
}

const object = (code: string) => ({ kind: 'extra', id: code })
const nameTaken = () => new AppError('extras.name-taken', { fields: { name: 'Another extra has this name.' } })

export function addExtra(ctx: Context, userId: string, fields: Fields): Promise<OfficeExtras> {
  return change(ctx, async (db, extras) => {
    refuseForNothing(fields)
    refuseTooMany(extras)
    const code = freeCode(codeOfName(fields.name, 'extra'), new Set(extras.map((extra) => extra.code)))
    await insertExtra(db, code, fields)
    await recordChange(db, { object: object(code), userId, deed: 'added the extra', version: 1, at: ctx.clock.now() })
  })
}

export function saveExtra(
  ctx: Context,
  userId: string,
  { code, version, ...fields }: ReadInputOf<typeof calls.saveExtra>,
): Promise<OfficeExtras> {
  return change(ctx, async (db, extras) => {
    const before = seen(extras, code, version)
    refuseForNothing(fields)
    const changes = differencesOf(inWords(before), inWords(fields))
    if (changes.length === 0) return
    await updateExtra(db, code, fields)
    const at = ctx.clock.now()
    const deed = 'changed the extra'
    await recordChange(db, { object: object(code), userId, deed, changes, version: version + 1, at })
  })
}

export async function readExtraUses(
  { db, clock }: Context,
  users: UsersOfExtras,
  code: string,
): Promise<OutputOf<typeof calls.extraUses>> {
  if (!(await readExtraRecords(db)).some((extra) => extra.code === code)) throw new AppError('extras.unknown')
  return {
    bookings: await users.bookingsWithExtra(db, code, clock.now()),
    history: await readChanges(db, object(code), 30),
  }
}

export function retireExtra(
  ctx: Context,
  userId: string,
  { code, version, reason }: ReadInputOf<typeof calls.retireExtra>,
): Promise<OfficeExtras> {
  return change(ctx, async (db, extras) => {
    if (seen(extras, code, version).retiredAt) return
    const at = ctx.clock.now()
    await setExtraRetired(db, code, at)
    const deed = 'took the extra out of use'
    await recordChange(db, { object: object(code), userId, deed, reason, version: version + 1, at })
  })
}

export function bringExtraBack(
  ctx: Context,
  userId: string,
  { code, version }: ReadInputOf<typeof calls.bringExtraBack>,
): Promise<OfficeExtras> {
  return change(ctx, async (db, extras) => {
    if (!seen(extras, code, version).retiredAt) return
    refuseTooMany(extras)
    await setExtraRetired(db, code, null)
    const deed = 'took the extra into use again'
    await recordChange(db, { object: object(code), userId, deed, version: version + 1, at: ctx.clock.now() })
  })
}

/** All of it or nothing, with its trail; pages that name extras are drawn anew in every process. */
function change(ctx: Context, work: (db: Database, extras: ExtraRecord[]) => Promise<void>): Promise<OfficeExtras> {
  return ctx.db.transaction().execute(async (db) => {
    await refusingTwice('extras_one_of_a_name', nameTaken, async () => work(db, await lockExtras(db)))
    await announceWith(db, 'pages')
    return readOfficeExtras({ db })
  })
}

function seen(extras: readonly ExtraRecord[], code: string, version: number): ExtraRecord {
  const extra = extras.find((one) => one.code === code)
  if (!extra) throw new AppError('extras.unknown')
  if (extra.version !== version) throw new AppError('office.changed-meanwhile')
  return extra
}

function refuseForNothing({ forTours, forRides }: Fields): void {
  if (forTours || forRides) return
  throw new AppError('platform.invalid-input', { fields: { forTours: 'For tours, for rides, or for both.' } })
}

function refuseTooMany(extras: readonly ExtraRecord[]): void {
  if (extras.filter(({ retiredAt }) => retiredAt === null).length >= mostExtras) throw new AppError('extras.too-many')
}

const inWords = (extra: ExtraColumns): Map<string, string> =>
  new Map([
    ['Name', extra.name],
    ['Explanation', extra.explanation],
    ['Price', extra.priceYen === 0 ? 'free' : formatYen(extra.priceYen)],
    ['At most', String(extra.mostPieces)],
    ['Seats that it takes', halvesInFigures(extra.halfSeats)],
    ['Suitcases that it takes', String(extra.largeCases)],
    ['Tax', uncapitalized(taxClassWords[extra.taxClass])],
    ['Goes with', listed([...(extra.forTours ? ['tours'] : []), ...(extra.forRides ? ['rides'] : [])])],
  ])
