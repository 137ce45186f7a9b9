import { useId, useState } from 'react'
import type { LaterReturn, LaterReturns } from '#contract/pricing.ts'
import { cx } from '#web/ui/cx.ts'
import { RING } from '#web/ui/option-look.ts'
import { clockOf } from './booking-words.ts'
import { differenceSpoken } from './difference-words.ts'
import { DutyDrawing } from './duty-drawing.tsx'
import type { OpenBooking } from './load-booking.ts'
import type { Change } from './use-change.ts'

const ROW =
  'grid cursor-pointer grid-cols-[20px_84px_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line px-3 py-3.5 has-checked:bg-ai-soft has-checked:inset-ring-2 has-checked:inset-ring-ai has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ai'

type ReturnChangeProps = { open: OpenBooking; returns: LaterReturns; change: Change }

/** The hours at which this day can end, each with its difference, and why none is later. */
export function ReturnChange({ open: { booking }, returns, change }: ReturnChangeProps) {
  const group = useId()
  const [halfHours, setHalfHours] = useState(booking.extraHalfHours)
  const all = [returns.planned, ...returns.returns]
  const choose = (wanted: number) => {
    setHalfHours(wanted)
    if (wanted === booking.extraHalfHours) change.drop()
    else void change.ask({ extraHalfHours: wanted })
  }
  return (
    <>
      <fieldset className="mt-7 min-w-0 border-t border-ink">
        <legend className="sr-only">Back at</legend>
        {all.map((one) => (
          <label key={one.extraHalfHours} className={ROW}>
            <input
              type="radio"
              name={group}
              checked={one.extraHalfHours === halfHours}
              onChange={() => choose(one.extraHalfHours)}
              className={cx(RING, '!mt-0')}
            />
            <bdi className="font-serif text-[1.625rem] leading-none font-[410] tabular-nums">{clockOf(one.endsAt)}</bdi>
            <bdi className="text-sm text-ink-2">{noteOf(one, booking.extraHalfHours, returns)}</bdi>
            <bdi className="text-[0.9375rem] font-[650] tabular-nums">
              {one.extraHalfHours === booking.extraHalfHours ? '' : differenceSpoken(one.differenceYen)}
            </bdi>
          </label>
        ))}
      </fieldset>
      <WhyNotLater booking={booking} returns={returns} />
    </>
  )
}

function noteOf({ extraHalfHours, endsAt }: LaterReturn, present: number, { latestEndsAt, returns }: LaterReturns) {
  if (extraHalfHours === present) return 'As booked'
  if (endsAt === latestEndsAt && returns.length > 0) return 'The latest on that day'
  return extraHalfHours === 0 ? 'As the tour itself ends' : ''
}

/** The reason, drawn where it is the length of the day. */
export function WhyNotLater({ booking, returns }: { booking: OpenBooking['booking']; returns: LaterReturns }) {
  return (
    <div className="mt-6 grid gap-3">
      {returns.duty && (
        <DutyDrawing
          duty={returns.duty}
          startsAt={booking.startsAt}
          endsAt={booking.endsAt}
          latestEndsAt={returns.latestEndsAt}
        />
      )}
      {returns.returns.length > 0 && (
        <p className="text-sm text-ink-2">
          <bdi>{returns.sentence}</bdi>
        </p>
      )}
    </div>
  )
}
