import { type ComponentType, useEffect, useState } from 'react'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { wakeOnce } from '#web/ui/wake.ts'
import type { CheckoutStep } from './checkout-state.ts'
import type { StepProps } from './checkout-tour.ts'
import { DayStep } from './day/day-step.tsx'
import { loadStepRules } from './step-rules.ts'

type Step = ComponentType<StepProps>

/** The first step comes with the page; the others while one is still at the step before. */
const loads: Record<Exclude<CheckoutStep, 'day'>, () => Promise<Step>> = {
  travellers: () => import('./travellers/travellers-step.tsx').then((module) => module.TravellersStep),
  'pick-up': () => import('./pick-up/pick-up-step.tsx').then((module) => module.PickUpStep),
  review: () => import('./review/review-step.tsx').then((module) => module.ReviewStep),
  payment: () => import('./payment/payment-step.tsx').then((module) => module.PaymentStep),
}

const next: Partial<Record<CheckoutStep, keyof typeof loads>> = {
  day: 'travellers',
  travellers: 'pick-up',
  'pick-up': 'review',
  review: 'payment',
}

const arrived = new Map<CheckoutStep, Step>([['day', DayStep]])

async function load(step: keyof typeof loads): Promise<Step> {
  // The rules first: they say whether the step may be shown at all.
  const [known] = await Promise.all([arrived.get(step) ?? loads[step](), loadStepRules()])
  arrived.set(step, known)
  return known
}

/** A step whose code did not come says so, and what was typed stays. */
export function ShownStep({ step, ...props }: StepProps & { step: CheckoutStep }) {
  const [, setArrived] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const Shown = arrived.get(step)

  const fetchStep = () => {
    if (step === 'day') return
    setFailed(false)
    load(step).then(
      () => setArrived((count) => count + 1),
      () => setFailed(true),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, and then by the visitor
  useEffect(() => {
    if (!Shown) fetchStep()
  }, [step])

  useEffect(() => {
    const following = next[step]
    // With the first sign of life: a page that is only looked at fetches nothing more.
    if (Shown && following)
      return wakeOnce(
        () => load(following),
        () => undefined,
      ).stop
  }, [Shown, step])

  if (Shown) return <Shown {...props} />
  if (hasFailed) {
    return (
      <ErrorState title="The next step did not load" onRetry={fetchStep}>
        We could not be reached. Everything that you chose and typed is kept.
      </ErrorState>
    )
  }
  return (
    <Loading label="The step is loading" className="grid gap-8">
      <Skeleton className="h-12 max-w-[460px]" />
      <Skeleton className="h-[420px]" />
    </Loading>
  )
}
