import type { ApiError } from '#contract/call.ts'
import { detailNames, forDetails } from '#core/booking-details.ts'
import { useWhenOnline } from '#web/platform/use-when-online.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { isOfThePast, isTooManyHolds } from '../../checkout/hold-refusals.ts'
import { StepHead } from '../../checkout/step-head.tsx'
import { TooManyHeld } from '../../checkout/too-many-held.tsx'
import { isOfCode, withoutRefused } from '../../checkout/wished-codes.ts'
import type { Journey } from '../hold/use-journey.ts'
import { ridePath, stepAddress, updateWanted, useRidePart } from '../ride-checkout-state.ts'
import type { RideStep } from '../ride-steps.ts'

/** Whether a refusal says that the time is taken or closed, so that other times are the answer. */
export const isAboutTime = ({ code }: ApiError) => code === 'inventory.sold-out' || code === 'pricing.not-possible'

const stepOf: Readonly<Record<string, RideStep>> = {
  ...forDetails(detailNames, () => 'meeting' as const),
  leadName: 'passengers',
  email: 'passengers',
  travellers: 'passengers',
}

/** Nothing could be held, for a reason that is not the time. */
export function HoldRefused({ journey, error }: { journey: Journey; error: ApiError }) {
  const wanted = useRidePart((checkout) => checkout.wanted)
  useWhenOnline(error.status === 0, journey.ask)
  if (isTooManyHolds(error)) return <TooManyHeld sentence={error.message} onRetry={() => journey.ask()} />
  const isTransient = error.isOutage || error.status === 429 || isOfThePast(error)
  const [field, words = error.message] = Object.entries(error.fields)[0] ?? []
  const step = stepOf[field ?? '']
  return (
    <>
      <StepHead title="Nothing is held yet" />
      <Alert tone="error" title={isTransient ? 'We could not hold the car just now.' : words} className="mt-[1.125rem]">
        Everything that you chose and typed is kept.
      </Alert>
      <div className="mt-6 flex flex-wrap gap-3">
        {isTransient ? (
          <Button variant="outline" onPress={() => journey.ask()}>
            Try again
          </Button>
        ) : wanted && isOfCode(error) ? (
          <Button variant="outline" onPress={() => updateWanted(withoutRefused(wanted, error))}>
            Go on without the code
          </Button>
        ) : (
          <ButtonLink variant="outline" to={step ? stepAddress(step, wanted) : ridePath('home', wanted)}>
            Go back and change it
          </ButtonLink>
        )}
      </div>
    </>
  )
}
