import { Alert } from '#web/ui/alert.tsx'
import { isQuoteOfNow, useCheckoutPart } from '../checkout-state.ts'
import type { StepProps } from '../checkout-tour.ts'
import { stopsAsQuoted } from './stops-as-quoted.ts'

/** What another pick-up or drop-off makes of the stops, said where it is chosen. */
export function StopsNote({ slug, tour }: StepProps) {
  const quote = useCheckoutPart(slug, ({ quote }) => quote)
  const isOfNow = useCheckoutPart(slug, (checkout) => isQuoteOfNow(checkout, 0))
  const changes = quote && isOfNow ? stopsAsQuoted(tour, quote) : []
  return (
    <div role="status" className="mt-8 empty:hidden">
      {changes.length > 0 && (
        <Alert tone="info" title="These places change the hours of your stops.">
          <ul className="grid gap-1">
            {changes.map((words) => (
              <li key={words}>
                <bdi>{words}</bdi>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
