import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { listenAgain } from '../stream/use-board-stream.ts'

const rowKeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

/** The shape of the board while it is on its way. */
export function BoardLoading() {
  return (
    <Loading label="The board is loading" className="border border-line bg-surface">
      <Skeleton className="h-8" />
      {rowKeys.map((key, at) => (
        <div key={key} className="grid h-[50px] grid-cols-[148px_minmax(0,1fr)] items-center border-t border-line">
          <Skeleton className="mx-3 h-4" />
          <div style={{ marginInlineStart: `${(at * 17) % 45}%` }}>
            <Skeleton className="h-9 w-2/5" />
          </div>
        </div>
      ))}
    </Loading>
  )
}

export function BoardFailed() {
  return (
    <ErrorState title="The board did not load" onRetry={listenAgain}>
      Nothing is lost; only the connection is missing. It is tried again by itself.
    </ErrorState>
  )
}

/** Above the rows, which still say who is there. */
export function NothingBooked({ severalDays, hasRows }: { severalDays: boolean; hasRows: boolean }) {
  return (
    <div className="mb-3">
      <EmptyState title={severalDays ? 'No service on these days' : 'No service on this day'}>
        {hasRows
          ? 'Nothing is booked. Who is off or away stands below.'
          : 'Nothing is booked. Chauffeurs, cars and guides stand here once they are entered.'}
      </EmptyState>
    </div>
  )
}
