import type { Difference } from '#server/platform/differences.rules.ts'
import type { NewTime } from './driving.store.ts'

/** So many lines of a change are told one by one; of more, how many there were. */
export const mostLines = 200

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** "Haneda to Shinjuku, 08:00 to 10:00", before and after; hours that change alike in one line. */
export function timesInWords(
  changed: readonly (NewTime & { before: number | null })[],
  nameOf: (code: string) => string,
): Difference[] {
  const lines: (NewTime & { before: number | null; last: number })[] = []
  for (const time of changed) {
    const line = lines.at(-1)
    const goesOn =
      line?.from === time.from &&
      line.to === time.to &&
      line.minutes === time.minutes &&
      line.before === time.before &&
      line.last + 1 === time.hour
    if (line && goesOn) line.last = time.hour
    else lines.push({ ...time, last: time.hour })
  }
  return atMost(
    lines.map(({ from, to, hour, last, before, minutes }) => ({
      name: `${nameOf(from)} to ${nameOf(to)}, ${hour === last ? clock(hour) : `${clock(hour)} to ${clock(last)}`}`,
      before: before === null ? '' : `${before} min`,
      after: `${minutes} min`,
    })),
  )
}

export const atMost = (lines: readonly Difference[]): Difference[] =>
  lines.length <= mostLines
    ? [...lines]
    : [
        ...lines.slice(0, mostLines),
        { name: `and ${lines.length - mostLines} more`, before: '', after: 'changed alike' },
      ]
