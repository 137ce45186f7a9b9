import type { ErrorCode } from '#contract/errors.ts'
import type { endpoints } from '#contract/index.ts'
import type { Belongings } from './belongings.ts'

/** What a call names, and so what must be refused to whom. */
export type Named =
  /** Nothing of anybody's: what all may read, or the caller's own. Without input it changes nothing, or nothing much. */
  | { names: 'nothing'; input?: () => object }
  /**
   * Something that belongs to somebody. To all others it does not exist, but for the office where that works with it.
   * With input that the owner could send, so that nothing but the caller is wrong.
   */
  | { names: 'theirs'; input: (theirs: Belongings) => object; refusal: ErrorCode; office: boolean }
  /** Something that opens to whoever knows a secret; a made-up one opens nothing. */
  | { names: 'secret'; input: (theirs: Belongings) => object; refusal: ErrorCode }

export type Everything = typeof endpoints
export type Table = { [Group in keyof Everything]: { [Call in keyof Everything[Group]]: Named } }

export const nothing: Named = { names: 'nothing' }
export const madeUp = 'A'.repeat(43)
export const nobody = '00000000-0000-4000-8000-000000000000'
export const aDay = { from: '2026-12-01T00:00:00+09:00', until: '2026-12-02T00:00:00+09:00' }

export const own = (input: () => object): Named => ({ names: 'nothing', input })
export const theirs = (refusal: ErrorCode, input: (theirs: Belongings) => object): Named => ({
  ...{ names: 'theirs', refusal, input, office: false },
})
export const ofBooking = (more: (theirs: Belongings) => object = () => ({})): Named => ({
  ...{ names: 'theirs', refusal: 'booking.unknown', office: true },
  input: (belongings) => ({ reference: belongings.reference, ...more(belongings) }),
})
/** Only guests speak of their day. */
export const ofGuest = (more?: (theirs: Belongings) => object): Named => ({ ...ofBooking(more), ...{ office: false } })
/** The office's own: others are refused before anything is looked for. */
export const ofOffice = (input: (theirs: Belongings) => object): Named => ({
  ...{ names: 'theirs', refusal: 'platform.forbidden', office: true, input },
})
export const secret = (refusal: ErrorCode, input: (theirs: Belongings) => object): Named => ({
  ...{ names: 'secret', refusal, input },
})
