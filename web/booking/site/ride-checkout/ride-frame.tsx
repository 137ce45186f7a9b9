import { useEffect } from 'react'
import { formatYen } from '#contract/money.ts'
import type { KnownClasses } from '#web/fleet/site/index.ts'
import { COLUMNS } from '../checkout/frame-look.ts'
import { Stations } from '../checkout/stations.tsx'
import { isQuoteOfNow } from './ride-checkout.ts'
import { stepAddress, useFirstLeg, useRidePart } from './ride-checkout-state.ts'
import { useLiveQuote } from './ride-quoting.ts'
import { type RideStep, rideSteps } from './ride-steps.ts'
import { ShownStep } from './shown-step.tsx'
import { FoldedSummary, Summary } from './summary.tsx'
import { useKnownGuest } from './use-known-guest.ts'
import { useStep } from './use-ride-step.ts'

const nameOf = (step: RideStep, byAir: boolean) =>
  ({ meeting: byAir ? 'Flight and meeting' : 'Pick-up', passengers: 'Passengers', review: 'Review and payment' })[step]

/** The way through checkout: where one is, the step itself, and what it comes to. */
export function RideFrame({ known }: { known: KnownClasses }) {
  const step = useStep()
  const wanted = useRidePart((checkout) => checkout.wanted)
  const leg = useFirstLeg()
  const byAir = leg ? leg.ride.airport === 'arrival' : wanted?.flight !== ''
  const current = rideSteps.indexOf(step)
  const isPricedHere = step !== 'review'
  useLiveQuote(isPricedHere)
  useKnownGuest()

  const name = nameOf(step, byAir)
  useEffect(() => {
    document.title = `${name} · book a car | Annai`
  }, [name])

  return (
    <div className={COLUMNS}>
      <FoldedSummary known={known} totalOnly={!isPricedHere} />
      <div className="min-w-0">
        <Stations
          label="Steps"
          current={current}
          steps={rideSteps.map((one) => ({ label: nameOf(one, byAir), to: stepAddress(one, wanted) }))}
        />
        <p className="mt-4 mb-3 text-sm text-ink-2 md:hidden">
          <bdi>
            Step {current + 1} of {rideSteps.length}: {name.toLowerCase()}
          </bdi>
        </p>
        <div className="md:mt-11">
          <ShownStep key={step} step={step} />
        </div>
      </div>
      <aside aria-label="Your booking" className="sticky top-6 self-start max-md:hidden">
        <Summary known={known} totalOnly={!isPricedHere} />
      </aside>
      {isPricedHere && <LiveTotal />}
    </div>
  )
}

/** The total for the ear, once it is one. */
function LiveTotal() {
  const totalYen = useRidePart((checkout) => (isQuoteOfNow(checkout, 0) ? checkout.quoted?.totalYen : undefined))
  return (
    <p role="status" className="sr-only">
      {totalYen !== undefined && `Total ${formatYen(totalYen)}.`}
    </p>
  )
}
