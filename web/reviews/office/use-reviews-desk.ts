import { useCallback, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/call.ts'
import { type JudgedReview, judgeReview, type ReviewStatus, releaseReviews } from '#contract/reviews-office.ts'
import { call } from '#web/platform/api.ts'
import type { Undoable } from '#web/ui/office/undo-note.tsx'

const said: Record<ReviewStatus, string> = { released: 'Released', hidden: 'Hidden', waiting: 'Waits again' }

/** What is done with reviews: each deed can be undone, and what somebody else did meanwhile is told and shown. */
export function useReviewsDesk() {
  const { revalidate } = useRevalidator()
  const [done, setDone] = useState<Undoable | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [pending, setPending] = useState<string | null>(null)
  const count = useRef(0)
  const forget = useCallback(() => setDone(null), [])

  const attempt = async (id: string, work: () => Promise<void>) => {
    setPending(id)
    setRefusal(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error)
    } finally {
      setPending(null)
      await revalidate()
    }
  }
  const back = (before: JudgedReview, now: JudgedReview) => async () => {
    const { status, ground, reason } = before
    await call(judgeReview, {
      ...{ id: now.id, version: now.version, status },
      ...(status === 'hidden' && ground && { ground, reason: reason ?? '' }),
    })
  }
  const offerUndo = (words: string, undo: () => Promise<void>) => {
    count.current++
    const undone = () => {
      setDone(null)
      void attempt('undo', undo)
    }
    setDone({ id: count.current, said: words, undo: undone })
  }
  return {
    done,
    forget,
    refusal,
    pending,
    revalidate,
    release: (review: JudgedReview) =>
      attempt(review.id, async () => {
        const now = await call(judgeReview, { id: review.id, version: review.version, status: 'released' })
        offerUndo(`${said.released}: ${review.author}`, back(review, now))
      }),
    /** Was hidden in its own dialog. */
    hidden: (before: JudgedReview, now: JudgedReview) => {
      offerUndo(`${said.hidden}: ${before.author}`, back(before, now))
      void revalidate()
    },
    releaseAll: (reviews: readonly JudgedReview[]) =>
      attempt('all', async () => {
        const { released, left } = await call(releaseReviews, {
          reviews: reviews.map(({ id, version }) => ({ id, version })),
        })
        const words = `${said.released}: ${released.length}${left.length > 0 ? `, ${left.length} left as somebody judged them` : ''}`
        offerUndo(words, async () => {
          for (const { id, version } of released) await call(judgeReview, { id, version, status: 'waiting' })
        })
      }),
  }
}
