import type { KnownClasses } from '#web/fleet/site/index.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { COLUMNS } from '../checkout/frame-look.ts'
import { useRidePart } from './ride-checkout-state.ts'
import { RideFrame } from './ride-frame.tsx'
import { useOpened } from './use-ride-step.ts'

/** A ride from the flight to the payment, one step at a time. */
export function RideCheckoutPage({ known }: { known: KnownClasses }) {
  const isOpen = useOpened()
  const hasRide = useRidePart(({ wanted }) => wanted !== null)
  if (!isOpen) return <Waiting />
  return hasRide ? <RideFrame known={known} /> : <NoRide />
}

/** Which ride it is stands in the address and in the visitor's tab; the server knows nothing of either. */
function Waiting() {
  return (
    <div className={COLUMNS}>
      <div>
        <h1 className="sr-only">Book a car</h1>
        <noscript>
          <p className="mb-8 max-w-[60ch]">
            Booking needs JavaScript. Without it, our desk books for you by telephone at any time from 05:00 to 23:00.
          </p>
        </noscript>
        <Loading label="Your booking is loading" className="grid gap-8">
          <Skeleton className="h-[2.125rem]" />
          <Skeleton className="h-12 max-w-[460px]" />
          <Skeleton className="h-[26.25rem]" />
        </Loading>
      </div>
      <aside aria-hidden className="self-start max-md:hidden">
        <Skeleton className="h-[27.5rem]" />
      </aside>
    </div>
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
