import type { FittingClass } from '#contract/availability.ts'
import { formatYen } from '#contract/money.ts'

/** The cars of a tour for a party: one that is too small says so where it is read first, and cannot be chosen. */
export const carChoices = (classes: readonly FittingClass[]) =>
  classes.map(({ vehicleClass, name, priceYen, fits, why }) => ({
    id: vehicleClass,
    label: fits ? `${name}, ${formatYen(priceYen)}` : `${name}: too small for this party`,
    detail: why,
    isDisabled: !fits,
  }))
