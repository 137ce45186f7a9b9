import type { ReactNode } from 'react'
import type { Needs } from '#web/platform/rights.ts'
import { ErrorState } from '../error-state.tsx'
import { type Read, useRead } from '../read-gate.tsx'
import { Loading, Skeleton } from '../skeleton.tsx'
import { MayChange } from './may-change.tsx'
import { useReadAgain } from './use-read-again.ts'

export type PartGateProps<T> = {
  of: Read<T> | { late: Promise<Read<T>> }
  /** "The garages": said while they load, and when they did not. */
  what: string
  children: (here: T) => ReactNode
}

/** A part of a room with several: the tabs of its head are there at once, and the part when it has come. */
export function PartGate<T>(props: PartGateProps<T> & { head: ReactNode; needs: Needs }) {
  const { of: reading, what, head, needs, children } = props
  const read = useRead(reading)
  const { readAgain, isReading } = useReadAgain(read !== null && 'failed' in read)
  if (read && 'here' in read) return <MayChange needs={needs}>{children(read.here)}</MayChange>
  return (
    <>
      {head}
      {read ? (
        <ErrorState title={`${what} did not load`} onRetry={readAgain} isRetrying={isReading}>
          Nothing is lost; only the connection is missing.
        </ErrorState>
      ) : (
        <Loading label={`${what} are loading`} className="grid gap-2">
          <Skeleton className="h-10" />
          <Skeleton className="h-64" />
        </Loading>
      )}
    </>
  )
}
