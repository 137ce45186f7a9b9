import { useEffect, useRef, useState } from 'react'
import type { JudgedReview } from '#contract/reviews-office.ts'
import { useKeys } from '#web/platform/keys.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { UndoNote } from '#web/ui/office/undo-note.tsx'
import { HideDialog } from './hide-dialog.tsx'
import { ReviewRow } from './review-row.tsx'
import { useReviewsDesk } from './use-reviews-desk.ts'

/** The reviews of one tab: rows to walk with J and K, R releases, A answers, H hides, X chooses. */
export function ReviewsDesk({ reviews }: { reviews: readonly JudgedReview[] }) {
  const desk = useReviewsDesk()
  const [here, setHere] = useState(0)
  const [answering, setAnswering] = useState<string | null>(null)
  const [hiding, setHiding] = useState<JudgedReview | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = useRef<(HTMLLIElement | null)[]>([])
  const at = Math.min(here, reviews.length - 1)
  const review = reviews[at]
  const selected = reviews.filter(({ id, status }) => chosen.has(id) && status === 'waiting')

  // After a row has gone, the next one is at hand; a page that has just opened takes no focus.
  const shown = useRef(reviews)
  useEffect(() => {
    if (shown.current !== reviews && document.activeElement === document.body && at >= 0) rows.current[at]?.focus()
    shown.current = reviews
  }, [reviews, at])

  const walk = (step: number) => {
    const next = Math.max(0, Math.min(reviews.length - 1, at + step))
    setHere(next)
    rows.current[next]?.focus()
  }
  const choose = (id: string, isChosen: boolean) =>
    setChosen((now) => new Set(isChosen ? [...now, id] : [...now].filter((other) => other !== id)))
  useKeys({
    J: { does: 'Next review', run: () => walk(1) },
    K: { does: 'Review before', run: () => walk(-1) },
    X: { does: 'Choose the review', run: () => review && choose(review.id, !chosen.has(review.id)) },
    R: { does: 'Release the review', run: () => review && review.status !== 'released' && void desk.release(review) },
    A: { does: 'Answer the review', run: () => review && review.status !== 'hidden' && setAnswering(review.id) },
    H: { does: 'Hide the review', run: () => review && review.status !== 'hidden' && setHiding(review) },
    'Ctrl Z': { does: 'Undo', run: () => desk.done?.undo() },
  })
  return (
    <>
      {desk.refusal && (
        <Alert tone="error" title={desk.refusal.message} className="mb-3 text-sm">
          {desk.refusal.isOutage ? 'Nothing was changed.' : 'The list shows how it is now.'}
        </Alert>
      )}
      {selected.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 border border-b-0 border-line bg-paper-2 px-4.5 py-2 text-sm">
          <p role="status" className="font-semibold">
            {selected.length} chosen
          </p>
          <Button
            size="small"
            variant="primary"
            className="max-md:min-h-11"
            isPending={desk.pending === 'all'}
            onPress={() => void desk.releaseAll(selected).then(() => setChosen(new Set()))}
          >
            Release {selected.length === 1 ? 'it' : `all ${selected.length}`}
          </Button>
          <Button size="small" className="max-md:min-h-11" onPress={() => setChosen(new Set())}>
            Choose none
          </Button>
        </div>
      )}
      <ul aria-label="Reviews" className="border border-line bg-surface">
        {reviews.map((one, index) => (
          <ReviewRow
            key={one.id}
            review={one}
            rowRef={(element) => {
              rows.current[index] = element
            }}
            isHere={index === at}
            isChosen={chosen.has(one.id)}
            isAnswering={answering === one.id}
            isPending={desk.pending === one.id}
            onFocus={() => setHere(index)}
            deeds={{
              release: () => void desk.release(one),
              hide: () => setHiding(one),
              openAnswer: () => setAnswering(one.id),
              closeAnswer: () => setAnswering(null),
              answered: () => {
                setAnswering(null)
                void desk.revalidate()
              },
              choose: (isChosen) => choose(one.id, isChosen),
            }}
          />
        ))}
      </ul>
      <HideDialog
        review={hiding}
        onClose={() => setHiding(null)}
        onHidden={(now) => {
          if (hiding) desk.hidden(hiding, now)
          setHiding(null)
        }}
      />
      <UndoNote of={desk.done} onGone={desk.forget} />
    </>
  )
}
