import { memo, useId } from 'react'
import { formatYen } from '#contract/money.ts'
import type { OfferedExtra } from '#contract/pricing.ts'
import { wishLimits } from '#contract/wish.ts'
import { StepSection } from '#web/ui/checkout/step-head.tsx'
import { TextField } from '#web/ui/field.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { PlainSelect } from '#web/ui/plain-select.tsx'
import { updateCheckout, updateWish, useCheckoutPart, wishIn } from '../checkout-state.ts'
import type { CheckoutTour } from '../checkout-tour.ts'
import type { Faults } from '../use-faults.ts'

type PickUpExtrasProps = {
  slug: string
  tour: CheckoutTour
  extras: readonly OfferedExtra[]
  noteError?: string
  leave: Faults['leave']
}

const mostWords = 500
const ROW = 'border-t border-line py-2.5 first:border-t-0 first:pt-0'

/** Child seats and the like, a later return, and whatever the guide should know. */
export const PickUpExtras = memo(function PickUpExtras({ slug, tour, extras, noteError, leave }: PickUpExtrasProps) {
  const note = useCheckoutPart(slug, (checkout) => checkout.note)
  return (
    <>
      <StepSection title="Extras">
        <div>
          {extras.map((extra) => (
            <ExtraStepper key={extra.code} slug={slug} extra={extra} />
          ))}
          <ReturnSelect slug={slug} tour={tour} />
        </div>
      </StepSection>
      <StepSection title="Wishes">
        <TextField
          id="note"
          label="Anything your guide or chauffeur should know?"
          optional
          rows={4}
          hint={`${note.length} of ${mostWords} characters`}
          value={note}
          error={noteError}
          onBlur={() => leave('note', note)}
          onChange={(text) => updateCheckout(slug, { note: text })}
        />
      </StepSection>
    </>
  )
})

function ExtraStepper({ slug, extra }: { slug: string; extra: OfferedExtra }) {
  const wish = useCheckoutPart(slug, wishIn)
  const others = wish.extras.filter(({ code }) => code !== extra.code)
  const pieces = wish.extras.find(({ code }) => code === extra.code)?.pieces ?? 0
  const price = extra.priceYen === 0 ? 'Included.' : `${formatYen(extra.priceYen)} each.`
  return (
    <NumberStepper
      inline
      label={extra.name}
      unit={extra.name.toLowerCase()}
      hint={`${price} ${extra.explanation}`}
      value={pieces}
      max={extra.mostPieces}
      onChange={(count) =>
        updateWish(slug, { extras: count === 0 ? others : [...others, { code: extra.code, pieces: count }] })
      }
      className={ROW}
    />
  )
}

/** Half hours beyond the tour's own length, as the clock shows them. */
function ReturnSelect({ slug, tour }: { slug: string; tour: CheckoutTour }) {
  const id = useId()
  const wish = useCheckoutPart(slug, wishIn)
  const { start } = wish
  if (!start) return null
  return (
    <div className={`${ROW} flex items-center justify-between gap-4`}>
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold">
          Return
        </label>
        <div className="text-xs text-ink-3">
          <bdi>The day is {tour.length} long; more is paid by the half hour.</bdi>
        </div>
      </div>
      <PlainSelect
        id={id}
        value={wish.extraHalfHours}
        onChange={({ target }) => updateWish(slug, { extraHalfHours: Number(target.value) })}
        className="shrink-0"
      >
        {laterReturns(wish.extraHalfHours).map((halfHours) => (
          <option key={halfHours} value={halfHours}>
            {/* A word first: from right to left a time at the start would change places with it. */}
            {halfHours === 0 ? 'As planned, ' : ''}
            {tour.endOf(start, halfHours)}
          </option>
        ))}
      </PlainSelect>
    </div>
  )
}

/** Four hours are as much as anybody asked for; whoever brought more along keeps it. */
const laterReturns = (wished: number) =>
  Array.from({ length: Math.min(wishLimits.extraHalfHours, Math.max(8, wished)) + 1 }, (_, halfHours) => halfHours)
