import { useState } from 'react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Pair, Section } from './section.tsx'

export function Conditions() {
  const [isRetrying, setRetrying] = useState(false)
  return (
    <>
      <Section title="Empty">
        <EmptyState
          title="No trips yet"
          action={
            <ButtonLink to="/style-guide" variant="primary" size="small">
              Find a day
            </ButtonLink>
          }
        >
          When you book a day, the plan, your guide’s number and the voucher will be here.
        </EmptyState>
      </Section>
      <Section title="Loading and failing">
        <Pair>
          <Loading label="The tours are loading">
            <Skeleton className="aspect-3/2" />
            <Skeleton className="mt-3.5 h-5 w-4/5" />
            <Skeleton className="mt-2 h-3.5 w-[55%]" />
          </Loading>
          <ErrorState
            title="The tours did not load"
            phone="+81 3 0000 0000"
            isRetrying={isRetrying}
            onRetry={() => {
              setRetrying(true)
              setTimeout(() => setRetrying(false), 1500)
            }}
          >
            Your search is kept. Try again, or call us.
          </ErrorState>
        </Pair>
      </Section>
    </>
  )
}
