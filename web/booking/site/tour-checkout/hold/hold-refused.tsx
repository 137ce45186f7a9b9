import type { ApiError } from '#contract/call.ts'
import { useWhenOnline } from '#web/platform/use-when-online.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { isOfThePast, isTooManyHolds } from '../../checkout/hold-refusals.ts'
import { StepHead } from '../../checkout/step-head.tsx'
import { TooManyHeld } from '../../checkout/too-many-held.tsx'
import { isOfCode, withoutRefused } from '../../checkout/wished-codes.ts'
import { stepAddress, updateWish, useCheckout } from '../checkout-state.ts'
import { stepAtFault } from './hold-words.ts'
import type { Hold } from './use-hold.ts'

/** Nothing could be held, for a reason that is not the day. */
export function HoldRefused({ slug, hold, error }: { slug: string; hold: Hold; error: ApiError }) {
  const { wish } = useCheckout(slug)
  useWhenOnline(error.status === 0, hold.ask)
  if (isTooManyHolds(error)) return <TooManyHeld sentence={error.message} onRetry={() => hold.ask()} />
  const isTransient = error.isOutage || error.status === 429 || isOfThePast(error)
  const words = Object.values(error.fields)[0] ?? error.message
  return (
    <>
      <StepHead title="Nothing is held yet" />
      <Alert tone="error" title={isTransient ? 'We could not hold the day just now.' : words} className="mt-[1.125rem]">
        Everything that you chose and typed is kept.
      </Alert>
      <div className="mt-6 flex flex-wrap gap-3">
        {isTransient && (
          <Button variant="outline" onPress={() => hold.ask()}>
            Try again
          </Button>
        )}
        {!isTransient && isOfCode(error) && (
          <Button variant="outline" onPress={() => updateWish(slug, withoutRefused(wish, error))}>
            Go on without the code
          </Button>
        )}
        {!isTransient && !isOfCode(error) && (
          <ButtonLink variant="outline" to={stepAddress(stepAtFault(error), wish)}>
            Go back and change it
          </ButtonLink>
        )}
      </div>
    </>
  )
}
