import { useEffect } from 'react'
import { formatYen } from '#contract/money.ts'
import { COLUMNS } from '../checkout/frame-look.ts'
import { Stations } from '../checkout/stations.tsx'
import {
  type CheckoutStep,
  checkoutSteps,
  isQuoteOfNow,
  stepAddress,
  useCheckoutPart,
  wishIn,
} from './checkout-state.ts'
import type { CheckoutTour } from './checkout-tour.ts'
import { useLiveQuote } from './quoting.ts'
import { ShownStep } from './shown-step.tsx'
import { FoldedSummary, Summary } from './summary.tsx'
import { useStep } from './use-step.ts'

const stepNames: Record<CheckoutStep, string> = {
  day: 'Day and party',
  travellers: 'Travellers',
  'pick-up': 'Pick-up',
  review: 'Review',
  payment: 'Payment',
}

/** The way through checkout: where one is, the step itself, and what it comes to. */
export function CheckoutFrame({ tour }: { tour: CheckoutTour }) {
  const { slug, title } = tour
  const step = useStep(slug)
  const wish = useCheckoutPart(slug, wishIn)
  const current = checkoutSteps.indexOf(step)
  const isPricedHere = current < checkoutSteps.indexOf('review')
  useLiveQuote(slug, isPricedHere)

  useEffect(() => {
    document.title = `${stepNames[step]} · book ${title} | Annai`
  }, [step, title])

  return (
    <div className={COLUMNS}>
      <FoldedSummary tour={tour} totalOnly={step === 'review'} />
      <div className="min-w-0">
        <Stations
          label="Steps"
          current={current}
          steps={checkoutSteps.map((one) => ({ label: stepNames[one], to: stepAddress(one, wish) }))}
        />
        <p className="mt-4 mb-3 text-sm text-ink-2 md:hidden">
          <bdi>
            Step {current + 1} of {checkoutSteps.length}: {stepNames[step].toLowerCase()}
          </bdi>
        </p>
        <div className="md:mt-11">
          <ShownStep key={step} step={step} slug={slug} tour={tour} />
        </div>
      </div>
      <aside aria-label="Your booking" className="sticky top-6 self-start max-md:hidden">
        <Summary tour={tour} totalOnly={step === 'review'} />
      </aside>
      {isPricedHere && <LiveTotal slug={slug} />}
    </div>
  )
}

/** The total for the ear, once it is one. */
function LiveTotal({ slug }: { slug: string }) {
  const totalYen = useCheckoutPart(slug, (checkout) =>
    isQuoteOfNow(checkout, 0) ? checkout.quote?.totalYen : undefined,
  )
  return (
    <p role="status" className="sr-only">
      {totalYen !== undefined && `Total ${formatYen(totalYen)}.`}
    </p>
  )
}
