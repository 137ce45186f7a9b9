import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { createThreads } from '../threads.ts'
import type { ImportList } from './import-list.ts'
import type { Read } from './import-thread.ts'
import { findImport, type ImportRecord } from './imports.store.ts'
import type { FileToJudge, Question, Reply } from './judge-file.rules.ts'

// biome-ignore lint/suspicious/noExplicitAny: each list knows what it knows; nobody else looks into it
export type AnyList = ImportList<any>

/** The lists of one capability, and the thread that knows their rules. */
export interface ImportHouse {
  lists: ReadonlyMap<string, AnyList>
  threads: ReturnType<typeof createThreads<FileToJudge, Question, Reply, Read>>
  tasks: { read: string; putIn: string }
}

/** Above it a file is read and put in by a job: whoever brought it sees how far it is, and may leave. */
export const mostAtOnce = 5_000

/** One after the other, so that several large files do not take the machine together. */
export const queue = 'imports'

export async function findOwn({ lists }: ImportHouse, { db }: Pick<Context, 'db'>, id: string) {
  const file = await findImport(db, id)
  const list = file && lists.get(file.list)
  if (!file || !list) throw new AppError('imports.unknown')
  return { file, list }
}

export function listOf({ lists }: ImportHouse, name: string): AnyList {
  const list = lists.get(name)
  if (!list) throw new Error(`There is no list ${name}.`)
  return list
}

export const changesIn = ({ summary }: ImportRecord) => (summary ? summary.fresh + summary.changed : 0)
