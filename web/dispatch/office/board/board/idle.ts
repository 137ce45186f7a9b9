import type { ResourceKind } from '#contract/booking-desk.ts'
import type { IdleHour } from '#contract/dispatch.ts'
import { kindWords } from '#core/crew.ts'
import { onTokyoClock } from '#core/days.ts'
import { capitalized, listed } from '#core/words.ts'
import { type Axis, fractionAt, hourMs } from './axis.ts'
import { clockOf } from './words.ts'

export const kinds = ['chauffeur', 'vehicle', 'guide'] as const satisfies ResourceKind[]

export interface IdleBlock {
  at: string
  from: string
  until: string
  /** Fractions of the axis. */
  start: number
  size: number
  /** The fewest that are free at any time of it. */
  chauffeur: number
  vehicle: number
  guide: number
}

/** What is idle in blocks of so many hours: one block has as many free as its scarcest hour. */
export function idleBlocks(axis: Axis, idle: readonly IdleHour[], every: number): IdleBlock[] {
  const byHour = new Map(idle.map((hour) => [Math.floor(Date.parse(hour.at) / hourMs), hour]))
  return axis.days.flatMap(({ fromMs, untilMs }) => {
    const blocks: IdleBlock[] = []
    for (let from = fromMs; from < untilMs; from += every * hourMs) {
      const until = Math.min(from + every * hourMs, untilMs)
      const hours: IdleHour[] = []
      for (let hour = from; hour < until; hour += hourMs) {
        const known = byHour.get(Math.floor(hour / hourMs))
        if (known) hours.push(known)
      }
      if (hours.length === 0) continue
      const start = fractionAt(axis, from)
      blocks.push({
        at: onTokyoClock(from),
        from: clockOf(onTokyoClock(from)),
        until: clockOf(onTokyoClock(until)),
        start,
        // The end of a day is the beginning of the next one on the axis, so it is reckoned from within.
        size: fractionAt(axis, until - 1) - start,
        chauffeur: Math.min(...hours.map(({ chauffeur }) => chauffeur)),
        vehicle: Math.min(...hours.map(({ vehicle }) => vehicle)),
        guide: Math.min(...hours.map(({ guide }) => guide)),
      })
    }
    return blocks
  })
}

/** When nobody of a kind is free, hours in a row as one: "08:00 to 10:00". */
export function scarceSpans(blocks: readonly IdleBlock[], kind: ResourceKind): string[] {
  const spans: { from: string; until: string; last: number }[] = []
  for (const [index, block] of blocks.entries()) {
    if (block[kind] > 0) continue
    const before = spans.at(-1)
    if (before && before.last === index - 1 && before.until === block.from)
      Object.assign(before, { until: block.until, last: index })
    else spans.push({ from: block.from, until: block.until, last: index })
  }
  return spans.map(({ from, until }) => `${from} to ${until}`)
}

/** "No guide 08:00 to 10:00": every time at which somebody runs out, or that nobody does; and of whom there are none at all. */
export function scarcest(blocks: readonly IdleBlock[], there: readonly string[]): string {
  const out = kinds.flatMap((kind) => {
    if (!there.includes(kind)) return [`no ${kindWords[kind]}s entered yet`]
    const spans = scarceSpans(blocks, kind)
    return spans.length > 0 ? [`no ${kindWords[kind]} ${listed(spans)}`] : []
  })
  return out.length === 0 ? 'Somebody of every kind at every hour' : capitalized(out.join(', '))
}
