import { randomUUID } from 'node:crypto'
import type { Wish, wishToHear as wishToHearCall } from '#contract/coming.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { network } from '#server/accounts/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { addJob } from '#server/platform/jobs.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Origin } from '#server/platform/serve.ts'
import { readLink } from '#server/platform/signed-links.ts'
import { holdDoors, isOpen } from '../opening/opening.store.ts'
import { findThing } from './coming-things.store.ts'
import { findWish, keepWish, markWish, stopAllOf, type WishRow } from './coming-wishes.store.ts'
import { wishLinkPurpose } from './wish-links.ts'

const hourly = { tries: 10, windowSeconds: 3600 }

export const confirmTask = 'house.confirm-coming'

/**
 * Keeps an address for one thing and has the link mailed to it. Whether the address was known makes no difference: the
 * same is written, enqueued and answered, and what becomes of the mail is decided later.
 */
export async function wishToHear(
  ctx: Context,
  { id, email, website }: ReadInputOf<typeof wishToHearCall>,
  origin: Origin,
): Promise<undefined> {
  await refuseOften(ctx, origin)
  // A robot that filled in what people do not see is thanked like everybody, and learns nothing.
  if (website) return
  await ctx.db.transaction().execute(async (tx) => {
    if ((await findThing(tx, id, { hold: 'share' }))?.state !== 'announced') throw new AppError('house.unknown-coming')
    await askForLink(tx, { thingId: id, email, at: ctx.clock.now() })
  })
}

/** The same for the opening of a closed house; where it is open by now, there is nothing to wait for. */
export async function wishForOpening(ctx: Context, email: string, origin: Origin): Promise<'asked' | 'open'> {
  await refuseOften(ctx, origin)
  if (await isOpen(ctx.db)) return 'open'
  await ctx.db.transaction().execute((tx) => askForLink(tx, { thingId: null, email, at: ctx.clock.now() }))
  return 'asked'
}

const refuseOften = (ctx: Context, { address }: Origin) =>
  refuseTooMany(ctx, 'house.too-many-wishes', [{ key: `coming:${network(address)}`, ...hourly }])

async function askForLink(tx: Database, wish: { thingId: string | null; email: string; at: Date }): Promise<void> {
  const wishId = await keepWish(tx, wish)
  await addJob(tx, confirmTask, { wishId, askId: randomUUID() })
}

/** By the link in the mail: from now on they wait, or do no longer. */
export async function confirmWish(ctx: Context, { token, stop }: { token: string; stop: boolean }): Promise<Wish> {
  const now = ctx.clock.now()
  const wishId = await readLink(ctx, wishLinkPurpose, token, now)
  return ctx.db.transaction().execute(async (tx) => {
    const found = wishId === null ? undefined : await findWish(tx, wishId)
    if (!found) throw new AppError('house.unknown-wish')
    // The thing first, as whoever says that it is here: then one of both comes before the other.
    const about = await findAbout(tx, found)
    const wish = await findWish(tx, found.id, { hold: true })
    if (!wish) throw new AppError('house.unknown-wish')
    const { title, link, isHere } = about
    if (stop) {
      await markWish(tx, wish.id, { stoppedAt: now })
      return { title, state: 'stopped', link: null }
    }
    // Whoever reads on the page that it is here needs no mail, unless one is under way to them.
    const isTold = isHere && wish.confirmedAt === null
    await markWish(tx, wish.id, {
      confirmedAt: wish.confirmedAt ?? now,
      stoppedAt: null,
      ...(isTold && { toldAt: now }),
    })
    return isHere ? { title, state: 'here', link } : { title, state: 'waiting', link: null }
  })
}

/** What somebody waits for, held as it is until the transaction ends. */
export async function findAbout(
  db: Database,
  { thingId }: Pick<WishRow, 'thingId'>,
): Promise<{ title: string | null; news: string; link: string; isHere: boolean }> {
  if (thingId === null)
    return { title: null, news: '', link: '/', isHere: await (db.isTransaction ? holdDoors(db) : isOpen(db)) }
  const thing = await findThing(db, thingId, db.isTransaction ? { hold: 'share' } : {})
  if (!thing) throw new AppError('house.unknown-wish')
  return { title: thing.title, news: thing.news, link: thing.link, isHere: thing.state === 'here' }
}

/** By the link in the foot of a mail: nothing more of all that the address waits for; or again. */
export async function stopComing(ctx: Context, wishId: string, wanted: boolean): Promise<boolean> {
  return stopAllOf(ctx.db, wishId, wanted ? null : ctx.clock.now())
}
