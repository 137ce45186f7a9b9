import { reviewsOfPerson } from '#contract/reviews-office.ts'
import { counted } from '#core/words.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useMay } from '#web/platform/rights.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { plainDay } from '#web/ui/day.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { StarSpread } from './star-spread.tsx'
import { Stars } from './stars.tsx'

/** What guests say of one chauffeur or guide, for those of the office who may read reviews. */
export function PersonReviews({ id }: { id: string }) {
  return useMay()(reviewsOfPerson) ? <Read id={id} /> : null
}

function Read({ id }: { id: string }) {
  const { answer, failure } = useAsked(questionOf(reviewsOfPerson, { id }), 0)
  return (
    <Panel title="What guests say" aside="12 months" flush>
      <div aria-busy={(!answer && !failure) || undefined} className="text-sm">
        {failure && (
          <p role="alert" className="border-t border-line px-4.5 py-3 font-semibold text-beni">
            {failure.message}
          </p>
        )}
        {answer && answer.count > 0 && (
          <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 px-4.5 pb-3.5">
            <p className="font-serif text-[2.5rem] leading-none tabular-nums">
              <bdi>{answer.average?.toFixed(1) ?? '–'}</bdi>
              <span className="mt-1 block font-sans text-[0.8125rem] text-ink-2">
                of 5, {counted(answer.count, 'review')}
              </span>
            </p>
            <StarSpread spread={answer.spread} of="counts" />
          </div>
        )}
        {answer && answer.count === 0 && (
          <p className="px-4.5 pb-4 text-ink-2">
            {answer.latest.length === 0
              ? 'No guest has written about a day with them yet.'
              : 'No guest has written in these twelve months.'}
          </p>
        )}
        {answer && answer.latest.length > 0 && (
          <ul aria-label="The latest reviews">
            {answer.latest.map(({ id: review, stars, text, author, day, tourTitle, reference, isAnswered, status }) => (
              <li key={review} className="border-t border-line px-4.5 py-3">
                <Stars count={stars} />
                <p className="mt-1 font-serif text-[0.96875rem] wrap-anywhere">
                  <bdi>“{inShort(text)}”</bdi>
                </p>
                <p className="mt-1 text-[0.8125rem] text-ink-2">
                  <bdi>
                    {author}, {plainDay(day)}, {tourTitle}
                  </bdi>
                  {status === 'waiting' && ' · not released yet'}
                  {isAnswered && ' · answered'}
                </p>
                <TextLink to={`/admin/tour-bookings/edit/${reference}`} className="text-[0.8125rem] max-md:py-3">
                  <span className="sr-only">The booking </span>
                  {reference}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
        <p className="border-t border-line px-4.5 py-3 text-[0.8125rem] text-ink-3">
          Of days that they drove or guided; the stars are theirs where a guest gave any. Only the office sees whose day
          a review is about.
        </p>
      </div>
    </Panel>
  )
}

/** As much as fits into a few lines; all of it stands with the reviews. */
const inShort = (text: string) => (text.length > 220 ? `${text.slice(0, 219).trimEnd()}…` : text)
