import type { Board, BoardJob } from '#contract/dispatch.ts'
import { addDays, dayMs } from '#core/days.ts'

/**
 * The axis of the time line: days side by side, each with the same hours; the nights between are left out. Places on it
 * are fractions from 0 to 1 in the direction of reading, so that percentages of `inset-inline-start` mirror by
 * themselves.
 */
export interface Axis {
  days: readonly { day: string; fromMs: number; untilMs: number }[]
  /** The hours of each day, 5 and 23 where no job needs more. */
  fromHour: number
  untilHour: number
}

export const hourMs = 3_600_000
const usualHours = { from: 5, until: 23 }

/** When a day begins in Tokyo, where the clocks are never changed. */
export const startOfDay = (day: string) => Date.parse(`${day}T00:00:00+09:00`)

export const daysShown = ({ firstDay, days }: Pick<Board, 'firstDay' | 'days'>) =>
  Array.from({ length: days }, (_, at) => addDays(firstDay, at))

/** From the first drive to the last turn-round of a job. */
export function reachOf(job: Pick<BoardJob, 'startsAt' | 'endsAt' | 'legs'>): { fromMs: number; untilMs: number } {
  let fromMs = Date.parse(job.startsAt)
  let untilMs = Date.parse(job.endsAt)
  for (const { leavesAt, freeAt } of job.legs) {
    fromMs = Math.min(fromMs, Date.parse(leavesAt))
    untilMs = Math.max(untilMs, Date.parse(freeAt))
  }
  return { fromMs, untilMs }
}

/** Whether any of it, with its drives, lies on the days shown. */
export function touchesDays(
  { firstDay, days }: Pick<Board, 'firstDay' | 'days'>,
  job: Pick<BoardJob, 'startsAt' | 'endsAt' | 'legs'>,
): boolean {
  const from = startOfDay(firstDay)
  const reach = reachOf(job)
  return reach.untilMs > from && reach.fromMs < from + days * dayMs
}

const known = new WeakMap<Board, Axis>()
let latest: Axis | null = null

/** The same axis object as long as it means the same: nothing is drawn anew because a clock ticked. */
export function axisOf(board: Board): Axis {
  const before = known.get(board)
  if (before) return before
  const fresh = makeAxis(board, board.jobs)
  const same =
    latest &&
    latest.fromHour === fresh.fromHour &&
    latest.untilHour === fresh.untilHour &&
    latest.days.length === fresh.days.length &&
    latest.days[0]?.day === fresh.days[0]?.day
  const axis = same && latest ? latest : fresh
  latest = axis
  known.set(board, axis)
  return axis
}

export function makeAxis(shown: Pick<Board, 'firstDay' | 'days'>, jobs: Board['jobs']): Axis {
  const names = daysShown(shown)
  const starts = names.map(startOfDay)
  let { from, until } = usualHours
  for (const job of jobs) {
    const reach = reachOf(job)
    for (const start of starts) {
      const end = start + dayMs
      if (reach.untilMs <= start || reach.fromMs >= end) continue
      // Over midnight the day's own edge is the end; the bar says so with an arrow.
      from = Math.min(from, Math.floor((Math.max(reach.fromMs, start) - start) / hourMs))
      until = Math.max(until, Math.ceil((Math.min(reach.untilMs, end) - start) / hourMs))
    }
  }
  return {
    fromHour: from,
    untilHour: until,
    days: names.map((day, at) => {
      const start = starts[at] ?? 0
      return { day, fromMs: start + from * hourMs, untilMs: start + until * hourMs }
    }),
  }
}

/** Where a moment stands, 0 to 1; what lies in a night that is left out stands at its edge. */
export function fractionAt(axis: Axis, ms: number): number {
  const count = axis.days.length
  for (const [at, day] of axis.days.entries()) {
    if (ms < day.fromMs) return at / count
    if (ms < day.untilMs) return (at + (ms - day.fromMs) / (day.untilMs - day.fromMs)) / count
  }
  return 1
}

/** The moment at a place, 0 to 1: where a pointer is. */
export function momentAt(axis: Axis, fraction: number): number {
  const count = axis.days.length
  const within = Math.min(Math.max(fraction, 0), 1) * count
  const at = Math.min(Math.floor(within), count - 1)
  const day = axis.days[at]
  return day ? day.fromMs + (within - at) * (day.untilMs - day.fromMs) : 0
}

export interface Span {
  /** Fractions. */
  start: number
  size: number
  /** It goes on beyond the axis. */
  cutStart: boolean
  cutEnd: boolean
}

/** Where something lies; null: nowhere on this axis. */
export function spanOn(axis: Axis, fromMs: number, untilMs: number): Span | null {
  const first = axis.days[0]
  const last = axis.days.at(-1)
  if (!first || !last || untilMs <= first.fromMs || fromMs >= last.untilMs) return null
  const start = fractionAt(axis, fromMs)
  const size = fractionAt(axis, untilMs) - start
  if (size <= 0) return null
  return { start, size, cutStart: fromMs < first.fromMs, cutEnd: untilMs > last.untilMs }
}

export const percent = (fraction: number) => `${Math.round(fraction * 1e5) / 1e3}%`

/** How a span is laid into a row's hours. */
export const spanStyle = ({ start, size }: Pick<Span, 'start' | 'size'>) => ({
  insetInlineStart: percent(start),
  inlineSize: percent(size),
})

/** Every so many hours a line; the days' own edges are not among them. */
export function hourMarks(axis: Axis, every: number): { hour: number; day: string; at: number }[] {
  return axis.days.flatMap(({ day, fromMs }) => {
    const marks: { hour: number; day: string; at: number }[] = []
    for (let hour = axis.fromHour + 1; hour < axis.untilHour; hour += 1)
      if (hour % every === 0) marks.push({ hour, day, at: fractionAt(axis, fromMs + (hour - axis.fromHour) * hourMs) })
    return marks
  })
}
