import type { IsoDay } from './day.ts'

/** How a day is shown in a field and asked for by it. */
export const dayPattern = 'DD / MM / YYYY'

/** "23 / 05 / 1984"; nothing for no day. */
export function writeDay(day: IsoDay | null): string {
  const [year, month, date] = day?.split('-') ?? []
  return year ? `${date} / ${month} / ${year}` : ''
}

/**
 * What people type and browsers fill in: day, month and year with anything between them, or the year first. Null for
 * nothing typed; undefined where it names no day, which is not the same.
 */
export function readDay(typed: string): IsoDay | null | undefined {
  const parts = typed.normalize('NFKC').match(/\d+/g)
  if (!typed.trim()) return null
  const joined = parts?.length === 1 && parts[0]?.length === 8 ? splitEight(parts[0]) : parts
  if (joined?.length !== 3 || /\p{L}/u.test(typed)) return undefined
  const [date = '', month = '', year = ''] = joined[0]?.length === 4 ? joined.toReversed() : joined
  if (year.length !== 4 || date.length > 2 || month.length > 2) return undefined
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined
}

const splitEight = (figures: string) => [figures.slice(0, 2), figures.slice(2, 4), figures.slice(4)]

/** Said in place of the wire's words, which speak of the wire's way to write a day. */
export const noSuchDay = 'Write day, month and year, like 23 / 05 / 1984.'
