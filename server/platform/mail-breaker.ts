import type { MailSettings } from './settings.ts'

/** How the reason begins that is kept of a job which waits for the mail server. */
export const mailsStandStillSince = 'The mail server has taken no mails since'

/** The mail server could not be asked, or broke off: it says nothing about the mail itself. */
export class MailServerAway extends Error {
  /** The moment is kept with the job that failed, so that the office can be told since when. */
  constructor(since: Date, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(`${mailsStandStillSince} ${since.toISOString()}: ${why}`, { cause })
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
  #awaySince = new Date()
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
      if (over.aborted) throw new MailServerAway(this.#awaySince, new Error('the process stopped meanwhile.'))
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

  /** Answers with the failure as it is told. */
  failed(cause: unknown): MailServerAway {
    if (this.#failures === 0) this.#awaySince = new Date()
    this.#failures++
    if (this.isOpen) this.#pause()
    return new MailServerAway(this.#awaySince, cause)
  }

  #pause() {
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
