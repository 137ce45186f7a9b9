import { useState } from 'react'
import { wishLimits } from '#contract/wish.ts'
import { onTokyoClock } from '#web/ui/cancellation-steps.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Part } from './booking-frame.tsx'
import { clockOf } from './booking-words.ts'
import { differenceSpoken } from './difference-words.ts'
import type { OpenBooking } from './load-booking.ts'
import type { Change } from './use-change.ts'

const halfHourMs = 30 * 60_000
const offeredHalfHours = 8

/** The hours at which the day could end: the tour's own, and up to four hours later. */
function endsOf({ endsAt, extraHalfHours }: OpenBooking['booking']) {
  const own = Date.parse(endsAt) - extraHalfHours * halfHourMs
  const most = Math.min(wishLimits.extraHalfHours, Math.max(offeredHalfHours, extraHalfHours))
  return Array.from({ length: most + 1 }, (_, halfHours) => ({
    halfHours,
    endsAt: onTokyoClock(new Date(own + halfHours * halfHourMs)),
  }))
}

/** A later end, by the half hour; the difference stands beside what was asked for. */
export function ReturnChange({ open: { booking }, change }: { open: OpenBooking; change: Change }) {
  const [halfHours, setHalfHours] = useState(booking.extraHalfHours)
  const [asked, setAsked] = useState<Record<number, number>>({})
  const choose = async (id: string) => {
    const wanted = Number(id)
    setHalfHours(wanted)
    if (wanted === booking.extraHalfHours) return change.drop()
    const answer = await change.ask({ extraHalfHours: wanted })
    if (answer) setAsked((now) => ({ ...now, [wanted]: answer.differenceYen }))
  }
  const aside = (wanted: number) => {
    if (wanted === booking.extraHalfHours) return 'as it is now'
    const differenceYen = asked[wanted]
    return differenceYen === undefined ? undefined : differenceSpoken(differenceYen)
  }
  return (
    <Part title="When the day ends">
      <RadioGroup
        label="Back at"
        boxed
        className="max-w-[440px]"
        value={String(halfHours)}
        onChange={choose}
        choices={endsOf(booking).map((end) => ({
          id: String(end.halfHours),
          label: clockOf(end.endsAt),
          aside: aside(end.halfHours),
        }))}
      />
    </Part>
  )
}
