/** So long before its end a hold speaks up, once. */
const remindMs = 3 * 60_000
const minuteMs = 60_000

/** A hold on the server's clock, and how far this device's clock is ahead of that. */
export interface HoldSpan {
  heldFrom: string
  heldUntil: string
  aheadMs: number
}

/** The server's time, as far as this device can tell. */
export const serverNow = ({ aheadMs }: Pick<HoldSpan, 'aheadMs'>, deviceNowMs: number) => deviceNowMs - aheadMs

/**
 * How far a device is ahead, told by when it asked for the hold and when the server says that it was made. Where it
 * asked twice, the asking that fits better was the one heard. Little differences are the way of the message.
 */
export function aheadOf(sentAtMs: readonly number[], madeAt: string): number {
  const ahead = sentAtMs.map((sent) => sent - Date.parse(madeAt)).toSorted((a, b) => Math.abs(a) - Math.abs(b))
  const nearest = ahead[0] ?? 0
  return Math.abs(nearest) < 5000 ? 0 : nearest
}

export const isOver = (span: HoldSpan, deviceNowMs: number) =>
  serverNow(span, deviceNowMs) >= Date.parse(span.heldUntil)

/** What is left, from 1 at the beginning to 0 at the end. */
export function leftOf(span: HoldSpan, deviceNowMs: number): number {
  const [from, until] = [Date.parse(span.heldFrom), Date.parse(span.heldUntil)]
  if (until <= from) return 0
  return Math.min(1, Math.max(0, (until - serverNow(span, deviceNowMs)) / (until - from)))
}

/** "16:47" in Tokyo, whose clock the wire keeps. */
export const clockOf = (iso: string) => iso.slice(11, 16)

interface Announcement {
  /** Each is made once. */
  key: string
  words: string
}

/** What has to be said by now, and nothing in between: near the end, and at it. */
export function announcementOf(span: HoldSpan & { canExtend: boolean }, deviceNowMs: number): Announcement | null {
  const { heldUntil, canExtend } = span
  const leftMs = Date.parse(heldUntil) - serverNow(span, deviceNowMs)
  const ends = clockOf(heldUntil)
  if (leftMs <= 0) return { key: `${heldUntil} over`, words: `The hold ended at ${ends}.` }
  if (leftMs > remindMs) return null
  const question = canExtend ? ' Hold 15 minutes more?' : ''
  return { key: `${heldUntil} soon`, words: `The hold ends at ${ends}.${question}` }
}

/** How long nothing changes: to the reminder, the end, or the next minute of the bar, whichever is first. */
export function nextLookMs(span: HoldSpan, deviceNowMs: number): number {
  const leftMs = Date.parse(span.heldUntil) - serverNow(span, deviceNowMs)
  const ahead = [leftMs - remindMs, leftMs, minuteMs].filter((ms) => ms > 0)
  return Math.min(...ahead)
}
