import { answerReview, type JudgedReview, longestAnswer } from '#contract/reviews-office.ts'
import { call } from '#web/platform/api.ts'
import { otherPathOrQuery, useUnsaved } from '#web/platform/unsaved.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'

type AnswerFormProps = { review: JudgedReview; onAnswered: (review: JudgedReview) => void; onClose: () => void }

/** Our answer, below the review, for everybody to read. */
export function AnswerForm({ review, onAnswered, onClose }: AnswerFormProps) {
  const form = useForm({
    endpoint: answerReview,
    initial: { answer: review.answer ?? '' },
    toInput: ({ answer }) => ({ id: review.id, version: review.version, answer }),
    send: async (input) => onAnswered(await call(answerReview, input)),
  })
  const { answer } = form.values
  const blocker = useUnsaved(answer.trim() !== (review.answer ?? ''), otherPathOrQuery)
  return (
    <form
      {...form.props}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault()
          void form.submit()
        }
      }}
      className="mt-3 grid gap-2"
    >
      <FormRefusal of={form.refusal} />
      <TextField label="Our answer" size="small" rows={3} autoFocus {...form.field('answer')} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-[0.8125rem] text-ink-3 tabular-nums">
          <bdi>
            {answer.length} of {longestAnswer}.
          </bdi>{' '}
          Shown under the review, in public{review.status === 'released' ? '' : ' once it is released'}
        </span>
        <span className="flex gap-2">
          <Button size="small" className="max-md:min-h-11" onPress={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            size="small"
            variant="primary"
            className="max-md:min-h-11"
            isPending={form.isPending}
            isDisabled={answer.trim() === '' && !review.answer}
          >
            {answer.trim() === '' && review.answer ? 'Take the answer away' : 'Publish answer'}
          </Button>
        </span>
      </div>
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what="your answer"
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </form>
  )
}
