import { AsyncLocalStorage } from 'node:async_hooks'

/** So long a request waits for the database in all; what it waits for elsewhere, as for a bank, is not counted. */
export const requestPatienceMs = 8000
/** Of a file that somebody downloads: they see that it is being made. */
export const filePatienceMs = 30_000

const current = new AsyncLocalStorage<Patience>()

/**
 * How long one request has waited for the database, over all of its statements and attempts. Several of them at once
 * are counted once.
 */
export class Patience {
  #limitMs: number
  #waiting = 0
  #since = 0
  #spentMs = 0

  constructor(limitMs = requestPatienceMs) {
    this.#limitMs = limitMs
  }

  leftMs(): number {
    const now = this.#waiting > 0 ? performance.now() - this.#since : 0
    return this.#limitMs - this.#spentMs - now
  }

  async wait<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting === 0) this.#since = performance.now()
    this.#waiting += 1
    try {
      return await work()
    } finally {
      this.#waiting -= 1
      if (this.#waiting === 0) this.#spentMs += performance.now() - this.#since
    }
  }

  /** From now on nobody waits for an answer: what goes on, as a stream does, has no end to keep. */
  end() {
    this.#limitMs = Number.POSITIVE_INFINITY
  }

  get isOver() {
    return this.#limitMs === Number.POSITIVE_INFINITY
  }

  extend(limitMs: number) {
    this.#limitMs = Math.max(this.#limitMs, limitMs)
  }
}

/** That of the request that is being answered; none for jobs, and at the start. */
export const patienceNow = (): Patience | undefined => current.getStore()

/** That of this request, or of the page for which the server asks itself. */
export function patienceFor(limitMs: number): Patience {
  const outer = current.getStore()
  return outer && !outer.isOver ? outer : new Patience(limitMs)
}

export const withPatience = <T>(patience: Patience, work: () => T): T => current.run(patience, work)
