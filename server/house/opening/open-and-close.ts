import type { Opening } from '#contract/opening.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { type NewChange, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'
import type { Caller } from '#server/platform/serve.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { findOpening, noteFaresLookedAt, saveOpeningDay, turnDoor } from './opening.store.ts'
import { openingObject } from './opening-object.ts'
import { readOpening, readStations } from './read-opening.ts'
import { missingStation } from './stations.rules.ts'

type Deed = Pick<NewChange, 'deed' | 'changes' | 'reason'>

/** Something done to the doors: with its line in the trail, heard by the pages of every process, and answered as it then is. */
async function change(ctx: Context, { userId }: Caller, run: (tx: Database) => Promise<Deed | null>): Promise<Opening> {
  await ctx.db.transaction().execute(async (tx) => {
    const deed = await run(tx)
    if (!deed) return
    await recordChange(tx, { object: openingObject, userId, at: ctx.clock.now(), ...deed })
    await announceWith(tx, 'pages')
  })
  return readOpening(ctx)
}

/** Tells all who asked to hear of it, in the same transaction; answers how many. */
export type TellWaiting = (tx: Database) => Promise<number>

/** From now on guests may book. Of two who open at once one did it, and both find it open. */
export const openHouse = (ctx: Context, caller: Caller, tellWaiting: TellWaiting): Promise<Opening> =>
  change(ctx, caller, async (tx) => {
    const { firstOpenedAt } = await findOpening(tx)
    if (!(await turnDoor(tx, true, ctx.clock.now()))) return null
    // Whoever was open before knows what is missing, and may open for as little as it has.
    const isFirst = firstOpenedAt === null
    if (isFirst && missingStation(await readStations(tx, ctx, { isOpen: false }))) throw new AppError('house.not-ready')
    const told = await tellWaiting(tx)
    const changes = told > 0 ? [{ name: 'Mails to those who asked', before: '', after: String(told) }] : []
    return { deed: isFirst ? 'opened the house' : 'opened the house again', changes }
  })

/** Nothing new is sold; what was booked stays, with its papers and its days. */
export const closeHouse = (ctx: Context, caller: Caller, { reason }: { reason: string }): Promise<Opening> =>
  change(ctx, caller, async (tx) =>
    (await turnDoor(tx, false, ctx.clock.now())) ? { deed: 'closed the house', reason } : null,
  )

/** What visitors of a closed house are told; without a day they are told none. */
export const setOpeningDay = (
  ctx: Context,
  caller: Caller,
  { opensOn }: { opensOn: string | null },
): Promise<Opening> =>
  change(ctx, caller, async (tx) => {
    if (opensOn !== null && opensOn < tokyoDayOf(ctx.clock.now()))
      throw new AppError('house.day-over', { fields: { opensOn: 'This day is over.' } })
    const { isOpen, opensOn: before } = await findOpening(tx)
    if (isOpen) throw new AppError('house.open-already')
    if (before === opensOn) return null
    await saveOpeningDay(tx, opensOn)
    const inWords = (day: string | null) => (day ? shortDay(day) : '')
    return {
      deed: 'set the day of opening',
      changes: [{ name: 'Day', before: inWords(before), after: inWords(opensOn) }],
    }
  })

/** The fares that come with every house are a proposal until somebody has looked at them. */
export const lookedAtFares = (ctx: Context, caller: Caller): Promise<Opening> =>
  change(ctx, caller, async (tx) =>
    (await noteFaresLookedAt(tx, ctx.clock.now())) ? { deed: 'looked at the fares' } : null,
  )
