import { formatYen } from '#contract/money.ts'
import type { RideLeg } from '#contract/rides.ts'
import { onTokyoClock } from '#core/days.ts'
import { useHydrated } from '#web/platform/hydrated.ts'
import { CancellationLine, CancellationStretches, stepsInHours } from '#web/pricing/site/index.ts'
import { flightCancelled, waitingInWords, wayName } from '../ride-words.ts'
import { CarSection } from './car-facts.tsx'
import type { DetailRide } from './detail-ride.ts'

/** How long we wait, and what cancelling gives back, of each way. */
export function RideTerms({ ride: { legs, option } }: { ride: DetailRide }) {
  const [there] = legs
  if (!there) return null
  return (
    <>
      <CarSection title="Waiting and delays">
        <p className="max-w-[64ch] text-ink-2">
          <bdi>{waitingInWords(there, formatYen(there.ride.waitStepYen))}</bdi>
        </p>
      </CarSection>
      <CarSection title="If your plans change">
        <div className="grid gap-8">
          {legs.map((leg, index) => (
            <div key={leg.startsAt}>
              {legs.length > 1 && <h3 className="mb-3 text-sm font-semibold">{wayName(index, legs.length)}</h3>}
              <Refunds
                leg={leg}
                totalYen={(option.ways[index] ?? []).reduce((sum, { amountYen }) => sum + amountYen, 0)}
              />
            </div>
          ))}
        </div>
        <p className="mt-5 max-w-[64ch] text-sm text-ink-2">
          Times are Tokyo time.
          {there.ride.landsAt && ` ${flightCancelled}`}
        </p>
      </CarSection>
    </>
  )
}

/** Once the page is alive, now counts: what has passed is no longer offered. */
function Refunds({ leg, totalYen }: { leg: RideLeg; totalYen: number }) {
  const isHere = useHydrated()
  if (!isHere) return <CancellationStretches steps={stepsInHours(leg.cancellationTiers, totalYen)} />
  return (
    <CancellationLine
      tiers={leg.cancellationTiers}
      startsAt={leg.startsAt}
      totalYen={totalYen}
      now={onTokyoClock(new Date())}
    />
  )
}
