import { type FormEvent, useState } from 'react'
import { withFeesOf } from '#contract/places.ts'
import { Alert, FormErrorSummary } from '#web/ui/alert.tsx'
import { longDay } from '#web/ui/day.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { StepActions } from '../../checkout/step-actions.tsx'
import { StepHead } from '../../checkout/step-head.tsx'
import { stepAddress, useCheckoutPart, wishIn } from '../checkout-state.ts'
import type { StepProps } from '../checkout-tour.ts'
import { pickUpLacks } from '../missing.ts'
import { QuoteProblem } from '../quote-problem.tsx'
import { quoteNow } from '../quoting.ts'
import { useFaults } from '../use-faults.ts'
import { useGoToStep } from '../use-step.ts'
import { DropOffSection, PickUpSection } from './meeting-sections.tsx'
import { PickUpDetails } from './pick-up-details.tsx'
import { PickUpExtras } from './pick-up-extras.tsx'
import { StopsNote } from './stops-note.tsx'
import { useAddressCheck } from './use-address-check.ts'
import { usePickUpData, usePlacesTooFar } from './use-pick-up-data.ts'

/** Where the day begins and ends, and what else it needs. */
export function PickUpStep({ slug, tour }: StepProps) {
  const wish = useCheckoutPart(slug, wishIn)
  const goTo = useGoToStep(slug)
  const faults = useFaults(slug, pickUpLacks)
  const addresses = useAddressCheck(slug)
  const data = usePickUpData()
  const tooFar = usePlacesTooFar(useCheckoutPart(slug, ({ quote }) => quote?.id))
  const [isPending, setPending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    const isAnswered = (await addresses.check('pickUp')) && (await addresses.check('dropOff'))
    const isWhole = isAnswered && faults.check()
    const quote = isWhole ? await quoteNow(slug) : null
    setPending(false)
    if (quote) goTo('review')
    else if (isWhole) document.getElementById('quote-problem')?.focus()
  }
  const ends = { slug, tour, places: withFeesOf(data.places, tooFar.beginsIn), faults, addresses }

  return (
    <form noValidate onSubmit={submit}>
      <StepHead title="Where shall we meet you?">
        {wish.day && wish.start && (
          <bdi>
            Your chauffeur is there from {tour.thereFrom(wish.start)} on {longDay(wish.day)}.
          </bdi>
        )}
      </StepHead>
      <div className="mt-6 empty:hidden">
        <FormErrorSummary key={faults.attempt} faults={faults.summary} />
      </div>
      {data.hasFailed && (
        <Alert tone="error" title="Hotels and stations did not load." className="mt-6">
          You can write an address. What you typed is kept.{' '}
          <TextButton onClick={data.retry} className="min-h-11">
            Try again
          </TextButton>
        </Alert>
      )}
      <PickUpSection {...ends} tooFar={tooFar.pickUp} />
      <PickUpDetails slug={slug} beginsAt={tooFar.beginsAt} errorOf={faults.errorOf} leave={faults.leave} />
      <DropOffSection {...ends} tooFar={tooFar.dropOff} />
      <StopsNote slug={slug} tour={tour} />
      <PickUpExtras slug={slug} tour={tour} noteError={faults.errorOf('note')} leave={faults.leave} />
      {addresses.hasFailed && (
        <Alert tone="error" title="The address could not be looked up." className="mt-8">
          We could not be reached. What you typed is kept; please continue once the connection is back.
        </Alert>
      )}
      <QuoteProblem slug={slug} step="pick-up" />
      <StepActions
        back={{ to: stepAddress('travellers', wish), label: 'Back to travellers' }}
        label="Continue to review"
        isPending={isPending}
      />
    </form>
  )
}
