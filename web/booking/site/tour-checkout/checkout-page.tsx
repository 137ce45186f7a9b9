import { useMemo } from 'react'
import { TripTicket } from '#web/pricing/site/index.ts'
import { StepWaiting, UntilOpen } from '../checkout/step-waiting.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { AddressedCheckout } from './checkout-state.ts'
import type { CheckoutTour } from './checkout-tour.ts'
import { useOpened } from './use-step.ts'

/** A booking from the day to the payment, one step at a time; the server draws the first as the address tells it. */
export function CheckoutPage({ tour }: { tour: CheckoutTour }) {
  const { isOpen, addressed, mayDiffer } = useOpened(tour)
  // Drawn once: that the tab was asked changes nothing by itself.
  const frame = useMemo(() => <CheckoutFrame tour={tour} />, [tour])
  const title = `Book ${tour.title}`
  return (
    <AddressedCheckout value={addressed}>
      <UntilOpen
        title={title}
        waiting={<StepWaiting title={addressed ? undefined : title} aside={<TicketOf tour={tour} />} />}
        step={isOpen || addressed ? frame : null}
        mayDiffer={mayDiffer}
        isOpen={isOpen}
      />
    </AddressedCheckout>
  )
}

/** All that is known before: which tour it is. */
function TicketOf({ tour }: { tour: CheckoutTour }) {
  return (
    <aside aria-label="Your booking" className="self-start max-md:hidden">
      <TripTicket picture={tour.cover} title={tour.title} facts={[]} />
    </aside>
  )
}
