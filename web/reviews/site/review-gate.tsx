import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { type OwnReview, reviewOfBooking } from '#contract/reviews.ts'
import type { Which } from '#web/payments/site/index.ts'
import { call } from '#web/platform/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { OwnReviewView } from './own-review.tsx'

type Known = OutputOf<typeof reviewOfBooking>

type ReviewGateProps = {
  which: Which
  /** Why nothing can be written: not over yet, or it did not take place. */
  notYet: ReactNode
  /** The form, for who may write. */
  children: (may: { hasGuide: boolean; onWritten: (review: OwnReview) => void }) => ReactNode
}

/** The form for who may write, the review for who has, and a reason for who cannot. */
export function ReviewGate({ which, notYet, children }: ReviewGateProps) {
  const [known, setKnown] = useState<Known | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const written = useRef<HTMLDivElement>(null)
  const ask = useCallback(() => {
    setFailed(false)
    call(reviewOfBooking, which).then(setKnown, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    })
  }, [which])
  useEffect(ask, [ask])

  const onWritten = (review: OwnReview) => {
    setKnown({ canWrite: false, hasGuide: review.guideStars !== null, review })
    requestAnimationFrame(() => {
      written.current?.focus({ preventScroll: true })
      scrollTo({ top: 0 })
    })
  }
  if (hasFailed)
    return (
      <div className="mt-7">
        <ErrorState title="The review did not load" onRetry={ask}>
          Nothing is lost. Please try again.
        </ErrorState>
      </div>
    )
  if (!known)
    return (
      <Loading label="The review is loading" className="mt-7 grid max-w-[640px] gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-40" />
      </Loading>
    )
  if (known.review)
    return (
      <div ref={written} tabIndex={-1} className="outline-none">
        <OwnReviewView review={known.review} />
      </div>
    )
  return known.canWrite ? children({ hasGuide: known.hasGuide, onWritten }) : notYet
}
