import type { ReadInputOf } from '#contract/endpoint.ts'
import { nameOfCode, type OfficeFares, type putFaresInForce as putCall } from '#contract/fares.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { longDayWithYear } from '#server/platform/day-words.rules.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import { addJob } from '#server/platform/jobs.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { lockSeenDraft, refuseFaultsOf } from './draft-fares.ts'
import { makeDraftCount, readGround, readTables } from './fare-tables.store.ts'
import { faresInWords } from './fares-words.rules.ts'
import { inForceAt, object, readFares } from './read-fares.ts'
import type { SoldRides } from './sold-rides.ts'

const beginTask = 'rides.fares-begin'

/** A long table is told as far as anybody reads. */
const mostTold = 60

/** From its moment on the draft is what rides cost. Quotes name the table they were made by, and are kept. */
export async function putInForce(
  ctx: Context,
  soldRides: SoldRides,
  userId: string,
  { version }: ReadInputOf<typeof putCall>,
  attempt: Attempt,
): Promise<OfficeFares> {
  return ctx.db.transaction().execute(async (db) => {
    const draft = await lockSeenDraft(db, version)
    const at = ctx.clock.now()
    if (draft.inForceFrom <= at) throw new AppError('fares.too-early')
    // An area may have gone since the draft was saved.
    await refuseFaultsOf(db, draft.fares)
    const before = inForceAt(await readTables(db), draft.inForceFrom)
    const { areas, airports, classes } = await readGround(db)
    const names = new Map<string, string>([...areas, ...airports, ...classes].map(({ code, name }) => [code, name]))
    const inWords = (fares: typeof draft.fares) => faresInWords(fares, (code) => names.get(code) ?? nameOfCode(code))
    const changes = before ? differencesOf(inWords(before.fares), inWords(draft.fares)) : []
    if (before && changes.length === 0) throw new AppError('fares.unchanged')
    if (!(await makeDraftCount(db, draft)))
      throw new AppError('platform.invalid-input', {
        fields: { inForceFrom: 'Another table begins at this moment already.' },
      })
    const deed = `put “${draft.name}” in force from ${longDayWithYear(tokyoDayOf(draft.inForceFrom))}`
    await recordChange(db, { object, userId, deed, changes: changes.slice(0, mostTold), at })
    await announceWith(db, 'pages')
    await addJob(db, beginTask, { tableId: draft.id }, { runAt: draft.inForceFrom })
    const fares = await readFares({ db, clock: ctx.clock }, soldRides)
    await attempt.remember(db, fares)
    return fares
  })
}

/** When a table's moment comes, pages that name prices are drawn anew in every process. */
export const faresTasks = { [beginTask]: ({ db }: Context) => announceWith(db, 'pages') }
