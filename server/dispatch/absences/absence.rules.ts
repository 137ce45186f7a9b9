import type { AbsenceKind } from '#contract/dispatch-absences.ts'
import type { ResourceKind } from '#server/fleet/index.ts'

export interface AbsenceSpan {
  from: Date
  until: Date
}

const longestMs = 366 * 86_400_000

/** What is wrong with a span, by field; nothing: it can be entered. */
export function faultsOf({ from, until }: AbsenceSpan, now: Date): Record<string, string> {
  if (until <= from) return { until: 'It ends before it begins.' }
  if (until.getTime() - from.getTime() > longestMs) return { until: 'At most a year and a day.' }
  if (until <= now) return { until: 'This is over already.' }
  return {}
}

/** People are ill and on leave, cars are in repair, and either may be away for something else. */
export function faultsOfKind(kind: AbsenceKind, of: ResourceKind): Record<string, string> {
  if (of === 'vehicle' && (kind === 'ill' || kind === 'leave')) return { kind: 'A car is in repair, or away.' }
  if (of !== 'vehicle' && kind === 'repair') return { kind: 'Somebody is ill, on leave, or away.' }
  return {}
}
