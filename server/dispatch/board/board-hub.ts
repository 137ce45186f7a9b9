import type { Board, BoardNews } from '#contract/dispatch.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { createBoardReader, keyOf } from './board-reader.ts'
import { type Carried, createCarried } from './carried.ts'
import { changesFrom, piecesOf, type Sent } from './news.rules.ts'
import { readBoard, type WhichDays } from './read-board.ts'

/** Whoever listens: a line is taken, or they are gone. */
export interface Listener {
  send(line: BoardNews): boolean
  signal: AbortSignal
}

export interface HubTimes {
  /** Something is heard at least so often. */
  pulseMs: number
  /** Lateness and idle hours follow the clock, of which nobody sends news. */
  rereadMs: number
  /** After a reading the next one waits so long: changes that come thick are read together. */
  breathMs: number
  /** After a reading that failed. */
  againMs: number
}

const usualTimes: HubTimes = { pulseMs: 8_000, rereadMs: 60_000, breathMs: 100, againMs: 1_000 }

export interface BoardHub {
  /** Sends the board and then what becomes of it, until the listener goes. */
  listen(which: WhichDays, listener: Listener, connection: string): Promise<void>
  /** Something of some board changed, or may have. */
  hearOfBoard(): void
  /** Somebody took something into their hand or put it down; without detail nothing is known. */
  hearOfMoving(detail?: string): void
}

interface Connected {
  listener: Listener
  sent: Sent
}

/** All who look at the same days. */
interface Watch {
  which: WhichDays
  connected: Set<Connected>
  isReading: boolean
  /** Something changed since the last reading began. */
  isStale: boolean
}

/** One per process: whatever the number of listeners, the same days are read once, and only while somebody listens. */
export function createBoardHub(ctx: Context, times: Partial<HubTimes> = {}): BoardHub {
  const { pulseMs, rereadMs, breathMs, againMs } = { ...usualTimes, ...times }
  const watches = new Map<string, Watch>()
  const read = createBoardReader((which) => readBoard(ctx, which))
  let clocks: NodeJS.Timeout[] = []
  const everybody = () => [...watches.values()].flatMap(({ connected }) => [...connected])
  const tellAll = (line: BoardNews) => {
    for (const { listener } of everybody()) listener.send(line)
  }
  const carried: Carried = createCarried(ctx, (moving) => tellAll({ is: 'moving', moving }))

  const hearOfBoard = () => {
    for (const watch of watches.values()) refresh(watch)
  }

  /** Reads until nothing changed meanwhile. What is heard during a reading causes another. */
  const refresh = (watch: Watch) => {
    watch.isStale = true
    if (watch.isReading) return
    keepReading(watch)
  }
  const keepReading = async (watch: Watch) => {
    watch.isReading = true
    while (watch.isStale && watch.connected.size > 0) {
      watch.isStale = false
      const began = performance.now()
      // Whoever comes during the reading brings a newer board along.
      const waiting = [...watch.connected]
      try {
        deliver(waiting, await read(watch.which))
        // Never more than a third of the time is spent on reading.
        await pause(Math.min(againMs, Math.max(breathMs, 2 * (performance.now() - began))))
      } catch (error) {
        ctx.log.warn({ err: error, ...watch.which }, 'a board could not be read, and is read again')
        watch.isStale = true
        await pause(againMs)
      }
    }
    watch.isReading = false
  }
  const deliver = (waiting: readonly Connected[], board: Board) => {
    const pieces = piecesOf(board)
    for (const one of waiting) {
      const news = changesFrom(one.sent, board, pieces)
      one.sent = pieces
      if (news) one.listener.send(news)
    }
  }

  const wind = () => {
    if (clocks.length > 0) return
    clocks = [
      setInterval(() => {
        carried.forgetIdle()
        tellAll({ is: 'pulse', now: tokyoIso(ctx.clock.now()) })
      }, pulseMs),
      setInterval(hearOfBoard, rereadMs),
    ]
    for (const clock of clocks) clock.unref()
  }

  const leave = (watch: Watch, key: string, one: Connected) => {
    watch.connected.delete(one)
    if (watch.connected.size === 0 && watches.get(key) === watch) watches.delete(key)
    if (watches.size > 0) return
    for (const clock of clocks) clearInterval(clock)
    clocks = []
  }

  return {
    hearOfBoard,
    hearOfMoving: (detail) => carried.hear(detail),
    async listen(which, listener, connection) {
      const board = await read(which)
      if (listener.signal.aborted) return
      const one = { listener, sent: piecesOf(board) }
      const key = keyOf(which)
      const watch = watches.get(key) ?? { which, connected: new Set(), isReading: false, isStale: false }
      watches.set(key, watch)
      watch.connected.add(one)
      wind()
      listener.send({ is: 'board', connection, board, moving: carried.all() })
      // Something may have changed after the reading and before anybody listened for it.
      refresh(watch)
      await ended(listener.signal)
      leave(watch, key, one)
      await carried.putDown(connection)
    },
  }
}

const ended = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref()
  })
