import { workInThread } from '../thread.ts'
import { UnreadableFile } from './decode.rules.ts'
import type { ImportRules } from './import-list.ts'
import { type FileToJudge, judgeFile, type Question, type Reply, type Summary } from './judge-file.rules.ts'

/** What the thread says at the end: how it went, or why the file cannot be read. */
export type Read = { summary: Summary } | { unreadable: string }

/** A thread that reads files for these lists: a hundred thousand lines take seconds, in which others are served. */
export function readInThread(all: readonly ImportRules<never>[]): void {
  workInThread<FileToJudge, Question, Reply, Read>(async (file, ask) => {
    const rules = all.find(({ name }) => name === file.list)
    if (!rules) throw new Error(`There is no list ${file.list}.`)
    try {
      return { summary: await judgeFile(rules, file, ask) }
    } catch (error) {
      if (error instanceof UnreadableFile) return { unreadable: error.message }
      throw error
    }
  })
}
