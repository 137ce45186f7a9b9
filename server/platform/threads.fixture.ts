import { existsSync, writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
import { workInThread } from './thread.ts'

/** A thread that does what it is told, also what no thread should do. */
workInThread(async (task: { deed: string; file?: string }, ask: (question: string) => Promise<string>) => {
  if (task.deed === 'hang') for (;;);
  if (task.deed === 'crash') process.exit(1)
  if (task.deed === 'crash once' && task.file && !existsSync(task.file)) {
    writeFileSync(task.file, '')
    process.exit(1)
  }
  if (task.deed === 'fail') throw new Error('This cannot be done.')
  if (task.deed === 'ask') return { threadId, heard: await ask('What?') }
  return { threadId }
})
