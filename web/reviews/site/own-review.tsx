import type { OwnReview } from '#contract/reviews.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Print } from '#web/ui/print.tsx'

const told: Record<OwnReview['status'], { tone: 'ok' | 'waiting' | 'neutral'; title: string; words: string }> = {
  waiting: {
    tone: 'waiting',
    title: 'Thank you. The office reads it first.',
    words: 'Then it stands on the tour’s page, signed as you wrote.',
  },
  released: { tone: 'ok', title: 'Your review is released.', words: 'Others read it on the tour’s page.' },
  hidden: {
    tone: 'neutral',
    title: 'Your review is not shown.',
    words: 'The office has kept it back. Write to us if you want to know why.',
  },
}

const parts = [
  ['chauffeurStars', 'Chauffeur'],
  ['guideStars', 'Guide'],
  ['vehicleStars', 'Car'],
  ['routeStars', 'Route'],
] as const

/** What the guest wrote, and what became of it. */
export function OwnReviewView({ review }: { review: OwnReview }) {
  const { tone, title, words } = told[review.status]
  return (
    <div className="mt-7 grid max-w-[640px] gap-6">
      <Alert tone={tone} title={title}>
        {words}
      </Alert>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-2 border-y border-line py-4 text-[0.9375rem] tabular-nums">
        {parts.map(([name, label]) => {
          const stars = review[name]
          return stars === null ? null : (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-ink-2">{label}</dt>
              <dd>
                <bdi>{stars} of 5</bdi>
              </dd>
            </div>
          )
        })}
      </dl>
      <figure>
        <blockquote className="font-serif text-[1.125rem] leading-normal whitespace-pre-line wrap-anywhere">
          <bdi>{review.text}</bdi>
        </blockquote>
        <figcaption className="mt-2 text-sm text-ink-2">
          <bdi>{review.author}</bdi>
        </figcaption>
      </figure>
      {review.pictures.length > 0 && (
        <ul aria-label="Your pictures" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {review.pictures.map((picture) => (
            <li key={picture.path}>
              <Print of={picture} sizes="(width < 600px) 50vw, 160px" className="aspect-3/2" />
            </li>
          ))}
        </ul>
      )}
      {review.answer && (
        <div className="border-s-2 border-line ps-4 text-sm">
          <strong className="font-semibold">Our answer</strong>
          <p className="mt-0.5 whitespace-pre-line text-ink-2">
            <bdi>{review.answer}</bdi>
          </p>
        </div>
      )}
    </div>
  )
}
