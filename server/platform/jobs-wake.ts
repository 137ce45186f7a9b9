import type { EventEmitter } from 'node:events'
import type pg from 'pg'

/** Workers that wait are woken at most so often: each of them asks the database whether the job is for it. */
const wakeEveryMs = 100
const woken = new WeakSet<EventEmitter>()

/**
 * Every job that is added wakes a worker of each lane, also one that is due in a quarter of an hour, so that a rush of holds
 * would ask for jobs more often than for anything else. The first news goes through at once; those that follow right
 * after it are one, at the end of the pause, and wake as many as there are.
 */
export function wakeSeldom(client: EventEmitter): void {
  if (woken.has(client)) return
  woken.add(client)
  const emit = client.emit.bind(client) as (event: string, ...rest: unknown[]) => boolean
  let [isPausing, waiting] = [false, 0]
  const wake = (message: pg.Notification, count: number): boolean => {
    isPausing = true
    setTimeout(() => {
      isPausing = false
      const missed = waiting
      waiting = 0
      if (missed > 0) wake(message, missed)
    }, wakeEveryMs).unref()
    return emit('notification', { ...message, payload: JSON.stringify({ count }) })
  }
  client.emit = ((event: string, ...rest: unknown[]) => {
    const [message] = rest as [pg.Notification]
    if (event !== 'notification' || message.channel !== 'jobs:insert') return emit(event, ...rest)
    if (!isPausing) return wake(message, countIn(message))
    waiting += countIn(message)
    return true
  }) as typeof client.emit
}

function countIn({ payload }: pg.Notification): number {
  try {
    return Number(JSON.parse(payload ?? '').count) || 1
  } catch {
    return 1
  }
}
