import { hidingGrounds, type JudgedReview, judgeReview } from '#contract/reviews-office.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { groundWords } from './review-words.ts'

type HideDialogProps = { review: JudgedReview | null; onClose: () => void; onHidden: (review: JudgedReview) => void }

/** There are three grounds to hide a review and no more; the words stay in the history. */
export function HideDialog({ review, onClose, onHidden }: HideDialogProps) {
  return (
    <Dialog
      title={review ? `Hide what ${review.author} wrote?` : ''}
      isOpen={review !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {review && <HideForm key={review.id} {...{ review, onClose, onHidden }} />}
    </Dialog>
  )
}

function HideForm({ review, onClose, onHidden }: HideDialogProps & { review: JudgedReview }) {
  const form = useForm({
    endpoint: judgeReview,
    initial: { ground: '', reason: '' },
    toInput: ({ ground, reason }) => ({
      ...{ id: review.id, version: review.version, status: 'hidden' as const, reason },
      // Nothing chosen yet is told at the field, as what is not one of the three.
      ground: ground as (typeof hidingGrounds)[number],
    }),
    send: async (input) => onHidden(await call(judgeReview, input)),
  })
  return (
    <form {...form.props} className="grid gap-4">
      <FormRefusal of={form.refusal} />
      <RadioGroup
        label="Why"
        choices={hidingGrounds.map((id) => ({ id, label: groundWords[id] }))}
        value={form.values.ground}
        error={form.faults.ground}
        onChange={(ground) => form.change({ ground })}
      />
      <TextField
        label="In a few words"
        rows={2}
        maxLength={300}
        hint="For the history. Low stars are not a reason."
        {...form.field('reason')}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:*:w-full">
        <Button variant="outline" onPress={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" isPending={form.isPending}>
          Hide the review
        </Button>
      </div>
    </form>
  )
}
