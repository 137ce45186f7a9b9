import { stateTags } from '#web/booking/site/booking-state.ts'
import { bookingAddress } from '#web/booking/site/manage/booking-token.ts'
import { whenInWords } from '#web/booking/site/manage/booking-words.ts'
import { Crew } from '#web/booking/site/manage/crew.tsx'
import { planOf } from '#web/booking/site/manage/day-plan.ts'
import type { OpenBooking } from '#web/booking/site/manage/load-booking.ts'
import { Messages } from '#web/booking/site/manage/messages.tsx'
import { isRide, rideWhen } from '#web/booking/site/manage/ride-words.ts'
import { StopByStop } from '#web/booking/site/manage/stop-by-stop.tsx'
import { TripSide } from '#web/booking/site/manage/trip-side.tsx'
import type { Reading } from '#web/platform/read-for-page.ts'
import { statusWords } from '#web/reviews/site/review-words.ts'
import { AreaHead } from '#web/ui/area-head.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Print } from '#web/ui/print.tsx'
import { chauffeurEvening } from '#web/ui/prints/chauffeur-evening.generated.ts'
import { templeSnow } from '#web/ui/prints/temple-snow.generated.ts'
import { ReadGate } from '#web/ui/read-gate.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { tripsPath } from './my-trips.tsx'
import type { TripRead } from './read-trips.ts'

const toAll = <TextLink to={tripsPath}>My trips</TextLink>

/** One trip: its day, who comes, its papers, and what can still be changed. */
export function OneTrip({ reference, of }: { reference: string | null; of: Reading<TripRead> }) {
  return (
    <ReadGate of={of} title="Your trip" loading={<TripLoading />} failure="The trip did not load">
      {({ open, review }) =>
        open ? <Trip key={open.booking.reference} open={open} review={review} /> : <NotHere reference={reference} />
      }
    </ReadGate>
  )
}

function Trip({ open, review }: { open: OpenBooking; review: TripRead['review'] }) {
  const { booking, tour, which, now } = open
  const { tone, word } = stateTags[booking.state]
  return (
    <>
      <AreaHead
        above={toAll}
        title={booking.service.title}
        lead={`${isRide(booking) ? rideWhen(booking) : whenInWords(booking)}. ${booking.reference}`}
        aside={<Tag tone={tone}>{word}</Tag>}
      />
      <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_372px] lg:gap-12">
        <aside aria-label="Your ticket" className="min-w-0 lg:order-1 lg:sticky lg:top-6 lg:self-start">
          <TripSide open={open} review={<ReviewAction booking={booking} review={review} />} />
        </aside>
        <div className="min-w-0">
          <Print
            of={tour?.cover ?? chauffeurEvening}
            sizes="(width < 1200px) 100vw, 612px"
            priority
            slip
            className="aspect-21/9 print:hidden"
          />
          <div className="mt-7">
            <Crew booking={booking} />
          </div>
          {tour && (
            <section className="mt-7">
              <h2 className="mb-4 font-serif text-d4">The day, stop by stop</h2>
              <StopByStop stops={planOf(booking, tour)} line={tour.category.letter} />
            </section>
          )}
          <Messages which={which} now={now} isMain={false} isAhead={booking.state === 'confirmed'} />
        </div>
      </div>
    </>
  )
}

/** Of a day that is over: the review to write, or what became of it. */
function ReviewAction({ booking, review }: { booking: OpenBooking['booking']; review: TripRead['review'] }) {
  if (booking.state !== 'redeemed') return null
  const to = bookingAddress('/manage-booking/review', booking.reference)
  if (review?.status) return <ButtonLink to={to}>{statusWords[review.status]}</ButtonLink>
  return (
    <ButtonLink to={to} variant="primary" wide>
      Leave a review
    </ButtonLink>
  )
}

function NotHere({ reference }: { reference: string | null }) {
  return (
    <>
      <AreaHead above={toAll} title="Not yours, or not there" />
      <EmptyState
        print={templeSnow}
        title={reference ? `We find no trip ${reference} in your account` : 'This is no reference of ours'}
        action={
          <ButtonLink to={reference ? `/find-booking?booking=${reference}` : '/find-booking'} variant="primary">
            Find it by e-mail address
          </ButtonLink>
        }
      >
        Perhaps it was booked with another address. With its reference and that address it opens without an account.
      </EmptyState>
    </>
  )
}

function TripLoading() {
  return (
    <Loading label="The trip is loading">
      <Skeleton className="h-4 w-20" />
      <Skeleton className="mt-3 h-12 w-3/5" />
      <Skeleton className="mt-3 mb-8 h-5 w-2/5" />
      <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_372px] lg:gap-12">
        <Skeleton className="h-[35rem] lg:order-1" />
        <div className="grid content-start gap-4">
          <Skeleton className="aspect-21/9" />
          <Skeleton className="h-20" />
          <Skeleton className="h-64" />
        </div>
      </div>
    </Loading>
  )
}
