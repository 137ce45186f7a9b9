import type { ReactNode } from 'react'
import { ErrorState } from '#web/ui/error-state.tsx'
import { MayChange } from '#web/ui/office/may-change.tsx'
import { useReadAgain } from '#web/ui/office/use-read-again.ts'
import { type Read, useRead } from '#web/ui/read-gate.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { GroundHead } from './ground-head.tsx'

type GroundGateProps<T> = {
  of: Read<T> | { late: Promise<Read<T>> }
  /** "The garages": said while they load, and when they did not. */
  what: string
  children: (here: T) => ReactNode
}

/** A part of where we drive: the tabs are there at once, and the part when it has come. */
export function GroundGate<T>({ of: reading, what, children }: GroundGateProps<T>) {
  const read = useRead(reading)
  const { readAgain, isReading } = useReadAgain(read !== null && 'failed' in read)
  if (read && 'here' in read) return <MayChange needs="change:ground">{children(read.here)}</MayChange>
  return (
    <>
      <GroundHead />
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
