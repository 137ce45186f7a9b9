import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'

/** The same day of the year before, in Tokyo. */
export function yearBefore(now: Date): string {
  const today = tokyoDayOf(now)
  return `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace('-02-29', '-02-28')
}
