import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import * as z from 'zod/mini'
import { mostImportBytes } from '#contract/imports.ts'
import { formatCount } from '#contract/money.ts'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database.ts'
import { outageOf } from '../database-errors.ts'
import { addJob } from '../jobs.ts'
import { filePatienceMs, patienceNow } from '../patience.ts'
import { countLines, type Encoding } from './decode.rules.ts'
import { findOwn, type ImportHouse, listOf, mostAtOnce, queue } from './import-house.ts'
import { addImport, beginReading, endReading, findImport, readAnew, readPacked, writeLines } from './imports.store.ts'
import type { Question } from './judge-file.rules.ts'
import type { Separator } from './records.rules.ts'

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

interface Brought {
  list: string
  fileName: string
  bytes: Buffer
}

/** Keeps a file, and reads it: at once where that is quick, else in the background. Answers its id. */
export async function beginImport(
  house: ImportHouse,
  ctx: Context,
  userId: string,
  { list, fileName, bytes }: Brought,
): Promise<string> {
  const { mostLines } = listOf(house, list).rules
  // Its first line names the columns.
  const lines = countLines(bytes, mostLines + 1)
  if (lines > mostLines + 1) {
    const most = formatCount(mostLines)
    const fields = { file: `At most ${most} lines. Bring it in several parts.` }
    throw new AppError('imports.too-many-lines', { most, fields })
  }
  const packed = await pack(bytes)
  const reading = 1
  const id = await ctx.db.transaction().execute(async (db) => {
    const added = await addImport(db, { ...{ list, fileName, packed, userId, lines }, at: ctx.clock.now() })
    if (lines > mostAtOnce) await addReading(house, db, added, reading)
    return added
  })
  if (lines <= mostAtOnce) await readSoon(house, ctx, id, reading)
  return id
}

/** Once more: against the list as it is now, or as another encoding or separator. */
export async function readImportAgain(
  house: ImportHouse,
  ctx: Context,
  { id, ...asked }: { id: string; encoding: Encoding | null; separator: Separator | null },
): Promise<void> {
  const { file } = await findOwn(house, ctx, id)
  const reading = await ctx.db.transaction().execute(async (db) => {
    const begun = await readAnew(db, id, asked)
    if (begun === undefined) throw new AppError('imports.not-ready')
    if (file.lines > mostAtOnce) await addReading(house, db, id, begun)
    return begun
  })
  if (file.lines <= mostAtOnce) await readSoon(house, ctx, id, reading)
}

const addReading = ({ tasks }: ImportHouse, db: Database, importId: string, reading: number) =>
  addJob(db, tasks.read, { importId, reading }, { queue })

/** While whoever brought it waits. What hinders that hinders a job less: it tries again. */
async function readSoon(house: ImportHouse, ctx: Context, importId: string, reading: number): Promise<void> {
  patienceNow()?.extend(filePatienceMs)
  try {
    await readImport(house, ctx, { importId, reading })
  } catch (error) {
    ctx.log.warn({ err: error, importId }, 'a file that was brought is read later')
    await addReading(house, ctx.db, importId, reading)
  }
}

const Payload = z.object({ importId: z.uuid(), reading: z.int() })

/** Somebody has it read anew: whoever still reads stops. */
class Overtaken extends Error {}

const oursToMend = 'This file could not be read, which is our fault. Please try again, or tell us.'

/** Reads a file in a thread of its own, and keeps what would become of each line. May run twice: it begins anew. */
export async function readImport(house: ImportHouse, ctx: Context, payload: unknown): Promise<void> {
  const { importId: id, reading } = Payload.parse(payload)
  const file = await findImport(ctx.db, id)
  const list = file && house.lists.get(file.list)
  if (!file || !list) return
  if (!(await ctx.db.transaction().execute((db) => beginReading(db, id, reading)))) return
  try {
    // Before anything is read: whoever changes the list from here on makes this preview an old one.
    const stamp = await list.stamp(ctx.db)
    const packed = await readPacked(ctx.db, id)
    if (!packed) return
    const bytes = new Uint8Array(await unpack(packed, { maxOutputLength: mostImportBytes }))
    const { encoding, separator } = file
    const read = await house.threads.run({ list: file.list, bytes, encoding, separator }, answer)
    await endReading(ctx.db, id, reading, 'unreadable' in read ? { fault: read.unreadable } : { ...read, stamp })
  } catch (error) {
    if (error instanceof Overtaken) return
    if (error instanceof AppError || outageOf(error)) throw error
    ctx.log.error({ err: error, importId: id }, 'a file that was brought could not be read')
    await endReading(ctx.db, id, reading, { fault: oursToMend })
  }

  async function answer(question: Question): Promise<unknown> {
    if (question.is === 'known') return list?.known(ctx.db)
    if (question.is === 'existing') return list?.existing(ctx.db, question.from)
    if (!(await writeLines(ctx.db, { id, reading, ...question }))) throw new Overtaken()
    return null
  }
}
