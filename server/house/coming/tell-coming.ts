import * as z from 'zod/mini'
import type { EditedComing, previewComing as previewComingCall } from '#contract/coming-editing.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { mailComing, mailComingLink, previewOfComing } from '#server/notifications/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { mailTasks } from '#server/platform/installation.ts'
import { addJobs, type Recurring, type TaskList } from '#server/platform/jobs.ts'
import { markHere } from './coming-things.store.ts'
import { findWaiting, findWish, markWish, removeOverWishes } from './coming-wishes.store.ts'
import { changeComing, holdThing } from './edit-coming.ts'
import { comingObject, readComing } from './read-coming.ts'
import { wishLink } from './wish-links.ts'
import { confirmTask, findAbout } from './wish-to-hear.ts'

const tellTask = 'house.tell-coming'
const sweepTask = 'house.sweep-coming'
const dayMs = 86_400_000

/** It is here: it leaves the page, and each who waits gets a job of their own, in the same transaction. */
export async function tellComing(
  ctx: Context,
  { id, version }: { id: string; version: number },
  userId: string,
): Promise<EditedComing> {
  await changeComing(ctx, userId, async (tx, at) => {
    const { state } = await holdThing(tx, id, version)
    if (state === 'here') throw new AppError('house.coming-here')
    if (state === 'draft') throw new AppError('house.not-announced')
    await markHere(tx, id, { by: userId, at }, version + 1)
    const told = await tellWaiting(tx, id)
    const changes = [{ name: 'Mails', before: '', after: String(told) }]
    return { object: comingObject(id), deed: 'It is here', changes, version: version + 1 }
  })
  return readComing(ctx, id)
}

/** Answers how many are told. */
export async function tellWaiting(tx: Database, thingId: string | null): Promise<number> {
  const wishes = await findWaiting(tx, thingId)
  if (wishes.length > 0)
    await addJobs(
      tx,
      tellTask,
      wishes.map((wishId) => ({ wishId })),
    )
  return wishes.length
}

export async function previewComing(ctx: Context, id: string): Promise<OutputOf<typeof previewComingCall>> {
  const { version, counts, title, news, link } = await readComing(ctx, id)
  return { version, counts, ...(await previewOfComing(ctx, { title, news, link })) }
}

const Named = z.object({ wishId: z.uuid(), askId: z.optional(z.uuid()) })

/** The link, to whoever did not press it yet; who waits already has had it. */
async function sendLink(ctx: Context, payload: unknown): Promise<void> {
  const { wishId, askId = wishId } = Named.parse(payload)
  const isAsked = async () => {
    const wish = await findWish(ctx.db, wishId)
    return wish && wish.confirmedAt === null && wish.stoppedAt === null ? wish : null
  }
  const wish = await isAsked()
  if (!wish) return
  const { title } = await findAbout(ctx.db, wish)
  await mailComingLink(ctx, {
    ...{ wishId, askId, to: wish.email, title, url: await wishLink(ctx, wishId) },
    isStillSo: async () => (await isAsked()) !== null,
  })
}

/** One mail to one who waits; who said meanwhile that nothing more should come gets none. */
async function sendNews(ctx: Context, payload: unknown): Promise<void> {
  const { wishId } = Named.parse(payload)
  const isWaiting = async () => {
    const wish = await findWish(ctx.db, wishId)
    return wish && wish.confirmedAt !== null && wish.toldAt === null && wish.stoppedAt === null ? wish : null
  }
  const wish = await isWaiting()
  if (!wish) return
  const { title, news, link, isHere } = await findAbout(ctx.db, wish)
  if (!isHere) return
  await mailComing(ctx, {
    ...{ wishId, to: wish.email, title, news, link },
    isStillSo: async () => (await isWaiting()) !== null,
  })
  // Told is who was sent it: a crash before this line sends nothing twice, since the mail has a name.
  if (await isWaiting()) await markWish(ctx.db, wishId, { toldAt: ctx.clock.now() })
}

/** Links that nobody pressed for a week, and for a month whom was told or wants nothing more: so long undoing is possible. */
async function sweep({ db, clock }: Context): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs)
  await removeOverWishes(db, { unconfirmed: before(7), over: before(30) })
}

export const comingTasks: TaskList = {
  ...mailTasks({ [confirmTask]: { send: sendLink }, [tellTask]: { send: sendNews } }),
  [sweepTask]: sweep,
}
export const comingRecurring: Recurring = { [sweepTask]: '20 18 * * *' }
