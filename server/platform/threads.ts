import { Worker } from 'node:worker_threads'
import { limitAtOnce } from './limit-at-once.ts'
import { within } from './within.ts'

/** What goes to a thread, and what comes back. */
export type ToThread<Task, Reply> = { task: Task } | { reply: Reply } | { isUnanswered: true }
export type FromThread<Question, Result> = { question: Question } | { result: Result } | { failure: string }

export interface ThreadBounds {
  /** How many threads there are at most; each does one task at a time. */
  threads: number
  /** How many tasks may wait for a thread; who comes after them is told to come back. */
  mayWait: number
  /** For one task: a thread that takes longer is ended, and another one started for the next. */
  mostMs: number
}

/** A thread ended while it was at work. */
class ThreadEnded extends Error {}

/**
 * Work that would keep the thread that serves: done in threads of its own, which are started when they are first needed.
 * A thread may ask back, since it has no database.
 */
export function createThreads<Task, Question, Reply, Result>(script: URL, bounds: ThreadBounds) {
  const idle: Worker[] = []
  const limited = limitAtOnce({ atOnce: bounds.threads, mayWait: bounds.mayWait })

  function start(): Worker {
    const thread = new Worker(script)
    // A thread without work keeps no process from ending, and one that breaks meanwhile is not asked again.
    thread.on('error', () => undefined)
    thread.on('exit', () => {
      const at = idle.indexOf(thread)
      if (at >= 0) idle.splice(at, 1)
    })
    return thread
  }

  async function once(task: Task, reply: (question: Question) => Promise<Reply>): Promise<Result> {
    const thread = idle.pop() ?? start()
    thread.ref()
    let isFit = false
    try {
      const { failure, result } = await within(bounds.mostMs, 'Work in a thread', exchange(thread, task, reply))
      isFit = true
      if (failure) throw failure
      return result as Result
    } finally {
      if (isFit) {
        thread.unref()
        idle.push(thread)
      } else {
        void thread.terminate()
      }
    }
  }

  /** One that crashed is tried once more: it may have been the thread and not the task. */
  const run = (task: Task, reply: (question: Question) => Promise<Reply>): Promise<Result> =>
    limited(() =>
      once(task, reply).catch((error: unknown) => {
        if (error instanceof ThreadEnded) return once(task, reply)
        throw error
      }),
    )

  const close = async () => {
    await Promise.all(idle.splice(0).map((thread) => thread.terminate()))
  }
  return { run, close }
}

/** One task with its questions. A failure of the task itself leaves the thread as it was. */
function exchange<Task, Question, Reply, Result>(
  thread: Worker,
  task: Task,
  reply: (question: Question) => Promise<Reply>,
): Promise<{ failure?: unknown; result?: Result }> {
  const tell = (message: ToThread<Task, Reply>) => thread.postMessage(message)
  const { promise, resolve, reject } = Promise.withResolvers<{ failure?: unknown; result?: Result }>()
  let reason: unknown
  const onMessage = (message: FromThread<Question, Result>) => {
    if ('result' in message) return resolve({ result: message.result })
    if ('failure' in message) return resolve({ failure: reason ?? new Error(message.failure) })
    reply(message.question).then(
      (answer) => tell({ reply: answer }),
      (error: unknown) => {
        reason = error
        tell({ isUnanswered: true })
      },
    )
  }
  const onEnd = (cause: unknown) => reject(new ThreadEnded('A thread ended while it was at work.', { cause }))
  thread.on('message', onMessage).once('error', onEnd).once('exit', onEnd)
  tell({ task })
  return promise.finally(() => thread.off('message', onMessage).off('error', onEnd).off('exit', onEnd))
}
