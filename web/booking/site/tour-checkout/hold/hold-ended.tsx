import type { ApiError } from '#contract/call.ts'
import { useSite } from '#web/platform/site.ts'
import { useWhenOnline } from '#web/platform/use-when-online.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { longDay } from '#web/ui/day.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { clockOf } from '../../checkout/hold-timing.ts'
import { StepHead } from '../../checkout/step-head.tsx'
import { useCheckout } from '../checkout-state.ts'
import type { StepProps } from '../checkout-tour.ts'
import { useAftermath } from '../payment/use-aftermath.ts'
import { EndedClosed } from './hold-ended-closed.tsx'
import { EndedFree } from './hold-ended-free.tsx'
import { EndedTaken } from './hold-ended-taken.tsx'
import { type AnsweredHold, endOf } from './hold-record.ts'
import type { Hold } from './use-hold.ts'

type HoldEndedProps = StepProps & {
  hold: Hold
  /** The hold that ran out; without one, `refusal` says why there never was one. */
  ended?: AnsweredHold
  refusal?: ApiError
}

/** A hold that ran out, or a day that somebody else took. Never a blank basket: there is a day to take. */
export function HoldEnded({ slug, tour, hold, ended, refusal }: HoldEndedProps) {
  const { wish } = useCheckout(slug)
  const { paidOnTheDay } = useSite()
  const { found, failure, isPending, look, holdAt } = useAftermath(slug, hold, refusal)
  useWhenOnline(failure?.status === 0, look)
  const endedAt = ended && endOf(ended)
  const news = (
    <Alert
      tone="waiting"
      title={endedAt ? `The hold ended at ${clockOf(endedAt)}.` : 'Nothing is held at this moment.'}
      className="mt-[1.375rem]"
    >
      {endedAt && (paidOnTheDay ? 'Nothing is charged. ' : 'Your card was not charged. ')}Everything you entered is
      kept.
    </Alert>
  )
  const trouble = failure && (
    <Alert tone="error" title="We could not be reached." className="mt-4">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        Everything you entered is kept.
        <Button size="small" onPress={look}>
          Try again
        </Button>
      </span>
    </Alert>
  )
  const parts = { slug, tour, news, trouble, isPending, onHold: holdAt }
  if (found?.is === 'free') return <EndedFree {...parts} quote={found.quote} ended={ended ?? null} />
  if (found?.is === 'taken') return <EndedTaken {...parts} nearest={found.nearest} />
  if (found?.is === 'closed') return <EndedClosed {...parts} why={found.why} />
  return (
    <>
      <StepHead title={ended ? 'The hold has ended' : `${longDay(wish.day ?? '')} is taken`} />
      <p role="status" className="sr-only">
        {endedAt && `The hold ended at ${clockOf(endedAt)}.`}
      </p>
      {news}
      {trouble ?? (
        <Loading label="We look what is free" className="mt-9 grid gap-4">
          <Skeleton className="h-8" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </>
  )
}
