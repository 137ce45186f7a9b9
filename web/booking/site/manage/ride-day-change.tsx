import { useEffect, useState } from 'react'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { todayInTokyo } from '#web/ui/day.ts'
import { TimeField } from '#web/ui/time-field.tsx'
import { clockOf, dayOf } from './booking-words.ts'
import { FromTo } from './day-change.tsx'
import { landingAt } from './landing-words.ts'
import type { OpenBooking } from './load-booking.ts'
import { meetsFlight, type RideBooking } from './ride-words.ts'
import type { Change } from './use-change.ts'

/** Long enough to type a whole hour, short enough to feel at once. */
const patienceMs = 500

type RideDayChangeProps = { open: OpenBooking; booking: RideBooking; change: Change }

/** Another day or hour for a ride, which goes at any: of a flight that is met, when that lands. */
export function RideDayChange({ open, booking, change }: RideDayChangeProps) {
  const isMet = meetsFlight(booking)
  const present = (isMet && (booking.ride.landsAt ?? booking.landsAt)) || booking.startsAt
  const [day, setDay] = useState(dayOf(present))
  const [time, setTime] = useState(clockOf(present))
  const { ask, drop } = change
  const isTime = landingAt(day, time) !== null
  const isSame = day === dayOf(present) && time === clockOf(present)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the hour changes, and only then
  useEffect(() => {
    if (isSame || !isTime) return drop()
    const timer = setTimeout(() => void ask({ day, start: time }), patienceMs)
    return () => clearTimeout(timer)
  }, [day, time])

  // What was offered may be one of the nearest, chosen elsewhere on the page.
  const { day: offeredDay, start: offeredStart } = change.offered?.wanted ?? {}
  useEffect(() => {
    if (offeredDay) setDay(offeredDay)
    if (offeredStart) setTime(offeredStart)
  }, [offeredDay, offeredStart])

  const { day: dayFault, start: startFault } = change.refusal?.fields ?? {}
  return (
    <div className="mt-8 grid items-start gap-7 md:grid-cols-2 md:gap-x-12">
      <div className="grid gap-5">
        <DatePicker
          label={isMet ? 'Lands on' : 'Day'}
          value={day}
          minDay={todayInTokyo()}
          onChange={setDay}
          {...(dayFault ? { error: dayFault } : {})}
        />
        <TimeField
          label={isMet ? 'Lands at' : 'Pick-up at'}
          hint={isMet ? 'The pick-up follows the landing. Tokyo time.' : 'Tokyo time, at any hour.'}
          value={time}
          onChange={setTime}
          {...(isTime ? (startFault ? { error: startFault } : {}) : { error: 'A time such as 19:05.' })}
        />
      </div>
      <FromTo open={open} change={change} />
    </div>
  )
}
