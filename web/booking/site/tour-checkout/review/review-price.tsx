import type { Booking } from '#contract/booking.ts'
import { CostLines } from '#web/pricing/site/index.ts'
import { StepSection } from '../../checkout/step-head.tsx'
import type { AnsweredHold } from '../hold/hold-record.ts'
import type { Hold } from '../hold/use-hold.ts'
import { ReviewCode } from './review-code.tsx'

type ReviewPriceProps = {
  slug: string
  hold: Hold
  record: AnsweredHold
  booking: Booking
}

/** Every line with its reason, and what the code takes off. */
export function ReviewPrice({ slug, hold, record, booking }: ReviewPriceProps) {
  return (
    <StepSection title="What you pay">
      <CostLines
        lines={booking.lines}
        total={{
          label: 'Total',
          yen: booking.totalYen,
          taxes: booking.taxes,
        }}
      />
      <ReviewCode slug={slug} hold={hold} record={record} />
    </StepSection>
  )
}
