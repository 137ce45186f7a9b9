import * as z from 'zod/mini'
import { counted } from '#core/words.ts'
import { AppError } from '../app-error.ts'
import { recordChange } from '../change-trail.store.ts'
import type { Context } from '../context.ts'
import { outageOf } from '../database-errors.ts'
import { addJob } from '../jobs.ts'
import { filePatienceMs, patienceNow } from '../patience.ts'
import { type AnyList, changesIn, findOwn, type ImportHouse, mostAtOnce, queue } from './import-house.ts'
import { changesOf } from './import-lines.store.ts'
import { findImport, type ImportRecord, type ImportState, moveImport } from './imports.store.ts'

/** All changes of a file, or none; at once where they are few, else in the background. Who asks twice is answered once. */
export async function putImportIn(house: ImportHouse, ctx: Context, userId: string, id: string): Promise<void> {
  const { file, list } = await findOwn(house, ctx, id)
  if (file.state === 'applying' || file.state === 'done') return
  if (file.state !== 'ready') throw new AppError('imports.not-ready')
  if (changesIn(file) === 0)
    throw new AppError('platform.invalid-input', { fields: { id: 'This file changes nothing.' } })
  if (changesIn(file) <= mostAtOnce) {
    patienceNow()?.extend(filePatienceMs)
    return put(list, ctx, file, { userId, from: 'ready' })
  }
  await refuseChanged(list, ctx, file)
  await ctx.db.transaction().execute(async (db) => {
    if (!(await moveImport(db, id, 'ready', { state: 'applying' }))) return
    await addJob(db, house.tasks.putIn, { importId: id, userId }, { queue })
  })
}

const Payload = z.object({ importId: z.uuid(), userId: z.uuid() })

const oursToMend = 'These changes could not be put in, which is our fault. Nothing was changed.'

/** The same as a job. What cannot be put in is ready again as it was, and says why. */
export async function workPutIn(house: ImportHouse, ctx: Context, payload: unknown): Promise<void> {
  const { importId: id, userId } = Payload.parse(payload)
  const file = await findImport(ctx.db, id)
  const list = file && house.lists.get(file.list)
  if (!list || file.state !== 'applying') return
  try {
    await put(list, ctx, file, { userId, from: 'applying' })
  } catch (error) {
    const isOurs = !(error instanceof AppError) && !outageOf(error)
    if (!isOurs && !(error instanceof AppError && error.status < 500)) throw error
    if (isOurs) ctx.log.error({ err: error, importId: id }, 'a file could not be put in')
    const fault = isOurs ? oursToMend : (error as AppError).toWire('').error
    await moveImport(ctx.db, id, 'applying', { state: 'ready', fault })
  }
}

const put = (
  list: AnyList,
  ctx: Context,
  file: ImportRecord,
  { userId, from }: { userId: string; from: ImportState },
): Promise<void> =>
  list.within(ctx, async (db) => {
    const at = ctx.clock.now()
    if (!(await moveImport(db, file.id, from, { state: 'done', at }))) return
    await refuseChanged(list, { db }, file)
    const { fresh = 0, changed = 0 } = file.summary ?? {}
    await list.apply({
      ...{ db, userId, at, known: await list.known(db), counts: { fresh, changed }, fileName: file.fileName },
      slices: () => changesOf(db, file.id),
    })
    const { one, many } = list.rules.words
    const told = { deed: `put in the file “${file.fileName}”`, changes: countsInWords(fresh, changed, { one, many }) }
    await recordChange(db, { object: importObject(file.list), userId, at, ...told })
  })

/** Under which the trail keeps what was put into a list. */
export const importObject = (list: string) => ({ kind: 'import', id: list })

const countsInWords = (fresh: number, changed: number, { one, many }: { one: string; many: string }) =>
  [
    { name: 'new', count: fresh },
    { name: 'changed', count: changed },
  ].flatMap(({ name, count }) => (count === 0 ? [] : { name, before: '', after: counted(count, one, many) }))

/** What was shown is what is done: not where the list has changed meanwhile. */
async function refuseChanged(list: AnyList, { db }: Pick<Context, 'db'>, { stamp }: ImportRecord): Promise<void> {
  if ((await list.stamp(db)) !== stamp) throw new AppError('imports.changed-meanwhile')
}
