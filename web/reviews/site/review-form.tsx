import type { InputOf } from '#contract/endpoint.ts'
import { type OwnReview, writeReview } from '#contract/reviews.ts'
import type { Which } from '#web/payments/site/index.ts'
import { call } from '#web/platform/api.ts'
import { useDraft, useKeepDraft, useUnsaved } from '#web/platform/unsaved.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import { StarChoice } from './star-choice.tsx'
import { type AddedPicture, useReviewPictures } from './use-review-pictures.ts'

/** Who and what is judged, by name where that is known. */
export interface Judged {
  chauffeur?: string
  /** Null: nobody guided. */
  guide: string | null
  vehicle?: string
  route: string
}

type ReviewFormProps = {
  which: Which
  judged: Judged
  /** How the guest signs, unless they change it. */
  firstName: string
  onWritten: (review: OwnReview) => void
}

const longestText = 4000

const blank = { chauffeurStars: 0, guideStars: 0, vehicleStars: 0, routeStars: 0, text: '', pictures: '' }
type Values = typeof blank & { author: string }
type Draft = { values: Values; pictures: readonly AddedPicture[] }

/** Stars for each part of the day, a few words, and pictures. */
export function ReviewForm({ which, judged, firstName, onWritten }: ReviewFormProps) {
  const draftName = `review ${which.reference}`
  const draft = useDraft<Draft>(draftName)
  const pictures = useReviewPictures(which, draft?.pictures)
  const form = useForm({
    endpoint: writeReview,
    initial: draft?.values ?? { ...blank, author: firstName },
    toInput: (values): InputOf<typeof writeReview> => ({
      ...which,
      ...values,
      guideStars: judged.guide === null ? null : values.guideStars,
      pictures: pictures.names,
    }),
    send: async (input) => onWritten(await call(writeReview, input)),
  })
  const { values, faults, field } = form
  const hasBegun =
    pictures.pictures.length > 0 ||
    Boolean(values.text || values.chauffeurStars || values.guideStars || values.vehicleStars || values.routeStars)
  const blocker = useUnsaved(hasBegun)
  useKeepDraft(draftName, hasBegun ? { values, pictures: pictures.pictures } : null)
  const stars = (name: 'chauffeurStars' | 'guideStars' | 'vehicleStars' | 'routeStars') => ({
    value: values[name],
    error: faults[name],
    onChange: (given: number) => form.change({ [name]: given }),
  })
  return (
    <form {...form.props} className="mt-7 grid max-w-[640px] gap-7">
      <FormRefusal of={form.refusal} />
      <div className="border-t border-ink">
        <StarChoice label="Chauffeur" hint={judged.chauffeur} {...stars('chauffeurStars')} />
        {judged.guide !== null && <StarChoice label="Guide" hint={judged.guide} {...stars('guideStars')} />}
        <StarChoice label="Car" hint={judged.vehicle} {...stars('vehicleStars')} />
        <StarChoice label="Route" hint={judged.route} {...stars('routeStars')} />
      </div>
      <TextField
        label="How was it?"
        rows={6}
        maxLength={longestText}
        hint="What you would tell a friend who thinks of going. Please, no names of other guests."
        {...field('text')}
      />
      <ReviewPictures of={pictures} />
      <TextField
        label="How you sign"
        hint="Others read this below your words. A first name is enough."
        autoComplete="given-name"
        className="max-w-[320px]"
        {...field('author')}
      />
      <div>
        <p className="mb-3 text-sm text-ink-2">
          The office reads it first, and takes nothing out but advertising, insult and other people’s data.
        </p>
        <Button
          type="submit"
          variant="primary"
          isPending={form.isPending}
          isDisabled={pictures.isSending}
          pendingLabel="Sending…"
          className="max-md:w-full"
        >
          {pictures.isSending ? 'The pictures are on their way' : 'Send the review'}
        </Button>
      </div>
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what="your review"
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </form>
  )
}
