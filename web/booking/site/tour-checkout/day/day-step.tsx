import { type FormEvent, useState } from 'react'
import { classFor, fitsParty, roomPartyOf } from '#contract/room.ts'
import { carAskField, extrasYenOf, openAskWords } from '#web/fleet/site/index.ts'
import { useOfferedExtras, writeWish } from '#web/pricing/site/index.ts'
import { FormErrorSummary } from '#web/ui/alert.tsx'
import { StepActions } from '../../checkout/step-actions.tsx'
import { StepHead } from '../../checkout/step-head.tsx'
import { updateWish, useCheckoutPart, type WishParams, wishIn } from '../checkout-state.ts'
import type { StepProps } from '../checkout-tour.ts'
import { QuoteProblem } from '../quote-problem.tsx'
import { quoteNow } from '../quoting.ts'
import { dayLacks, type Missing } from '../steps.ts'
import { useFaults } from '../use-faults.ts'
import { useGoToStep } from '../use-step.ts'
import { CarSection } from './day-car.tsx'
import { DaySection } from './day-choice.tsx'
import { PartySection } from './day-party.tsx'
import { useAvailability } from './use-availability.ts'
import { useMonth } from './use-month.ts'

/** Day, party, luggage and car. The price follows every change, and nothing is held. */
export function DayStep({ slug, tour }: StepProps) {
  const wish = useCheckoutPart(slug, wishIn)
  const goTo = useGoToStep(slug)
  const [askedAbout, setAskedAbout] = useState<string | null>(null)
  const faults = useFaults(slug, (checkout) => [...dayLacks(checkout), ...askLacks(askedAbout)])
  const [isPending, setPending] = useState(false)
  const [month, setMonth] = useMonth(wish.day)
  const offered = useOfferedExtras(true, tour.extras)
  const classes = tour.prices
  const roomOf = (party: WishParams) => roomPartyOf(party, offered.extras)
  const room = roomOf(wish)
  const car = classFor(classes, room, wish.vehicleClass)
  const asked = useAvailability(slug, month, wish, room)

  /** A car that is too small for the new party makes room for the one that we suggest. */
  const change = (changed: Partial<WishParams>) => {
    const next = { ...wish, ...changed }
    const wished = classes.find(({ vehicleClass }) => vehicleClass === next.vehicleClass)
    const isTooSmall = wished && !fitsParty(wished.loads, roomOf(next))
    updateWish(slug, isTooSmall ? { ...changed, vehicleClass: undefined } : changed)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !faults.check()) return
    setPending(true)
    const quote = await quoteNow(slug)
    setPending(false)
    if (quote) goTo('travellers')
    else document.getElementById('quote-problem')?.focus()
  }

  return (
    <form noValidate onSubmit={submit}>
      <StepHead title="Which day, and who is coming?">
        The price and the car change as you choose. Nothing is held yet.
      </StepHead>
      <div className="mt-6 empty:hidden">
        <FormErrorSummary key={faults.attempt} faults={faults.summary} />
      </div>
      <div className="grid gap-x-11 lg:grid-cols-2">
        <DaySection
          tour={tour}
          wish={wish}
          change={change}
          asked={asked}
          month={month}
          onMonth={setMonth}
          extrasYen={extrasYenOf(wish.extras, offered.extras)}
          faults={faults}
        />
        <PartySection
          tour={tour}
          wish={wish}
          change={change}
          classes={classes}
          car={car}
          offered={offered}
          faults={faults}
          onOpenAsk={setAskedAbout}
        />
      </div>
      <CarSection classes={classes} car={car} room={room} wish={wish} change={change} asked={asked} />
      <QuoteProblem slug={slug} about="rest" />
      <StepActions
        back={{ to: `/tour/detail/${slug}?${writeWish(wish)}`, label: 'Back to the tour' }}
        label="Continue to travellers"
        isPending={isPending}
      />
    </form>
  )
}

/** Nobody assumes either answer: who goes on with an open question is led to it. */
const askLacks = (extraName: string | null): Missing[] =>
  extraName === null ? [] : [{ fieldId: carAskField, message: openAskWords(extraName) }]
