import { type DetailName, detailNames, forDetails } from '#core/booking-details.ts'
import type { CheckoutStep } from './steps.ts'

/** Where each detail is written: who leads and their telephone among the travellers, all else where we meet. */
export const detailSteps: Readonly<Record<DetailName, CheckoutStep>> = {
  ...forDetails(detailNames, () => 'pick-up' as const),
  leadName: 'travellers',
  phone: 'travellers',
}
