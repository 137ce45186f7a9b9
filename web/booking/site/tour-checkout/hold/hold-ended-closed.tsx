import { ButtonLink } from '#web/ui/button-link.tsx'
import { longDay } from '#web/ui/day.ts'
import { StepHead } from '../../checkout/step-head.tsx'
import { stepAddress, useCheckout } from '../checkout-state.ts'
import type { EndedProps } from './hold-ended-parts.tsx'

/** The day is gone and nothing near it is free: the calendar shows what is. */
export function EndedClosed({ slug, news, trouble, why }: EndedProps & { why: string }) {
  const { wish } = useCheckout(slug)
  return (
    <>
      <StepHead title={`${longDay(wish.day ?? '')} can no longer be had`}>{why}</StepHead>
      {news}
      {trouble}
      <div className="mt-7 flex flex-wrap justify-end border-t border-line pt-6 md:mt-10">
        <ButtonLink variant="primary" to={stepAddress('day', wish)} className="max-md:w-full">
          Choose another day
        </ButtonLink>
      </div>
    </>
  )
}
