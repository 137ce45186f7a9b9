import type { WireError } from '#contract/call.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { errorCatalogue } from '#contract/errors.ts'

export interface ErrorDetails {
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** What can be had instead. */
  nearest?: readonly { day: string; start: string }[]
  /** Of several that are booked together, which one, counted from 0. */
  nearestWay?: number | undefined
  /** For the sentence, or for who says it otherwise: nothing of it goes on the wire by itself. */
  [name: string]: unknown
}

/** A refusal that a person can be told. Its status and sentence stand beside its code, once, in the contract. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get status() {
    return errorCatalogue[this.code].status
  }

  toWire(requestId: string): WireError {
    const { fields, retryAfterSeconds, nearest, nearestWay } = this.details
    const error = errorCatalogue[this.code].sentence.replace(/\{(\w+)\}/g, (_, name: string) =>
      String(this.details[name]),
    )
    return {
      error,
      code: this.code,
      ...(fields && { fields }),
      ...(retryAfterSeconds && { retryAfterSeconds }),
      ...(nearest && { nearest }),
      ...(nearestWay !== undefined && { nearestWay }),
      requestId,
    }
  }
}
