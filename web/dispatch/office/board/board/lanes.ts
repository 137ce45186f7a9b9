/** Things in time side by side on one row: each gets the first lane that is free, so that nothing hides another. */
export function lanesOf(spans: readonly { fromMs: number; untilMs: number }[]): { lanes: number[]; count: number } {
  const order = spans.map((_, at) => at)
  order.sort((a, b) => (spans[a]?.fromMs ?? 0) - (spans[b]?.fromMs ?? 0) || a - b)
  const freeFrom: number[] = []
  const lanes: number[] = spans.map(() => 0)
  for (const at of order) {
    const span = spans[at]
    if (!span) continue
    const free = freeFrom.findIndex((ms) => ms <= span.fromMs)
    const lane = free === -1 ? freeFrom.length : free
    freeFrom[lane] = span.untilMs
    lanes[at] = lane
  }
  return { lanes, count: Math.max(1, freeFrom.length) }
}

/** One lane is as high as the design's row; more share less each, and very many keep one line of words. */
const heights = { one: 49, few: 42, many: 25 }

export const laneHeight = (count: number) => (count === 1 ? heights.one : count <= 3 ? heights.few : heights.many)
