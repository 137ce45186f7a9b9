import { type Faults, useFaults as useFaultsOf } from '#web/platform/use-faults.ts'
import { type Checkout, type Missing, readCheckout, useCheckout } from './checkout-state.ts'

export type { Faults } from '#web/platform/use-faults.ts'

/** What a step of this checkout says about its fields. */
export const useFaults = (slug: string, lacks: (checkout: Checkout) => Missing[]): Faults =>
  useFaultsOf(lacks(useCheckout(slug)), () => lacks(readCheckout(slug)))
