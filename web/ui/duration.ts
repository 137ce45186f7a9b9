/** "11 h", "3 h 30", "45 min": how the office writes a span of time. */
export function writeMinutes(minutes: number | null): string {
  if (minutes === null) return ''
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

/** Reads what people type: "11 h", "11h30", "3:30", "45 min", "45". Null: nothing stands there. NaN: not a span. */
export function readMinutes(typed: string): number | null {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  if (text === '') return null
  const parts =
    /^(\d{1,3})\s*(?:h|hours?|:)\s*(?:([0-5]?\d)\s*(?:m|min|minutes?)?)?$/.exec(text) ??
    /^()(\d{1,4})\s*(?:m|min|minutes?)?$/.exec(text)
  if (!parts) return Number.NaN
  return Number(parts[1] || 0) * 60 + Number(parts[2] || 0)
}

/** "08:00" of minutes after midnight, and back. */
export const writeClock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export function readClock(typed: string): number {
  const parts = /^(\d{1,2})[:.]?([0-5]\d)?$/.exec(typed.normalize('NFKC').trim())
  const minutes = parts ? Number(parts[1]) * 60 + Number(parts[2] ?? 0) : Number.NaN
  return minutes <= 1440 ? minutes : Number.NaN
}

/** Whole yen or another count, with or without signs between the digits. NaN: not one. */
export function readCount(typed: string): number {
  const text = typed.normalize('NFKC').replace(/[\s,¥%]/g, '')
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}
