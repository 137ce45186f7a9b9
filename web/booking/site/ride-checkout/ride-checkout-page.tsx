import { useMemo } from 'react'
import type { KnownClasses } from '#web/fleet/site/index.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StepWaiting, UntilOpen } from '../checkout/step-waiting.tsx'
import { type RideSent, SentRide, useRidePart } from './ride-checkout-state.ts'
import { RideFrame } from './ride-frame.tsx'
import { useOpened } from './use-ride-step.ts'

type RideCheckoutPageProps = { known: KnownClasses; ride: RideSent }

/** A ride from the flight to the payment, one step at a time; the server draws the first of the ride that is asked for. */
export function RideCheckoutPage({ known, ride }: RideCheckoutPageProps) {
  const { isOpen, addressed } = useOpened()
  const sent = useMemo(() => ({ ...ride, addressed }), [ride, addressed])
  // Drawn once: that the tab was asked changes nothing by itself.
  const frame = useMemo(() => <RideOrNone known={known} />, [known])
  return (
    <SentRide value={sent}>
      <UntilOpen
        title="Book a car"
        waiting={<StepWaiting title={addressed ? undefined : 'Book a car'} aside={<TicketWaiting />} />}
        step={isOpen || addressed ? frame : null}
        mayDiffer
        isOpen={isOpen}
      />
    </SentRide>
  )
}

function RideOrNone({ known }: { known: KnownClasses }) {
  const hasRide = useRidePart(({ wanted }) => wanted !== null)
  return hasRide ? <RideFrame known={known} /> : <NoRide />
}

function TicketWaiting() {
  return (
    <aside aria-hidden className="self-start max-md:hidden">
      <Skeleton className="h-[27.5rem]" />
    </aside>
  )
}

function NoRide() {
  return (
    <div className="wrap py-(--section)">
      <h1 className="font-serif text-d2">No ride is chosen yet</h1>
      <p className="mt-4 mb-7 max-w-[46ch] font-serif text-lead text-ink-2">
        Say from where, to where and when. Every car then has its final price, and can be booked from there.
      </p>
      <ButtonLink to="/cabs/home" variant="primary">
        Ask for a ride
      </ButtonLink>
    </div>
  )
}
