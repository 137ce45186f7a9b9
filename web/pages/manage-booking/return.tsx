import { changeReturns } from '#contract/booking-changes.ts'
import type { LaterReturns } from '#contract/pricing.ts'
import { AgreeToChange } from '#web/booking/site/manage/agree-to-change.tsx'
import { BookingFrame } from '#web/booking/site/manage/booking-frame.tsx'
import { bookingAddress } from '#web/booking/site/manage/booking-token.ts'
import { clockOf, dayOf } from '#web/booking/site/manage/booking-words.ts'
import { InsteadOfLater } from '#web/booking/site/manage/instead-of-later.tsx'
import type { OpenBooking } from '#web/booking/site/manage/load-booking.ts'
import { NotOfThis } from '#web/booking/site/manage/not-of-this.tsx'
import { ReturnChange, WhyNotLater } from '#web/booking/site/manage/return-change.tsx'
import { useChange } from '#web/booking/site/manage/use-change.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { longDay } from '#web/ui/day.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { ChangePage } from './change-page.tsx'

export { BookingLoading as HydrateFallback } from '#web/booking/site/manage/booking-gate.tsx'
export { loadBooking as clientLoader } from '#web/booking/site/manage/load-booking.ts'

export default function ChangeReturn() {
  return (
    <ChangePage here="Return">
      {(open) =>
        open.booking.ride ? (
          <NotOfThis
            open={open}
            here="Return"
            title="A ride ends where it arrives"
            lead="To keep the car longer, write to us or ring the desk."
          />
        ) : (
          <Return open={open} />
        )
      }
    </ChangePage>
  )
}

function Return({ open }: { open: OpenBooking }) {
  const { answer: returns, failure, askAgain } = useAsked(questionOf(changeReturns, open.which))
  if (failure)
    return (
      <BookingFrame open={open} here="Return" title="Return later">
        <p role="alert" className="mt-4">
          Which later returns you can have could not be asked for. Your day stays as it is.{' '}
          <TextButton onClick={askAgain}>Try again</TextButton>
        </p>
      </BookingFrame>
    )
  if (!returns)
    return (
      <BookingFrame open={open} here="Return" title="Return later">
        <Loading label="The later returns are loading" className="mt-7">
          <Skeleton className="h-[16.25rem]" />
        </Loading>
      </BookingFrame>
    )
  // Whoever has a longer day already can still come back earlier.
  const isFixed = returns.returns.length === 0
  return isFixed ? <NoLater open={open} returns={returns} /> : <Later open={open} returns={returns} />
}

type ReturnsProps = { open: OpenBooking; returns: LaterReturns }

function Later({ open, returns }: ReturnsProps) {
  const { booking } = open
  const change = useChange(open.which)
  const end = clockOf(change.offered?.quote.endsAt ?? booking.endsAt)
  return (
    <BookingFrame
      open={open}
      here="Return"
      title="Stay longer?"
      lead={`${booking.service.title} ends at ${clockOf(booking.endsAt)} on ${longDay(dayOf(booking.startsAt))}. These are the times that car and crew can all do; extra time is charged per half hour.`}
    >
      <ReturnChange open={open} returns={returns} change={change} />
      <AgreeToChange
        open={open}
        change={change}
        action={`Return at ${end}`}
        keep={`Keep ${clockOf(booking.endsAt)}`}
        done={`The day now ends at ${end}. A mail confirms it.`}
      />
    </BookingFrame>
  )
}

function NoLater({ open, returns }: ReturnsProps) {
  const { booking } = open
  return (
    <BookingFrame
      open={open}
      here="Return"
      title={`This day cannot end later than ${clockOf(returns.latestEndsAt)}`}
      lead={returns.sentence}
    >
      <WhyNotLater booking={booking} returns={returns} />
      <InsteadOfLater open={open} />
      <p className="mt-8 text-sm text-ink-2">
        Your day stays as it is.{' '}
        <TextLink to={bookingAddress('/manage-booking', booking.reference)}>Back to the booking</TextLink>
      </p>
    </BookingFrame>
  )
}
