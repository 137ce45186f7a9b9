import { StopsThen } from '../../stops-then.tsx'
import { isQuoteOfNow, useCheckoutPart } from '../checkout-state.ts'
import type { StepProps } from '../checkout-tour.ts'
import { stopsAsQuoted } from './stops-as-quoted.ts'

/** What another pick-up or drop-off makes of the stops, said where it is chosen. */
export function StopsNote({ slug, tour }: StepProps) {
  const quote = useCheckoutPart(slug, ({ quote }) => quote)
  const isOfNow = useCheckoutPart(slug, (checkout) => isQuoteOfNow(checkout, 0))
  return <StopsThen of={quote && isOfNow ? stopsAsQuoted(tour, quote) : []} whose="your" className="mt-8" />
}
