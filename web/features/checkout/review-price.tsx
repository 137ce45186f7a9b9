import type { Booking } from '#contract/booking.ts'
import { CostLines } from '#web/ui/trip-ticket.tsx'
import type { AnsweredHold } from './hold-record.ts'
import { ReviewCode } from './review-code.tsx'
import { StepSection } from './step-head.tsx'
import type { Hold } from './use-hold.ts'

type ReviewPriceProps = { slug: string; hold: Hold; record: AnsweredHold; booking: Booking }

/** Every line with its reason, and what the code takes off. */
export function ReviewPrice({ slug, hold, record, booking }: ReviewPriceProps) {
  return (
    <StepSection title="What you pay">
      <CostLines
        lines={booking.lines}
        total={{ label: 'Total', yen: booking.totalYen, taxYen: booking.taxIncludedYen }}
      />
      <ReviewCode slug={slug} hold={hold} record={record} />
    </StepSection>
  )
}
