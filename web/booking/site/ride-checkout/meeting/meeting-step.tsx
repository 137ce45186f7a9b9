import { type FormEvent, useState } from 'react'
import { ownSeatsField } from '#contract/child-seats.ts'
import { FormErrorSummary } from '#web/ui/alert.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StepActions } from '../../checkout/step-actions.tsx'
import { StepHead } from '../../checkout/step-head.tsx'
import { QuoteProblem } from '../quote-problem.tsx'
import { ridePath, useFirstLeg, useRidePart } from '../ride-checkout-state.ts'
import { quoteNow, useQuoting } from '../ride-quoting.ts'
import { loadStepRules } from '../step-rules.ts'
import { useRideFaults } from '../use-ride-faults.ts'
import { useGoToStep } from '../use-ride-step.ts'
import { ChauffeurFields } from './chauffeur-fields.tsx'
import { FlightSection } from './flight-section.tsx'
import { MeetingPoint } from './meeting-point.tsx'
import { PickUpSection } from './pick-up-section.tsx'
import { SeatSection } from './seat-section.tsx'
import { useFlight } from './use-flight.ts'

/** Which flight and where we meet; without a flight, where and when. */
export function MeetingStep() {
  const wanted = useRidePart((checkout) => checkout.wanted)
  const isOpen = useRidePart(({ landing }) => landing === 'open')
  const canLookUp = useRidePart(({ landing, found }) => landing === 'flight' || found !== null)
  const { refusal } = useQuoting()
  const isPriced = useRidePart(({ quoted }) => quoted !== null)
  const firstLeg = useFirstLeg()
  // What was refused before it ever had a price is no ride to ask more about.
  const leg = refusal && !isPriced ? undefined : firstLeg
  const flight = useFlight()
  const faults = useRideFaults('meeting')
  const goTo = useGoToStep()
  const [isPending, setPending] = useState(false)
  const byAir = leg ? leg.ride.airport === 'arrival' : wanted?.flight !== ''

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    await loadStepRules()
    // What was typed and not left yet is looked up as well.
    if (byAir) await flight.look()
    const isWhole = faults.check()
    const quoted = isWhole ? await quoteNow() : null
    setPending(false)
    if (quoted) goTo('passengers')
    else if (isWhole) document.getElementById('quote-problem')?.focus()
  }

  // One heading from the first moment on: another one would take the focus when the price arrives.
  return (
    <>
      <StepHead title={byAir ? 'Which flight, and where do we meet?' : 'Where do we meet?'}>
        {byAir ? howWeFollow(canLookUp) : 'Your chauffeur is there ten minutes before.'}
      </StepHead>
      {leg ? (
        <form noValidate onSubmit={submit}>
          <div className="mt-6 empty:hidden">
            <FormErrorSummary key={faults.attempt} faults={faults.summary} />
          </div>
          {byAir ? <FlightSection leg={leg} flight={flight} faults={faults} /> : <PickUpSection leg={leg} />}
          {byAir && !isOpen && <MeetingPoint leg={leg} />}
          <ChauffeurFields asksRoom={leg.pickUp.kind === 'hotel'} errorOf={faults.errorOf} leave={faults.leave} />
          {wanted && <SeatSection wanted={wanted} error={faults.errorOf(ownSeatsField)} />}
          <QuoteProblem />
          <StepActions
            back={{ to: ridePath('list', wanted), label: 'Back to the cars' }}
            label="Continue to passengers"
            isPending={isPending}
          />
        </form>
      ) : (
        <>
          <QuoteProblem />
          {!refusal && (
            <Loading label="The price is on its way" className="mt-8 grid gap-8">
              <Skeleton className="h-[11.25rem]" />
              <Skeleton className="h-[20rem]" />
            </Loading>
          )}
        </>
      )}
    </>
  )
}

/** Of a flight that nobody can look up, only its guest knows that it is late. */
const howWeFollow = (canLookUp: boolean) =>
  canLookUp
    ? 'We look at its landing time before we send the car. Do you know of a delay? Please tell us.'
    : 'We go by the landing time that you type. If it is late, please tell us: a late landing costs nothing.'
