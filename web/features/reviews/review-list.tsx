import { Star } from 'lucide-react'
import type { Review, ReviewsOfTour } from '#contract/reviews.ts'
import { MONTHS } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The rating beside what was written; without any, a word that says so. */
export function ReviewList({ of: { rating, reviews } }: { of: ReviewsOfTour }) {
  if (!rating || reviews.length === 0) {
    return (
      <p className="max-w-[56ch] border-t border-line pt-4 text-ink-2">
        Nobody has written about this day yet. Only guests who have travelled it can.
      </p>
    )
  }
  return (
    <div className="grid gap-5 lg:grid-cols-[168px_minmax(0,1fr)] lg:gap-12">
      <p>
        <bdi className="block font-serif text-[72px] leading-none font-[380] tabular-nums">
          {rating.average.toFixed(1)}
        </bdi>
        <span className="sr-only"> of 5 stars, </span>
        <bdi className="mt-1.5 block text-sm text-ink-2">
          {rating.count} {rating.count === 1 ? 'review' : 'reviews'}
        </bdi>
      </p>
      <ul>
        {reviews.map((review) => (
          <ReviewEntry key={review.id} review={review} />
        ))}
      </ul>
    </div>
  )
}

function ReviewEntry({ review: { stars, text, author, travelled, answer } }: { review: Review }) {
  return (
    <li className="border-t border-line py-[18px] print:break-inside-avoid">
      <p className="flex items-center gap-1.5 text-[15px] tabular-nums">
        <Icon of={Star} dense className="fill-current text-kohaku" />
        <bdi>
          {stars}
          <span className="sr-only"> of 5 stars</span>
        </bdi>
      </p>
      <blockquote className="my-1.5 font-serif text-[18px] leading-normal whitespace-pre-line">{text}</blockquote>
      <p className="text-sm text-ink-2">
        <bdi>
          {author}. {monthOf(travelled)}
        </bdi>
      </p>
      {answer && (
        <div className="mt-3 border-s-2 border-line ps-4 text-sm">
          <strong className="font-semibold">Our answer</strong>
          <p className="mt-0.5 whitespace-pre-line text-ink-2">{answer}</p>
        </div>
      )}
    </li>
  )
}

/** "November 2026" of "2026-11". */
const monthOf = (travelled: string) => `${MONTHS[Number(travelled.slice(5)) - 1] ?? ''} ${travelled.slice(0, 4)}`
