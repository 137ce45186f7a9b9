import { counted } from '#core/words.ts'
import { plainDay, todayInTokyo } from '#web/ui/day.ts'

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000]

/** How long ago, which is the same in every zone; "on 12 March 2026" after a week. */
export function agoInWords(moment: string, now: Date): string {
  const passedMs = Math.max(0, now.getTime() - Date.parse(moment))
  if (passedMs < 2 * minuteMs) return 'just now'
  if (passedMs < hourMs) return `${Math.floor(passedMs / minuteMs)} minutes ago`
  if (passedMs < dayMs) return `${counted(Math.floor(passedMs / hourMs), 'hour')} ago`
  if (passedMs < 7 * dayMs) return `${counted(Math.floor(passedMs / dayMs), 'day')} ago`
  return `on ${plainDay(todayInTokyo(new Date(moment)))}`
}
