import type { Fares } from '#contract/fares.ts'
import { formatYen } from '#contract/money.ts'

/** What the smallest car costs by each table between an airport and an area, tolls in it; null: no such ride. */
export type PriceTo = (fares: Fares, airport: string, area: string, isNight: boolean) => number | null

const most = 3

/**
 * Where the draft changes a fare that guests compare with the taxi: how far it lies from that, the furthest first. The
 * taxis of the draft count, since those are what guests will be told.
 */
export function taxiRemarks(now: Fares, draft: Fares, priceTo: PriceTo): string[] {
  const compared = draft.taxis.flatMap(({ airport, areas, from, to, dayYen, nightYen }) =>
    [false, true].flatMap((isNight) => {
      const [area] = areas
      if (area === undefined) return []
      const [before, after] = [now, draft].map((fares) => priceTo(fares, airport, area, isNight))
      if (after === null || after === undefined || before === after) return []
      const taxiYen = isNight ? nightYen : dayYen
      return { way: `${from} to ${to}`, isNight, taxiYen, moreYen: after - taxiYen }
    }),
  )
  return compared
    .filter(({ moreYen }) => moreYen !== 0)
    .toSorted((a, b) => Math.abs(b.moreYen) - Math.abs(a.moreYen))
    .slice(0, most)
    .map(
      ({ way, isNight, taxiYen, moreYen }) =>
        `${way} would cost ${formatYen(Math.abs(moreYen))} ${moreYen > 0 ? 'more' : 'less'} than the taxi’s ${formatYen(taxiYen)} ${isNight ? 'at night' : 'by day'}, tolls extra.`,
    )
}
