import type { CancellationTier } from '#contract/catalogue.ts'
import { onTokyoClock } from '#core/days.ts'
import type { IsoDay } from '#web/ui/day.ts'
import { CancellationLine, CancellationStretches } from '../cancellation-line.tsx'
import { stepsInHours } from '../cancellation-steps.ts'

type RefundLineProps = {
  tiers: readonly CancellationTier[]
  /** What was paid: the price of the chosen car. */
  priceYen: number
  /** Known in the browser only, so that now may count. */
  day: IsoDay | null
  start: string
}

/** What cancelling gives back: with the moments once a day is chosen, until then in hours. */
export function RefundLine({ tiers, priceYen, day, start }: RefundLineProps) {
  return (
    <>
      {day ? (
        <CancellationLine
          tiers={tiers}
          startsAt={`${day}T${start}:00+09:00`}
          totalYen={priceYen}
          now={onTokyoClock(new Date())}
        />
      ) : (
        <CancellationStretches steps={stepsInHours(tiers, priceYen)} />
      )}
      <p className="mt-5 text-sm text-ink-2">
        {day ? 'Times are Tokyo time.' : 'Choose a day to see the dates. Hours are counted to the start in Tokyo.'}
      </p>
    </>
  )
}
