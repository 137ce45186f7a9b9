import {
  type EarningsGroup,
  type EarningsPeriod,
  earningsGroups,
  earningsPeriods,
  entryKinds,
} from '#contract/earnings.ts'
import { isDay } from '#core/days.ts'

/** What the page looks at, as its address says it. */
export interface EarningsAddress {
  period: EarningsPeriod
  /** Any day of the period; null: today. */
  on: string | null
  by: EarningsGroup
  kind: (typeof entryKinds)[number] | null
  tour: string | null
  page: number
}

const oneOf = <T extends string>(words: readonly T[], typed: string | null): T | null =>
  words.find((word) => word === typed) ?? null

/** An address that was typed wrong is read as far as it goes. */
export function readAddress(query: URLSearchParams): EarningsAddress {
  const [on, tour, page] = [query.get('on'), query.get('tour'), Number(query.get('page'))]
  const period = oneOf(earningsPeriods, query.get('period')) ?? 'month'
  return {
    period,
    on: on && isDay(on) && on.startsWith('20') ? on : null,
    by: oneOf(earningsGroups, query.get('by')) ?? (period === 'week' ? 'day' : 'month'),
    kind: oneOf(entryKinds, query.get('kind')),
    tour: tour && /^[a-z0-9-]{1,100}$/.test(tour) ? tour : null,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : 1,
  }
}

/** As the server is asked: what is usual is left out. */
export const questionOf = ({ period, on, by, kind, tour, page }: EarningsAddress) => ({
  ...{ period, by, page },
  ...(on ? { on } : {}),
  ...(kind ? { kind } : {}),
  ...(tour ? { tour } : {}),
})

/** Another look at it. Whoever changes anything but the page begins at the first. */
export function addressWith(now: EarningsAddress, change: Partial<EarningsAddress>): string {
  const asked = questionOf({ ...now, page: 1, ...change })
  const words = Object.entries(asked).filter(([name, value]) => !(name === 'page' && value === 1))
  return `?${new URLSearchParams(words.map(([name, value]) => [name, String(value)]))}`
}

const monthsIn = { month: 1, quarter: 3, year: 12 } as const

/** The first day of the period before or after. */
export function stepOf(period: EarningsPeriod, firstDay: string, step: 1 | -1): string {
  const [year = 0, month = 1, day = 1] = firstDay.split('-').map(Number)
  const moved =
    period === 'week'
      ? Date.UTC(year, month - 1, day + 7 * step)
      : Date.UTC(year, month - 1 + monthsIn[period] * step, 1)
  return new Date(moved).toISOString().slice(0, 10)
}
