import type { ReactNode } from 'react'
import { ErrorState } from '../error-state.tsx'
import { useRead } from '../read-gate.tsx'
import { OfficeHead } from './office-head.tsx'
import { useReadAgain } from './use-read-again.ts'

type Read<T> = { here: T } | { failed: unknown }

type OfficeGateProps<T> = {
  /** What the page's loader began to read. */
  of: Read<T> | { late: Promise<Read<T>> }
  /** The shape of what comes. */
  loading: ReactNode
  /** The page's name, for pages whose head comes with what is read. */
  title?: string
  /** What to say when it did not come: "The booking did not load". */
  failure: string
  children: (here: T) => ReactNode
}

/** The desk's own gate: whoever sits at the desk is not told to ring it. */
export function OfficeGate<T>({ of: reading, loading, title, failure, children }: OfficeGateProps<T>) {
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
