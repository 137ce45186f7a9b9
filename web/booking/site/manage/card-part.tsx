import { CardChoice, exchangeTestCard } from '#web/payments/site/index.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Part } from './booking-frame.tsx'
import type { Card } from './use-card.ts'

/** Where the card is named: a saved one, or another. */
export function CardPart({ of: { setup, failure, load, card } }: { of: Card }) {
  return (
    <Part title="Card">
      {setup && (
        <CardChoice setup={setup} pick={card.pick} onPick={card.setPick} form={card.form} exchange={exchangeTestCard} />
      )}
      {!setup && failure && (
        <ErrorState title="The payment did not load" onRetry={load}>
          Nothing was charged, and nothing has changed.
        </ErrorState>
      )}
      {!setup && !failure && (
        <Loading label="The payment is loading">
          <Skeleton className="h-[21.25rem]" />
        </Loading>
      )}
    </Part>
  )
}
