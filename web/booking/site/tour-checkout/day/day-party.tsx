import { ApiError } from '#contract/call.ts'
import { ownSeatsField } from '#contract/child-seats.ts'
import { makeQuote } from '#contract/pricing.ts'
import type { OfferedClass } from '#contract/room.ts'
import { ageFieldId, carAskField, listPrice, type PartyChange, PartyRows } from '#web/fleet/site/index.ts'
import { call } from '#web/platform/api.ts'
import { type OfferedExtras, TooYoung } from '#web/pricing/site/index.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { TICK_BOX } from '#web/ui/tick-box.ts'
import { StepSection } from '../../checkout/step-head.tsx'
import { readCheckout, updateCheckout, useCheckoutPart, wishOf } from '../checkout-state.ts'
import type { Faults } from '../use-faults.ts'
import type { DayProps } from './day-choice.tsx'

type PartySectionProps = DayProps & {
  classes: readonly OfferedClass[]
  car: OfferedClass | undefined
  offered: OfferedExtras
  faults: Faults
  onOpenAsk: (extraName: string | null) => void
}

/** Who comes and what they bring, with the seats of the children: the first price is the whole one. */
export function PartySection({ tour, wish, change, classes, car, offered, faults, onOpenAsk }: PartySectionProps) {
  const ownSeatsFor = useCheckoutPart(tour.slug, (checkout) => checkout.ownSeatsFor)
  return (
    <StepSection title="Party and luggage" className="mt-8">
      <PartyRows
        party={wish}
        classes={classes}
        car={car}
        extras={offered.extras}
        most={{
          guests: tour.maxGuests,
          largeCases: Math.max(...classes.flatMap(({ loads }) => loads.map((load) => load.largeCases))),
        }}
        onChange={({ extras, ...party }) => change({ ...party, ...(extras && { extras: [...extras] }) })}
        priceOf={(wanted) => priceOf(tour.slug, wanted, { classes, extras: offered.extras })}
        ageErrorOf={(index) => faults.errorOf(ageFieldId(index))}
        isLedTo
        ownSeats={{
          decidedFor: ownSeatsFor,
          onDecide: (children) => updateCheckout(tour.slug, { ownSeatsFor: children }),
          error: faults.errorOf(ownSeatsField),
        }}
        openAsk={{ onOpen: onOpenAsk, error: faults.errorOf(carAskField) }}
        instead={
          offered.hasFailed && (
            <p role="alert" className="border-t border-line py-2.5 text-sm">
              Child seats, strollers and wheelchairs did not load.{' '}
              <TextButton onClick={offered.retry}>Try again</TextButton>
            </p>
          )
        }
      />
      <TooYoung of={tour} ages={wish.childAges} className="border-t border-line py-2.5" />
      {tour.guideIncluded ? (
        <p className="border-t border-line py-2.5 text-sm text-ink-2">An English-speaking guide is included.</p>
      ) : (
        <GuideRow isWished={wish.guide} onChange={(guide) => change({ guide })} />
      )}
    </StepSection>
  )
}

/** What the day would cost with a change: by the list while no day is chosen. Null where it cannot be had. */
async function priceOf(
  slug: string,
  wanted: PartyChange,
  cars: Parameters<typeof listPrice>[2],
): Promise<number | null> {
  const checkout = readCheckout(slug)
  const { extras, ...party } = wanted
  const next = { ...checkout.wish, ...party, ...(extras && { extras: [...extras] }) }
  // An age alone changes no price, so a missing one is no reason to wait here.
  const childAges = next.childAges.filter((age) => age !== null)
  const wish = wishOf({ ...checkout, wish: { ...next, childAges } })
  if (!wish) return listPrice(next, next.vehicleClass, cars)
  try {
    return (await call(makeQuote, wish)).totalYen
  } catch (error) {
    if (error instanceof ApiError && !error.isOutage) return null
    throw error
  }
}

function GuideRow({ isWished, onChange }: { isWished: boolean; onChange: (isWished: boolean) => void }) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center justify-between gap-4 border-t border-line py-2.5">
      <span className="min-w-0">
        <span className="block font-semibold">English-speaking guide</span>
        <span className="block text-xs text-ink-3">Otherwise the chauffeur alone</span>
      </span>
      <input
        type="checkbox"
        checked={isWished}
        onChange={(event) => onChange(event.target.checked)}
        className={TICK_BOX}
      />
    </label>
  )
}
