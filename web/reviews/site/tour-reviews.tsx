import { useCallback, useEffect, useState } from 'react'
import { type ReviewsOfTour, reviewsOfTour } from '#contract/reviews.ts'
import { call } from '#web/platform/api.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { ReviewList } from './review-list.tsx'

type TourReviewsProps = {
  slug: string
  /** What came with the page; null when that part of it did not. */
  loaded: ReviewsOfTour | null
}

/** What guests wrote. It came with the page or is asked for again: its absence never takes the page with it. */
export function TourReviews({ slug, loaded }: TourReviewsProps) {
  const [later, setLater] = useState<ReviewsOfTour | 'asking' | 'failed'>('asking')
  const ask = useCallback(async () => {
    setLater('asking')
    setLater(await call(reviewsOfTour, { slug }).catch(() => 'failed' as const))
  }, [slug])

  // A page that was kept while this part was missing heals itself at the next reader.
  useEffect(() => {
    if (!loaded) ask()
  }, [loaded, ask])

  const known = loaded ?? later
  if (known === 'asking') return <p className="text-ink-2">Asking for what guests wrote…</p>
  if (known !== 'failed') return <ReviewList of={known} />
  return (
    <p role="alert" className="text-[0.9375rem]">
      What guests wrote did not load. <TextButton onClick={ask}>Try again</TextButton>
    </p>
  )
}
