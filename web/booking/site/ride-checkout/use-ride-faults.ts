import { useEffect } from 'react'
import { type Faults, useFaults } from '#web/platform/use-faults.ts'
import { wakeOnce } from '#web/ui/wake.ts'
import { readRideCheckout, useRidePart } from './ride-checkout-state.ts'
import type { RideStep } from './ride-steps.ts'
import { loadStepRules, readStepRules, useStepRules } from './step-rules.ts'

/** What a step says about its fields. The rules come with the first sign of life. */
export function useRideFaults(step: RideStep): Faults {
  const rules = useStepRules()
  // Without the rules nothing is said, and nothing need be drawn again for what is typed.
  const checkout = useRidePart((typed) => (rules ? typed : null))
  useEffect(() => wakeOnce(loadStepRules, () => undefined).stop, [])
  return useFaults(
    (checkout && rules?.whatIsMissing(checkout, step)) ?? [],
    () => readStepRules()?.whatIsMissing(readRideCheckout(), step) ?? [],
  )
}
