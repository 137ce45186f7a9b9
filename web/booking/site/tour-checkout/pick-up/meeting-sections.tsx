import { useId } from 'react'
import type { KnownPlace } from '#contract/places.ts'
import { StepSection } from '../../checkout/step-head.tsx'
import { updateCheckout, useCheckoutPart } from '../checkout-state.ts'
import { beginsElsewhere, type CheckoutTour, endsElsewhere } from '../checkout-tour.ts'
import type { Faults } from '../use-faults.ts'
import { EndChoice, OptionRow } from './end-choice.tsx'
import type { TooFar } from './end-words.ts'
import type { End } from './meeting.ts'
import type { AddressCheck, WhichEnd } from './use-address-check.ts'

type EndsProps = {
  slug: string
  tour: CheckoutTour
  places: readonly KnownPlace[]
  faults: Faults
  addresses: AddressCheck
  tooFar: TooFar
}

const updateEnd = (slug: string, which: WhichEnd, change: Partial<End>) =>
  updateCheckout(slug, ({ meeting }) => ({ meeting: { ...meeting, [which]: { ...meeting[which], ...change } } }))

export function PickUpSection({ slug, tour, ...props }: EndsProps) {
  const pickUp = useCheckoutPart(slug, ({ meeting }) => meeting.pickUp)
  return (
    <StepSection title="Pick-up" className="mt-8">
      <EndChoice
        {...props}
        which="pickUp"
        fieldId="pick-up"
        legend="Where we pick you up"
        end={pickUp}
        onChange={(change) => updateEnd(slug, 'pickUp', change)}
        ownPlace={beginsElsewhere(tour) ? tour.pickUp.name : undefined}
      />
    </StepSection>
  )
}

/** The usual end is where the day began, or where the tour ends; any other place is one press away. */
export function DropOffSection({ slug, tour, ...props }: EndsProps) {
  const group = useId()
  const dropOff = useCheckoutPart(slug, ({ meeting }) => meeting.dropOff)
  const change = (changed: Partial<End>) => updateEnd(slug, 'dropOff', changed)
  const isSame = dropOff.kind === 'same'
  return (
    <StepSection title="Drop-off">
      <fieldset className="min-w-0">
        <legend className="sr-only">Where we bring you in the end</legend>
        <OptionRow
          group={group}
          label={endsElsewhere(tour) ? tour.dropOff.name : 'The same place'}
          detail={endsElsewhere(tour) ? 'Where the tour ends' : 'Back to where we met you'}
          aside="Included"
          isChosen={isSame}
          onChoose={() => change({ kind: 'same' })}
        />
        <OptionRow
          group={group}
          label="Somewhere else"
          detail="Another hotel, a station, an airport or an address"
          isChosen={!isSame}
          onChoose={() => isSame && change({ kind: 'hotel' })}
        />
      </fieldset>
      {!isSame && (
        <div className="mt-4">
          <EndChoice
            {...props}
            which="dropOff"
            fieldId="drop-off"
            legend="Where the day ends"
            end={dropOff}
            onChange={change}
          />
        </div>
      )}
    </StepSection>
  )
}
