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
export function dayLacks({ wish }: Checkout): Missing[] {
  if (!wish.day) return [{ fieldId: 'day', message: 'Choose a day.' }]
  return wish.start ? [] : [{ fieldId: 'start', message: 'Choose when it begins.' }]
}
