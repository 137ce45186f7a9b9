import type { MailSettings } from './settings.ts'

/** The mail server could not be asked, or broke off: it says nothing about the mail itself. */
export class MailServerAway extends Error {
  /** How a job that waits for the mail server begins the reason that is kept of it. */
  static readonly words = 'The mail server takes no mails'

  constructor(cause: unknown) {
    super(`${MailServerAway.words}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

export interface BreakerTimes {
  /** So many failures after each other, and mails pause. */
  failures: number
  /** For so long at first, then twice as long, up to the most. */
  pauseMs: number
  mostPauseMs: number
}

const usual: BreakerTimes = { failures: 3, pauseMs: 15_000, mostPauseMs: 120_000 }

/** A mail's turn: it ends with the try, whatever came of it. */
export interface MailTurn {
  end(): void
}

/** Lets mails through while the server takes them; else one at a time, after a pause, to see whether it does again. */
export class MailBreaker {
  readonly #times: BreakerTimes
  #failures = 0
  #pauses = 0
  #pausedUntilMs = 0
  #isProbing = false
  #wake = Promise.withResolvers<void>()

  constructor(times: BreakerTimes = usual) {
    this.#times = times
  }

  get isOpen(): boolean {
    return this.#failures >= this.#times.failures
  }

  /** Answers when a mail may be tried. Rejects when nobody waits any more. */
  async turn(over: AbortSignal): Promise<MailTurn> {
    while (this.isOpen) {
      if (over.aborted) throw new MailServerAway(new Error('the process stopped before it was back.'))
      const leftMs = this.#pausedUntilMs - performance.now()
      if (leftMs <= 0 && !this.#isProbing) return this.#probe()
      await this.#somethingNew(leftMs, over)
    }
    return { end: () => undefined }
  }

  succeeded(): void {
    this.#failures = 0
    this.#pauses = 0
    this.#tell()
  }

  failed(): void {
    this.#failures++
    if (!this.isOpen) return
    const pauseMs = Math.min(this.#times.pauseMs * 2 ** this.#pauses, this.#times.mostPauseMs)
    // Those that were under way together fail together: that is one reason to pause, not several.
    if (performance.now() >= this.#pausedUntilMs) this.#pauses++
    this.#pausedUntilMs = performance.now() + pauseMs
    this.#tell()
  }

  #probe(): MailTurn {
    this.#isProbing = true
    return {
      end: () => {
        this.#isProbing = false
        this.#tell()
      },
    }
  }

  #tell() {
    this.#wake.resolve()
    this.#wake = Promise.withResolvers()
  }

  async #somethingNew(leftMs: number, over: AbortSignal): Promise<void> {
    const woken = this.#wake.promise
    let timer: NodeJS.Timeout | undefined
    let stop = () => {}
    const other = new Promise<void>((resolve) => {
      stop = resolve
      over.addEventListener('abort', stop, { once: true })
      if (leftMs > 0) timer = setTimeout(resolve, leftMs)
    })
    await Promise.race([woken, other])
    clearTimeout(timer)
    over.removeEventListener('abort', stop)
  }
}

const breakers = new WeakMap<MailSettings, MailBreaker>()

/** One for each mail server that this process knows. */
export function mailBreakerOf(settings: MailSettings): MailBreaker {
  const breaker = breakers.get(settings) ?? new MailBreaker()
  breakers.set(settings, breaker)
  return breaker
}

/** Other times, as suits a test. */
export const setMailBreaker = (settings: MailSettings, times: BreakerTimes) =>
  breakers.set(settings, new MailBreaker(times))
