import { Star } from 'lucide-react'
import type { Picture } from '#contract/media.ts'
import type { Rating, Review, ReviewsOfTour } from '#contract/reviews.ts'
import { MONTHS } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { usePictureAddresses } from '#web/ui/picture-addresses.ts'
import { Print } from '#web/ui/print.tsx'
import { inHalves } from './in-halves.ts'

/** So many are read at once; the rest is a press away. */
const shownAtOnce = 5

/** The rating beside what was written; without any, a word that says so. */
export function ReviewList({ of: { rating, reviews } }: { of: ReviewsOfTour }) {
  if (!rating || reviews.length === 0) {
    return (
      <p className="max-w-[56ch] border-t border-line pt-4 text-ink-2">
        Nobody has written about this day yet. Only guests who have travelled it can.
      </p>
    )
  }
  const [shown, rest] = [reviews.slice(0, shownAtOnce), reviews.slice(shownAtOnce)]
  return (
    <div className="grid gap-5 lg:grid-cols-[168px_minmax(0,1fr)] lg:gap-12">
      <RatingInFigures rating={rating} />
      <div>
        <Entries reviews={shown} />
        {rest.length > 0 && (
          <details className="border-t border-line">
            <summary className="link flex min-h-11 cursor-pointer items-center text-[0.9375rem]">
              <bdi>{rest.length === 1 ? 'One more' : `${rest.length} more`}</bdi>
            </summary>
            <Entries reviews={rest} />
          </details>
        )}
      </div>
    </div>
  )
}

const partNames = { chauffeur: 'Chauffeur', guide: 'Guide', vehicle: 'Car', route: 'Route' } as const

function RatingInFigures({ rating: { average, count, parts } }: { rating: Rating }) {
  const judged = (Object.keys(partNames) as (keyof typeof partNames)[]).filter((part) => parts[part] !== null)
  return (
    <div>
      <p>
        <bdi className="block font-serif text-[4.5rem] leading-none font-[380] tabular-nums">{average.toFixed(1)}</bdi>
        <span className="sr-only"> of 5 stars, </span>
        <bdi className="mt-1.5 block text-sm text-ink-2">
          {count} {count === 1 ? 'review' : 'reviews'}
        </bdi>
      </p>
      <dl className="mt-4 grid max-w-[220px] gap-1 text-sm tabular-nums">
        {judged.map((part) => (
          <div key={part} className="flex justify-between gap-4">
            <dt className="text-ink-2">{partNames[part]}</dt>
            <dd>
              <bdi>{parts[part]?.toFixed(1)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const Entries = ({ reviews }: { reviews: readonly Review[] }) => (
  <ul>
    {reviews.map((review) => (
      <ReviewEntry key={review.id} review={review} />
    ))}
  </ul>
)

function ReviewEntry({ review: { stars, text, author, travelled, pictures, answer } }: { review: Review }) {
  return (
    <li className="border-t border-line py-4.5 print:break-inside-avoid">
      <p className="flex items-center gap-1.5 text-[0.9375rem] tabular-nums">
        <Icon of={Star} dense className="fill-current text-kohaku" />
        <bdi>
          {inHalves(stars)}
          <span className="sr-only"> of 5 stars</span>
        </bdi>
      </p>
      <blockquote className="my-1.5 font-serif text-[1.125rem] leading-normal whitespace-pre-line wrap-anywhere">
        <bdi>{text}</bdi>
      </blockquote>
      {pictures.length > 0 && (
        <ul className="my-3 flex flex-wrap gap-2.5">
          {pictures.map((picture) => (
            <li key={picture.path}>
              <GuestPicture picture={picture} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-2">
        <bdi>
          {author}. {monthOf(travelled)}
        </bdi>
      </p>
      {answer && (
        <div className="mt-3 border-s-2 border-line ps-4 text-sm">
          <strong className="font-semibold">Our answer</strong>
          <p className="mt-0.5 whitespace-pre-line text-ink-2">
            <bdi>{answer}</bdi>
          </p>
        </div>
      )}
    </li>
  )
}

/** Small among the words; a press opens it large. */
function GuestPicture({ picture }: { picture: Picture }) {
  return (
    <a href={usePictureAddresses(picture).src} className="block">
      <Print of={picture} sizes="132px" className="h-[5.5rem] w-[132px]" />
    </a>
  )
}

/** "November 2026" of "2026-11". */
const monthOf = (travelled: string) => `${MONTHS[Number(travelled.slice(5)) - 1] ?? ''} ${travelled.slice(0, 4)}`
