import { useState } from 'react'
import { nothingPaidYet } from '#contract/cancel-words.ts'
import { refundWorkingDays } from '#contract/refund-time.ts'
import { onTokyoClock } from '#core/days.ts'
import { addTaxes } from '#core/tax-shares.ts'
import { useSite } from '#web/platform/site.ts'
import { CancellationLine, CostLines } from '#web/pricing/site/index.ts'
import { flightCancelled, wayName } from '#web/rides/site/index.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { CutOff } from '../../checkout/cut-off.tsx'
import { HoldStrip } from '../../checkout/hold-strip.tsx'
import { serverNow } from '../../checkout/hold-timing.ts'
import { StepHead, StepSection } from '../../checkout/step-head.tsx'
import { type AnsweredJourney, canExtend, endOf, paidOf, spanOf, unpaidOf } from '../hold/journey-record.ts'
import { type Journey, useJourney } from '../hold/use-journey.ts'
import { useRideCheckout } from '../ride-checkout-state.ts'
import { HoldEnded, PartPaid } from './hold-ended.tsx'
import { HoldRefused, isAboutTime } from './hold-refused.tsx'
import { PaidAlready } from './paid.tsx'
import { PaySection } from './pay-section.tsx'
import { ReviewCode } from './review-code.tsx'
import { ReviewRows } from './review-rows.tsx'

/** Everything once more while the car is held, and the payment. */
export function ReviewStep() {
  const journey = useJourney()
  const [isBusy, setBusy] = useState(false)
  const [wasHeld, setWasHeld] = useState(false)
  const { view } = journey
  if (view.is === 'held' && !wasHeld) setWasHeld(true)
  // A payment that is under way is not torn down because the hold ends meanwhile: the server knows what to do with it.
  if (view.is === 'held' || (isBusy && (view.is === 'ended' || view.is === 'part')))
    return <Review journey={journey} record={view.record} onBusy={setBusy} />
  switch (view.is) {
    case 'paid':
      return <PaidAlready journey={journey} record={view.record} isPaidHere={wasHeld} />
    case 'part':
      return <PartPaid record={view.record} />
    case 'ended':
      return <HoldEnded journey={journey} ended={view.record} />
    case 'refused':
      if (isAboutTime(view.error)) return <HoldEnded journey={journey} refusal={view.error} />
      return <HoldRefused journey={journey} error={view.error} />
    default:
      return <ReviewWaiting />
  }
}

type ReviewProps = { journey: Journey; record: AnsweredJourney; onBusy: (isBusy: boolean) => void }

function Review({ journey, record, onBusy }: ReviewProps) {
  const checkout = useRideCheckout()
  const { paidOnTheDay } = useSite()
  const isReturn = record.held.length > 1
  const total = record.held.reduce((sum, { booking }) => sum + booking.totalYen, 0)
  const taxes = addTaxes(record.held.map(({ booking }) => booking.taxes))
  return (
    <>
      <StepHead title="Is everything as you want it?" />
      <div className="mt-[1.125rem] grid gap-4">
        {journey.isCutOff && <CutOff held="The car" until={endOf(record)} onRetry={journey.ask} />}
        <HoldStrip
          held={heldInWords(record)}
          span={spanOf(record)}
          canExtend={canExtend(record)}
          nowMs={journey.nowMs}
          extend={journey.extend}
          onRefused={journey.ask}
        />
      </div>
      <ReviewRows checkout={checkout} quoted={record.quoted} isPartPaid={paidOf(record).length > 0} />
      <StepSection title="What you pay">
        <div className="grid gap-6">
          {record.held.map(({ booking }, index) => (
            <div key={booking.reference}>
              {isReturn && <h3 className="mb-2 text-sm font-semibold">{wayName(index, record.held.length)}</h3>}
              <CostLines lines={booking.lines} total={isReturn ? undefined : { label: 'Total', yen: total, taxes }} />
            </div>
          ))}
          {isReturn && (
            <div className="border-t border-ink pt-3">
              <CostLines lines={[]} total={{ label: 'Total', yen: total, taxes }} />
            </div>
          )}
        </div>
        {paidOf(record).length === 0 && <ReviewCode journey={journey} record={record} />}
      </StepSection>
      <StepSection title="If your plans change">
        <div className="grid gap-8">
          {record.held.map(({ booking }, index) => (
            <div key={booking.reference}>
              {isReturn && <h3 className="mb-3 text-sm font-semibold">{wayName(index, record.held.length)}</h3>}
              <CancellationLine
                tiers={booking.cancellationTiers}
                startsAt={booking.startsAt}
                totalYen={booking.totalYen}
                now={onTokyoClock(new Date(serverNow(record, journey.nowMs)))}
              />
            </div>
          ))}
        </div>
        <p className="mt-5 text-sm text-ink-2">
          Times are Tokyo time.{' '}
          {paidOnTheDay ? nothingPaidYet : `Refunds reach your card within ${refundWorkingDays} working days.`}
          {record.held[0]?.booking.ride?.landsAt && ` ${flightCancelled}`}
        </p>
      </StepSection>
      <PaySection record={record} onBusy={onBusy} />
    </>
  )
}

/** Of a way there and back what is paid is no longer held, but sure. */
function heldInWords(record: AnsweredJourney): string {
  const [first, ...more] = unpaidOf(record)
  if (more.length > 0) return 'Both ways are held for you'
  const way = first && wayName(record.held.indexOf(first), record.held.length)
  return way ? `${way} is held for you` : 'Car and chauffeur are held for you'
}

function ReviewWaiting() {
  return (
    <>
      <StepHead title="Is everything as you want it?" />
      <Loading label="We hold car and chauffeur for you" className="mt-[1.125rem] grid gap-8">
        <Skeleton className="h-[4.625rem]" />
        <Skeleton className="h-[20rem]" />
        <Skeleton className="h-[13.75rem]" />
      </Loading>
    </>
  )
}
