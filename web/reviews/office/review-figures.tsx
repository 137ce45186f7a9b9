import type { OutputOf } from '#contract/endpoint.ts'
import type { reviewsToJudge } from '#contract/reviews-office.ts'
import { StarSpread } from './star-spread.tsx'

type Answer = OutputOf<typeof reviewsToJudge>

/** What all reviews say together, between two lines of ink. */
export function ReviewFigures({ of: { figures, counts } }: { of: Answer }) {
  const cells = [
    ['Rating, 12 months', figures.average?.toFixed(2) ?? '–', `${figures.count} reviews`, false],
    [
      'Wait to be released',
      String(counts.waiting),
      figures.waitingBelowThree === 0 ? 'None below three stars' : `${figures.waitingBelowThree} below three stars`,
      figures.waitingBelowThree > 0,
    ],
    ['Without an answer', String(figures.unanswered), `of ${counts.released} released`, false],
  ] as const
  return (
    <section
      aria-label="In figures"
      className="mb-5 grid grid-cols-2 border-y border-ink md:grid-cols-4 *:min-w-0 *:border-line *:px-4 *:py-3.5 md:*:not-first:border-s"
    >
      {cells.map(([label, value, note, isBad]) => (
        <div key={label}>
          <p className="text-[0.8125rem] text-ink-2">{label}</p>
          <p className="font-serif text-[1.625rem] leading-[1.2] tabular-nums">
            <bdi>{value}</bdi>
          </p>
          <p className={isBad ? 'text-[0.78125rem] font-semibold text-beni' : 'text-[0.78125rem] text-ink-2'}>{note}</p>
        </div>
      ))}
      <StarSpread spread={figures.spread} />
    </section>
  )
}
