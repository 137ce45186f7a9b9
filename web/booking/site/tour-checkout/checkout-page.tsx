import { TripTicket } from '#web/pricing/site/index.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { COLUMNS } from '../checkout/frame-look.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import type { CheckoutTour } from './checkout-tour.ts'
import { useOpened } from './use-step.ts'

/** A booking from the day to the payment, one step at a time. */
export function CheckoutPage({ tour }: { tour: CheckoutTour }) {
  return useOpened(tour) ? <CheckoutFrame tour={tour} /> : <CheckoutWaiting tour={tour} />
}

/** All that the server knows: which tour it is. What was chosen and typed lives in the visitor's tab. */
function CheckoutWaiting({ tour }: { tour: CheckoutTour }) {
  return (
    <div className={COLUMNS}>
      <div>
        <h1 className="sr-only">Book {tour.title}</h1>
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
      <aside aria-label="Your booking" className="self-start max-md:hidden">
        <TripTicket picture={tour.cover} title={tour.title} facts={[]} />
      </aside>
    </div>
  )
}
