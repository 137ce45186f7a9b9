import { BookingFrame } from '#web/booking/site/manage/booking-frame.tsx'
import { BookingGate } from '#web/booking/site/manage/booking-gate.tsx'
import { bookingAddress } from '#web/booking/site/manage/booking-token.ts'
import { chauffeurOf, dayOf } from '#web/booking/site/manage/booking-words.ts'
import type { OpenBooking } from '#web/booking/site/manage/load-booking.ts'
import { NotOfThis } from '#web/booking/site/manage/not-of-this.tsx'
import { useSession } from '#web/platform/session.ts'
import { longMoment } from '#web/pricing/site/cancellation-steps.ts'
import { type Judged, ReviewForm } from '#web/reviews/site/review-form.tsx'
import { ReviewGate } from '#web/reviews/site/review-gate.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { longDay } from '#web/ui/day.ts'

export { BookingLoading as HydrateFallback } from '#web/booking/site/manage/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/booking/site/manage/load-booking.ts'

export default function WriteReview() {
  return (
    <BookingGate>
      {(open) =>
        open.booking.ride ? (
          <NotOfThis
            open={open}
            here="Review"
            title="Rides are not reviewed"
            lead="Something to tell us all the same? Write to us below your booking."
          />
        ) : (
          <Review open={open} />
        )
      }
    </BookingGate>
  )
}

function Review({ open }: { open: OpenBooking }) {
  const { booking, which } = open
  const { session } = useSession()
  const name = session?.user.full_name ?? booking.leadName
  return (
    <BookingFrame
      open={open}
      here="Review"
      title={`How was ${booking.service.title}?`}
      lead={`${longDay(dayOf(booking.startsAt), { withYear: true })}. One review for each day out.`}
    >
      <ReviewGate which={which} notYet={<NotYet open={open} />}>
        {({ hasGuide, onWritten }) => (
          <ReviewForm
            which={which}
            judged={judgedOf(open, hasGuide)}
            firstName={name.trim().split(/\s+/)[0] ?? ''}
            onWritten={onWritten}
          />
        )}
      </ReviewGate>
    </BookingFrame>
  )
}

function judgedOf({ booking }: OpenBooking, hasGuide: boolean): Judged {
  const guide = booking.crew.find(({ kind }) => kind === 'guide')?.name ?? 'Who showed you around'
  const chauffeur = chauffeurOf(booking.crew)?.name
  return {
    ...(chauffeur ? { chauffeur } : {}),
    guide: hasGuide ? guide : null,
    vehicle: booking.className,
    route: booking.service.title,
  }
}

/** Why there is nothing to write, and when there will be. */
function NotYet({ open: { booking, now } }: { open: OpenBooking }) {
  const isComing = booking.state === 'confirmed'
  return (
    <div className="mt-7 max-w-[640px]">
      <Alert title={isComing ? 'Not yet.' : 'There is nothing to review.'}>
        {isComing
          ? now < booking.endsAt
            ? `You can write once the day is over: ${longMoment(booking.endsAt)} Tokyo time.`
            : 'The day has just ended. In a little while you can write here.'
          : 'Only days that took place are reviewed.'}
      </Alert>
      <ButtonLink to={bookingAddress('/manage-booking', booking.reference)} variant="outline" className="mt-5">
        Back to the booking
      </ButtonLink>
    </div>
  )
}
