import { ErrorState } from '../error-state.tsx'
import { type ReadGateProps, useRead } from '../read-gate.tsx'
import { OfficeHead } from './office-head.tsx'
import { useReadAgain } from './use-read-again.ts'

/** The desk's own gate: whoever sits at the desk is not told to ring it. */
export function OfficeGate<T>({ of: reading, loading, title, failure, children }: ReadGateProps<T>) {
  const read = useRead(reading)
  const { readAgain, isReading } = useReadAgain(read !== null && 'failed' in read)
  if (read && 'here' in read) return children(read.here)
  if (!read)
    return (
      <>
        {title && <h1 className="sr-only">{title}</h1>}
        {loading}
      </>
    )
  return (
    <>
      {title && <OfficeHead title={title} />}
      <ErrorState title={failure} onRetry={readAgain} isRetrying={isReading}>
        Nothing is lost; only the connection is missing.
      </ErrorState>
    </>
  )
}
