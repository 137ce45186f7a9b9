import { useRevalidator } from 'react-router'
import { ErrorState } from '#web/ui/error-state.tsx'

export function NotLoaded() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="mt-7">
      <ErrorState title="The tours did not load" onRetry={revalidate} isRetrying={state !== 'idle'}>
        Your search and its filters are kept. Please try again in a moment.
      </ErrorState>
    </div>
  )
}
