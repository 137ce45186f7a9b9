import { useState } from 'react'
import { Navigate } from 'react-router'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StepHead } from '../../checkout/step-head.tsx'
import { stepAddress, useCheckout } from '../checkout-state.ts'
import type { StepProps } from '../checkout-tour.ts'
import { useCodeAsked } from '../hold/hold-store.ts'
import { useHold } from '../hold/use-hold.ts'
import { GoToConfirmed } from './payment-done.tsx'
import { PaymentForm } from './payment-form.tsx'

/** The last step: one payment for the whole day. */
export function PaymentStep({ slug }: StepProps) {
  const hold = useHold(slug)
  const { wish } = useCheckout(slug)
  const [isBusy, setBusy] = useState(false)
  const { view } = hold
  const { fault: codeFault } = useCodeAsked(slug)
  if (view.is === 'paid') return <GoToConfirmed slug={slug} record={view.record} />
  // Who pressed on while a code was on its way reads why it was refused before paying without it.
  if (codeFault) return <Navigate to={stepAddress('review', wish)} replace />
  // A payment that is under way is not torn down because the hold ends meanwhile: the server knows what to do with it.
  if (view.is === 'held' || (view.is === 'ended' && isBusy))
    return <PaymentForm slug={slug} hold={hold} record={view.record} onBusy={setBusy} />
  if (view.is === 'asking') return <PaymentWaiting />
  return <Navigate to={stepAddress('review', wish)} replace />
}

function PaymentWaiting() {
  return (
    <>
      <StepHead title="Payment" />
      <Loading label="The payment is being prepared" className="mt-[1.375rem] grid gap-7">
        <Skeleton className="h-[4.625rem]" />
        <Skeleton className="h-[20rem]" />
      </Loading>
    </>
  )
}
