import { useEffect } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { StepHead } from '../../checkout/step-head.tsx'
import { confirmedPath, keepToken } from '../../kept-token.ts'
import { updateCheckout } from '../checkout-state.ts'
import { dependenciesOf } from '../hold/hold-dependencies.ts'
import type { AnsweredHold } from '../hold/hold-record.ts'
import type { Hold } from '../hold/use-hold.ts'

/** Paid: on to the booking. It takes the place of the payment, so that going back never leads to a second one. */
export function GoToConfirmed({ slug, record }: { slug: string; record: AnsweredHold }) {
  const navigate = useNavigate()
  const { booking, token } = record.answer
  const { reference } = booking
  useEffect(() => {
    keepToken(reference, token)
    navigate(confirmedPath(reference), { replace: true })
    // Who travels, how to reach them and where they stay may serve the next booking; the wishes of this day are told.
    // Only on leaving: while this step stands, another wish would have the hold asked for anew.
    return () => void updateCheckout(slug, { note: '', ownSeatsFor: '' })
  }, [slug, reference, token, navigate])
  return <StepHead title="It is arranged" />
}

/** Who comes back to a day that is paid is led to it; who walks all the way again is asked. */
export function PaidAlready({ slug, hold, record }: { slug: string; hold: Hold; record: AnsweredHold }) {
  const { booking, token } = record.answer
  const { reference } = booking
  const isWalkedAgain = useNavigationType() === 'PUSH'
  useEffect(() => keepToken(reference, token), [reference, token])
  if (!isWalkedAgain) return <GoToConfirmed slug={slug} record={record} />
  const again = async () => {
    dependenciesOf(slug).keep(null)
    await hold.ask()
  }
  return (
    <>
      <StepHead title="You have booked this day already" />
      <Alert tone="ok" title={`It is booking ${reference}.`} className="mt-[1.125rem]">
        If you need a second car for the same day, we hold one for you.
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
