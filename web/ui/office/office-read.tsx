import type { ReactNode } from 'react'
import { ApiError } from '#contract/call.ts'
import { ButtonLink } from '../button-link.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { type Read, useRead } from '../read-gate.tsx'
import { Loading, Skeleton } from '../skeleton.tsx'
import { OfficeHead } from './office-head.tsx'
import { useReadAgain } from './use-read-again.ts'

type OfficeReadProps<T> = {
  /** What the page's loader began to read. */
  of: Read<T> | { late: Promise<Read<T>> }
  /** What the page is called until it is there. */
  title: string
  trail?: readonly { label: string; to?: string }[]
  /** "The tour": said when it is not there, or did not load. */
  what: string
  /** The list it would be on. */
  list: { label: string; to: string }
  children: (here: T) => ReactNode
}

/** One thing of the office: drawn when it is there, its shape until then, and kind words when it is not. */
export function OfficeRead<T>({ of: reading, title, trail, what, list, children }: OfficeReadProps<T>) {
  const read = useRead(reading)
  const isGone = read !== null && 'failed' in read && read.failed instanceof ApiError && read.failed.status === 404
  const { readAgain, isReading } = useReadAgain(read !== null && 'failed' in read && !isGone)
  if (read && 'here' in read) return children(read.here)
  return (
    <>
      <OfficeHead title={title} trail={trail} />
      {!read && (
        <Loading label={`${what} is loading`} className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
          <Skeleton className="h-80" />
          <Skeleton className="h-80" />
        </Loading>
      )}
      {read && isGone && (
        <EmptyState
          title={`${what} is not here`}
          action={
            <ButtonLink to={list.to} size="small">
              {list.label}
            </ButtonLink>
          }
        >
          Nothing of ours has this address, now or before.
        </EmptyState>
      )}
      {read && !isGone && (
        <ErrorState title={`${what} did not load`} onRetry={readAgain} isRetrying={isReading}>
          Nothing is lost; only the connection is missing.
        </ErrorState>
      )}
    </>
  )
}
