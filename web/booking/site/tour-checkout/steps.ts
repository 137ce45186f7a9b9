import { ownSeatsField, seatsUndecided } from '#contract/child-seats.ts'
import { missingAgeSentence } from '#contract/party.ts'
import type { Missing } from '#web/platform/use-faults.ts'
import type { Checkout } from './checkout.ts'

export type { Missing } from '#web/platform/use-faults.ts'

/** In the order in which they are taken. */
export const checkoutSteps = ['day', 'travellers', 'pick-up', 'review', 'payment'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** An address that names no step of ours means the first. */
export const readStep = (written: string | null): CheckoutStep =>
  checkoutSteps.find((step) => step === written) ?? 'day'

/** What the first step lacks: it comes with the page, the rules of the others come with them. */
export function dayLacks({ wish, ownSeatsFor }: Checkout): Missing[] {
  const lacks: Missing[] = []
  if (!wish.day) lacks.push({ fieldId: 'day', message: 'Choose a day.' })
  else if (!wish.start) lacks.push({ fieldId: 'start', message: 'Choose when it begins.' })
  for (const [index, age] of wish.childAges.entries())
    if (age === null) {
      const one = wish.childAges.map((_, other) => (other === index ? null : 0))
      // The id of the field in `ChildAgeRows`, which comes with the step and not with its rules.
      lacks.push({ fieldId: `child-age-${index}`, message: missingAgeSentence(one) })
    }
  const undecided = seatsUndecided(wish.childAges, wish.extras, ownSeatsFor)
  if (undecided) lacks.push({ fieldId: ownSeatsField, message: undecided })
  return lacks
}
