import type { CheckoutTour } from './checkout-tour.ts'

/** What every step of checkout is given. */
export interface StepProps {
  slug: string
  tour: CheckoutTour
}
