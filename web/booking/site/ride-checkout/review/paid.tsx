import { useEffect } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { StepHead } from '../../checkout/step-head.tsx'
import { confirmedPath, keepToken } from '../../kept-token.ts'
import { dependencies } from '../hold/journey-dependencies.ts'
import type { AnsweredJourney } from '../hold/journey-record.ts'
import type { Journey } from '../hold/use-journey.ts'
import { updateRide } from '../ride-checkout-state.ts'

type PaidProps = {
  journey: Journey
  record: AnsweredJourney
  /** It was held on this very page a moment ago. */
  isPaidHere: boolean
}

const keepTokens = ({ held }: AnsweredJourney) => {
  for (const { booking, token } of held) keepToken(booking.reference, token)
}

/** Paid while this page stood here, or found paid: on to the booking, in the place of the payment. */
function GoToConfirmed({ record }: { record: AnsweredJourney }) {
  const navigate = useNavigate()
  const reference = record.held[0]?.booking.reference ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a booking
  useEffect(() => {
    keepTokens(record)
    navigate(confirmedPath(reference), { replace: true })
    // Who rides and how to reach them may serve the next booking; what was to be brought for this one is told.
    return () => void updateRide({ note: '', ownSeatsFor: '' })
  }, [reference, navigate])
  return <StepHead title="It is arranged" />
}

/** Who comes back to a ride that is paid, or has just paid it, is led to it; who walks all the way again is asked. */
export function PaidAlready({ journey, record, isPaidHere }: PaidProps) {
  const [there] = record.held
  const reference = there?.booking.reference ?? ''
  const isWalkedAgain = useNavigationType() === 'PUSH' && !isPaidHere
  useEffect(() => keepTokens(record), [record])
  if (!isWalkedAgain) return <GoToConfirmed record={record} />
  const again = async () => {
    dependencies.keep(null)
    await journey.ask()
  }
  return (
    <>
      <StepHead title="You have booked this ride already" />
      <Alert tone="ok" title={`It is booking ${reference}.`} className="mt-[1.125rem]">
        If you need a second car for the same time, we hold one for you.
      </Alert>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={confirmedPath(reference)}>
          See the booking
        </ButtonLink>
        <Button variant="outline" onPress={again}>
          Book it once more
        </Button>
      </div>
    </>
  )
}
