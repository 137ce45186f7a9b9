import { onTokyoClock } from '#core/days.ts'
import { type Axis, fractionAt, momentAt } from '../board/axis.ts'

/** Hours on the board go in quarters; moments are ISO strings with Tokyo's offset, which never changes. */

const quarterMs = 15 * 60_000

const nearestQuarter = (ms: number) => Math.round(ms / quarterMs) * quarterMs

/** So far a bar may wander to the side and keep its hour: whoever drags it down a few rows drifts a little. */
export const deadZonePx = 20

/**
 * Where a drag along the axis puts the start: null as long as it keeps its own hour. Beyond the dead zone it goes on
 * from its edge, so that the first quarter can be reached. Pixels count in the direction of reading.
 */
export function draggedStart(axis: Axis, widthPx: number, startsAt: string, draggedPx: number): string | null {
  const beyondPx = Math.abs(draggedPx) - deadZonePx
  if (beyondPx <= 0 || widthPx <= 0) return null
  const start = Date.parse(startsAt)
  const at = fractionAt(axis, start) + (Math.sign(draggedPx) * beyondPx) / widthPx
  const moved = nearestQuarter(momentAt(axis, at))
  return moved === start ? null : onTokyoClock(moved)
}

/** The next quarter in this direction, or the same minute an hour away; null where that is its own hour again. */
export function steppedStart(ownStart: string, now: string | null, forward: boolean, byHour: boolean): string | null {
  const own = Date.parse(ownStart)
  const from = now === null ? own : Date.parse(now)
  const step = forward ? 1 : -1
  const moved = byHour
    ? from + step * 4 * quarterMs
    : (forward ? Math.floor(from / quarterMs) + 1 : Math.ceil(from / quarterMs) - 1) * quarterMs
  // Passing by its own minute between two quarters stops there: it is the one place that costs nothing.
  const passesOwn = !byHour && from !== own && Math.sign(own - from) === step && Math.sign(moved - own) === step
  return passesOwn || moved === own ? null : onTokyoClock(moved)
}

/** When it would end: a job keeps its length. */
export const movedEnd = (job: { startsAt: string; endsAt: string }, startsAt: string) =>
  onTokyoClock(Date.parse(startsAt) + Date.parse(job.endsAt) - Date.parse(job.startsAt))
