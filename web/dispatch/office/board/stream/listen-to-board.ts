import type { BoardNews } from '#contract/dispatch.ts'
import { createLineReader } from './line-reader.ts'
import { readNews } from './read-news.ts'

export interface Listening {
  /** Ends it for good. */
  stop(): void
  /** Somebody is there again: a wait ends at once, and a line that has been silent too long is opened anew. */
  wake(): void
}

interface ListenOptions {
  open: (signal: AbortSignal) => Promise<Response>
  hear: (news: BoardNews) => void
  /** The line is gone; it is being opened again. */
  lose: () => void
  /** Whoever listens may not any more: nothing is tried again. */
  end: () => void
  now?: () => number
}

/** Pulses come every ten seconds. */
const longestSilenceMs = 25_000
export const waitMs = (attempt: number) => Math.min(500 * 2 ** attempt, 8_000)

/** Hears the news of a board until it is stopped; a lost line is opened again, and begins with a whole board. */
export function listenToBoard({ open, hear, lose, end, now = () => performance.now() }: ListenOptions): Listening {
  let isStopped = false
  let attempt = 0
  let heardAt = now()
  let line: AbortController | null = null
  let silence: ReturnType<typeof setTimeout> | undefined
  let endWait: (() => void) | null = null

  const keepWatch = () => {
    heardAt = now()
    clearTimeout(silence)
    silence = setTimeout(() => line?.abort(), longestSilenceMs)
  }

  async function listenOnce(): Promise<'lost' | 'ended'> {
    const opened = new AbortController()
    line = opened
    keepWatch()
    try {
      const response = await open(opened.signal)
      if (response.status === 401) return 'ended'
      if (!response.ok || !response.body) return 'lost'
      const reader = response.body.getReader()
      const take = createLineReader((text) => {
        const news = readNews(text)
        if (!news || isStopped || opened.signal.aborted) return
        attempt = 0
        keepWatch()
        hear(news)
      })
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) take(piece.value)
    } catch {
      // No connection, a line that broke, or one that we closed ourselves: each is opened again the same way.
    } finally {
      clearTimeout(silence)
      opened.abort()
    }
    return 'lost'
  }

  async function listen() {
    while (!isStopped) {
      const how = await listenOnce()
      if (isStopped) return
      if (how === 'ended') return end()
      lose()
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, waitMs(attempt))
        endWait = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      endWait = null
      attempt += 1
    }
  }
  void listen()

  return {
    stop() {
      isStopped = true
      line?.abort()
      endWait?.()
    },
    wake() {
      attempt = 0
      if (endWait) endWait()
      else if (now() - heardAt > longestSilenceMs) line?.abort()
    },
  }
}
