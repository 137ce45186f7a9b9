import { useEffect } from 'react'
import { type Faults, useFaults } from '#web/platform/use-faults.ts'
import { wakeOnce } from '#web/ui/wake.ts'
import { readRideCheckout, useRideCheckout } from './ride-checkout-state.ts'
import type { RideStep } from './ride-steps.ts'
import { loadStepRules, readStepRules, useStepRules } from './step-rules.ts'

/** What a step says about its fields. The rules come with the first sign of life. */
export function useRideFaults(step: RideStep): Faults {
  const rules = useStepRules()
  const checkout = useRideCheckout()
  useEffect(() => wakeOnce(loadStepRules, () => undefined).stop, [])
  return useFaults(
    rules?.whatIsMissing(checkout, step) ?? [],
    () => readStepRules()?.whatIsMissing(readRideCheckout(), step) ?? [],
  )
}
