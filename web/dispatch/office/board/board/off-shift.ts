import type { BoardRow } from '#contract/dispatch.ts'
import { dayMs } from '#core/days.ts'
import { type Axis, startOfDay } from './axis.ts'

/** The hours in which somebody does not work, between their shifts; of a car, and on days they are off anyway, none. */
export function offShift(
  { kind, shifts, away }: Pick<BoardRow, 'kind' | 'shifts' | 'away'>,
  { days }: Pick<Axis, 'days'>,
): { from: number; until: number }[] {
  if (kind === 'vehicle') return []
  const spans = shifts.map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) }))
  return days.flatMap(({ day }) => {
    const begins = startOfDay(day)
    // A night over midnight is drawn until the axis of its day ends.
    const ends = begins + dayMs + 5 * 3_600_000
    const isOff = away.some((one) => Date.parse(one.from) <= begins && Date.parse(one.until) >= begins + dayMs)
    const own = spans.filter(({ from, until }) => from < ends && until > begins).sort((a, b) => a.from - b.from)
    if (isOff || own.length === 0) return []
    const gaps: { from: number; until: number }[] = []
    let free = begins
    for (const { from, until } of own) {
      if (from > free) gaps.push({ from: free, until: Math.min(from, ends) })
      free = Math.max(free, until)
    }
    if (free < begins + dayMs) gaps.push({ from: free, until: begins + dayMs })
    return gaps
  })
}
