import type { ReactNode } from 'react'
import type { Quote } from '#contract/pricing.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { StepProps } from '../checkout-tour.ts'
import type { PricedSlot } from './hold-over-flow.ts'

export type EndedProps = StepProps & {
  /** What happened. */
  news: ReactNode
  /** What went wrong since, if anything did. */
  trouble: ReactNode
  isPending: boolean
  onHold: (quote: Quote, slot?: PricedSlot) => void
}

type EndedActionsProps = { slug: string; label: string; isPending: boolean; onPress: () => void }

export function EndedActions({ slug, label, isPending, onPress }: EndedActionsProps) {
  return (
    <div className="mt-7 flex flex-col-reverse items-stretch gap-4 border-t border-line pt-6 text-center md:mt-10 md:flex-row md:items-center md:justify-between">
      <TextLink to={`/tour/detail/${slug}`} className="inline-flex min-h-11 items-center justify-center">
        Back to the tour
      </TextLink>
      <Button variant="primary" isPending={isPending} pendingLabel="Holding…" onPress={onPress}>
        {label}
      </Button>
    </div>
  )
}
