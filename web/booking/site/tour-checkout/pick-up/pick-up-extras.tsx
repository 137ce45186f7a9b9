import { memo } from 'react'
import { bookingDetails } from '#core/booking-details.ts'
import { TextField } from '#web/ui/field.tsx'
import { StepSection } from '../../checkout/step-head.tsx'
import { updateCheckout, useCheckoutPart } from '../checkout-state.ts'
import type { CheckoutTour } from '../checkout-tour.ts'
import type { Faults } from '../use-faults.ts'
import { ReturnChoice } from './return-choice.tsx'

type PickUpExtrasProps = {
  slug: string
  tour: CheckoutTour
  noteError?: string
  leave: Faults['leave']
}

/** A later return, and whatever the guide should know. */
export const PickUpExtras = memo(function PickUpExtras({ slug, tour, noteError, leave }: PickUpExtrasProps) {
  const note = useCheckoutPart(slug, (checkout) => checkout.note)
  return (
    <>
      <StepSection title="Return">
        <ReturnChoice slug={slug} tour={tour} />
      </StepSection>
      <StepSection title="Wishes">
        <TextField
          id="note"
          label="Anything your guide or chauffeur should know?"
          optional
          rows={4}
          hint={`${note.length} of ${bookingDetails.note.longest} characters`}
          value={note}
          error={noteError}
          onBlur={() => leave('note', note)}
          onChange={(text) => updateCheckout(slug, { note: text })}
        />
      </StepSection>
    </>
  )
})
