/** "9", "9:30", "0930", "7:40 pm" and "24:00" as hours and minutes; null where it is no time of the day. */
export function readTime(typed: string): string | null {
  const found = /^(\d{1,2})(?:[:.h]?(\d{2}))?(?:\s*([ap])\.?m\.?)?$/i.exec(typed.trim())
  if (!found) return null
  const half = found[3]?.toLowerCase()
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)]
  if (half && (hours < 1 || hours > 12)) return null
  const whole = half ? (hours % 12) + (half === 'p' ? 12 : 0) : hours
  if (minutes > 59 || whole * 60 + minutes > 24 * 60) return null
  return `${String(whole).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** Whether somebody has typed a whole time, or may be about to go on. */
export const isWholeTime = (typed: string) => /(\d{4}|\d[:.h]\d{2}|m\.?)$/i.test(typed.trim())
