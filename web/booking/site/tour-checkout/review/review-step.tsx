import type { FormEvent } from 'react'
import { nothingPaidYet } from '#contract/cancel-words.ts'
import { refundWorkingDays } from '#contract/refund-time.ts'
import { onTokyoClock } from '#core/days.ts'
import { useSite } from '#web/platform/site.ts'
import { CancellationLine } from '#web/pricing/site/index.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { serverNow } from '../../checkout/hold-timing.ts'
import { StepActions } from '../../checkout/step-actions.tsx'
import { StepHead, StepSection } from '../../checkout/step-head.tsx'
import { stepAddress, useCheckout } from '../checkout-state.ts'
import type { StepProps } from '../checkout-tour.ts'
import { HoldEnded } from '../hold/hold-ended.tsx'
import { isAboutDay } from '../hold/hold-over-flow.ts'
import type { AnsweredHold } from '../hold/hold-record.ts'
import { HoldRefused } from '../hold/hold-refused.tsx'
import { useCodeAsked } from '../hold/hold-store.ts'
import { HoldStrip } from '../hold/hold-strip.tsx'
import { type Hold, useHold } from '../hold/use-hold.ts'
import { CutOff } from '../payment/cut-off.tsx'
import { PaidAlready } from '../payment/payment-done.tsx'
import { useGoToStep } from '../use-step.ts'
import { ReviewPrice } from './review-price.tsx'
import { ReviewRows } from './review-rows.tsx'

/** Everything once more, while car and crew are held. */
export function ReviewStep({ slug, tour }: StepProps) {
  const hold = useHold(slug)
  const { view } = hold
  switch (view.is) {
    case 'held':
      return <Review slug={slug} tour={tour} hold={hold} record={view.record} />
    case 'paid':
      return <PaidAlready slug={slug} hold={hold} record={view.record} />
    case 'ended':
      return <HoldEnded slug={slug} tour={tour} hold={hold} ended={view.record} />
    case 'refused':
      if (isAboutDay(view.error)) return <HoldEnded slug={slug} tour={tour} hold={hold} refusal={view.error} />
      return <HoldRefused slug={slug} hold={hold} error={view.error} />
    case 'asking':
      return <ReviewWaiting />
  }
}

function Review({ slug, tour, hold, record }: StepProps & { hold: Hold; record: AnsweredHold }) {
  const checkout = useCheckout(slug)
  const { paidOnTheDay } = useSite()
  const goTo = useGoToStep(slug)
  const { booking } = record.answer
  const { isAsked: isCodeAsked } = useCodeAsked(slug)
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    // The code makes another hold: who pays meanwhile would pay the old price, and be torn from the card.
    if (!isCodeAsked) goTo('payment')
  }
  return (
    <>
      <StepHead title="Is everything as you want it?" />
      <div className="mt-[1.125rem] grid gap-4">
        {hold.isCutOff && <CutOff hold={hold} record={record} />}
        <HoldStrip hold={hold} record={record} />
      </div>
      <ReviewRows tour={tour} checkout={checkout} booking={booking} />
      <ReviewPrice slug={slug} hold={hold} record={record} booking={booking} />
      <StepSection title="If your plans change">
        <CancellationLine
          tiers={booking.cancellationTiers}
          startsAt={booking.startsAt}
          totalYen={booking.totalYen}
          now={onTokyoClock(new Date(serverNow(record, hold.nowMs)))}
        />
        <p className="mt-5 text-sm text-ink-2">
          Times are Tokyo time.{' '}
          {paidOnTheDay ? nothingPaidYet : `Refunds reach your card within ${refundWorkingDays} working days.`}
        </p>
      </StepSection>
      <form onSubmit={goOn}>
        <StepActions
          back={{ to: stepAddress('pick-up', checkout.wish), label: 'Back to pick-up' }}
          label="Continue to payment"
          isPending={isCodeAsked}
        />
      </form>
    </>
  )
}

function ReviewWaiting() {
  return (
    <>
      <StepHead title="Is everything as you want it?" />
      <Loading label="We hold car, chauffeur and guide for you" className="mt-[1.125rem] grid gap-8">
        <Skeleton className="h-[4.625rem]" />
        <Skeleton className="h-[20rem]" />
        <Skeleton className="h-[13.75rem]" />
      </Loading>
    </>
  )
}
