import { parentPort } from 'node:worker_threads'
import type { FromThread, ToThread } from './threads.ts'

/** The other side of `createThreads`: does one task after the other, and may ask back while it is at it. */
export function workInThread<Task, Question, Reply, Result>(
  work: (task: Task, ask: (question: Question) => Promise<Reply>) => Promise<Result>,
): void {
  const port = parentPort
  if (!port) throw new Error('This is done in a thread only.')
  const tell = (message: FromThread<Question, Result>) => port.postMessage(message)
  let asked: PromiseWithResolvers<Reply> | undefined
  const ask = (question: Question) => {
    asked = Promise.withResolvers<Reply>()
    tell({ question })
    return asked.promise
  }
  port.on('message', (message: ToThread<Task, Reply>) => {
    if ('reply' in message) return asked?.resolve(message.reply)
    if ('isUnanswered' in message) return asked?.reject(new Error('Nobody could answer.'))
    work(message.task, ask).then(
      (result) => tell({ result }),
      (error: unknown) => tell({ failure: error instanceof Error ? error.message : String(error) }),
    )
  })
}
