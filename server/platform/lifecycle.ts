import type { Logger } from './log.ts'

const patienceMs = 20_000

export interface Lifecycle {
  /** Aborted as soon as somebody wants the process to end, also while it is still starting. */
  signal: AbortSignal
  /** Remembers how to undo a step of the start. */
  onStop(undo: () => Promise<void>): void
  /** Undoes everything, last step first. */
  stop(): Promise<void>
  /** The start is over: from now on a signal stops by itself. */
  started(): void
}

/**
 * On SIGTERM or Ctrl-C, what was started is undone in reverse: no new visitors, those inside are finished with, then
 * the database. Too long a wait ends the process as it is.
 */
export function createLifecycle(log: Logger): Lifecycle {
  const wish = new AbortController()
  const undo: (() => Promise<void>)[] = []
  let stopping: Promise<void> | undefined
  let running = false

  const stop = () => {
    stopping ??= (async () => {
      for (const step of undo.reverse())
        await step().catch((error: unknown) => log.error({ err: error }, 'a part did not stop cleanly'))
    })()
    return stopping
  }
  const onSignal = () => {
    // Ctrl-C reaches npm, its script and us at once, and npm passes it on: the same wish, not a second one.
    if (wish.signal.aborted) return
    process.stdout.write('· Stopping\n')
    wish.abort(new Error('asked to stop'))
    setTimeout(() => process.exit(1), patienceMs).unref()
    if (running) stop().then(() => process.exit(0))
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)

  return {
    signal: wish.signal,
    onStop: (step) => void undo.push(step),
    stop,
    started() {
      running = true
    },
  }
}
