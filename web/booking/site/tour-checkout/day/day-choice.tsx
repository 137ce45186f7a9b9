import { useMemo } from 'react'
import type { Availability, Slot } from '#contract/availability.ts'
import {
  availableDays,
  isLastMonth,
  NearestSlots,
  StartTimes,
  startOn,
  usualInWords,
  whyNotInWords,
} from '#web/inventory/site/index.ts'
import type { Asked } from '#web/platform/use-asked.ts'
import { FaultWords } from '#web/ui/fault-words.tsx'
import { MonthCalendar } from '#web/ui/month-calendar.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { StepSection } from '../../checkout/step-head.tsx'
import { heldSlot, useCheckoutPart, type WishParams } from '../checkout-state.ts'
import type { CheckoutTour } from '../checkout-tour.ts'
import { QuoteProblem } from '../quote-problem.tsx'
import type { Faults } from '../use-faults.ts'
import { earliestMonth, latestMonth } from './use-month.ts'

export type DayProps = {
  tour: CheckoutTour
  wish: WishParams
  change: (change: Partial<WishParams>) => void
}

type DayChoiceProps = DayProps & {
  asked: Asked<Availability>
  month: string
  onMonth: (month: string) => void
  /** What child seats and the like cost on any day. */
  extrasYen: number
  faults: Faults
}

/** The month with what is really free, and when the day begins. */
export function DaySection({ tour, wish, change, asked, month, onMonth, extrasYen, faults }: DayChoiceProps) {
  const heldBooking = useCheckoutPart(tour.slug, (checkout) => checkout.held)
  const held = heldSlot({ held: heldBooking })
  const live = asked.answer?.month === month ? asked.answer : null
  const days = useMemo(() => (live ? availableDays(live, { heldDay: held?.day }) : []), [live, held?.day])
  const error = faults.errorOf('day')
  const isEmpty = live !== null && !asked.isAsking && !live.days.some(({ free }) => free)
  return (
    <StepSection title="Day" className="mt-8">
      <div id="day">
        <MonthCalendar
          label="Day"
          month={month}
          days={days}
          value={wish.day ?? null}
          earliest={earliestMonth()}
          latest={isLastMonth(live) ? month : latestMonth()}
          isLoading={asked.isAsking}
          onMonth={onMonth}
          onChange={(day) =>
            change({
              day,
              start: startOn(
                live?.days.find((one) => one.day === day),
                wish.start,
              ),
            })
          }
        />
      </div>
      {error && <FaultWords>{error}</FaultWords>}
      {asked.failure && (
        <p role="alert" className="mt-2 text-sm">
          Which days are free could not be asked for. What you chose is kept.{' '}
          <TextButton onClick={asked.askAgain}>Try again</TextButton>
        </p>
      )}
      {isEmpty && live.nearest.length > 0 && (
        <div className="mt-2 grid gap-2 text-sm">
          <p role="status">Nothing in this month for your party. The nearest:</p>
          <NearestSlots
            slots={live.nearest}
            onChoose={(slot) => {
              change(slot)
              onMonth(slot.day.slice(0, 7))
            }}
          />
        </div>
      )}
      <p className="mt-2 text-xs text-ink-3">
        <bdi>
          {live || !asked.isAsking
            ? [usualInWords(live, { extrasYen, code: wish.code }), 'Crossed-out days are not available.']
                .filter(Boolean)
                .join(' ')
            : 'Which days are free stands here in a moment.'}
        </bdi>
      </p>
      <StartChoice tour={tour} wish={wish} change={change} asked={asked} held={held} />
      <QuoteProblem slug={tour.slug} about="day" onSlot={(slot) => onMonth(slot.day.slice(0, 7))} />
    </StepSection>
  )
}

/** When the day begins, with its end or with why not; a single time is only told. */
function StartChoice({
  tour,
  wish,
  change,
  asked,
  held,
}: DayProps & { asked: Asked<Availability>; held: Slot | null }) {
  const day = asked.answer?.days.find((one) => one.day === wish.day)
  const [only] = tour.startTimes
  if (tour.startTimes.length < 2) {
    return only ? (
      <p className="mt-4 text-sm tabular-nums">
        <bdi>
          The day begins at {only} and ends at {tour.endOf(only, wish.extraHalfHours)}.
        </bdi>
      </p>
    ) : null
  }
  const starts = tour.startTimes.map((time) => {
    const isHeld = held?.day === wish.day && held?.start === time
    const why = isHeld ? null : day?.starts.find(({ start }) => start === time)?.why
    return { time, until: tour.endOf(time, wish.extraHalfHours), why: why && whyNotInWords(why) }
  })
  return (
    <StartTimes
      id="start"
      starts={starts}
      value={wish.start}
      onChange={(start) => change({ start })}
      className="mt-4"
    />
  )
}
