import { useEffect, useState } from 'react'
import { changeDays } from '#contract/booking-changes.ts'
import { onTokyoClock } from '#core/days.ts'
import { call } from '#web/platform/api.ts'
import { rideQuery } from '#web/rides/site/index.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { bookingAddress } from './booking-token.ts'
import { clockOf, dayOf } from './booking-words.ts'
import { differenceSpoken } from './difference-words.ts'
import type { OpenBooking } from './load-booking.ts'

interface LaterStart {
  start: string
  endsAt: string
  differenceYen: number
}

/** What somebody can do whose day cannot end later: what is listed was tried. */
export function InsteadOfLater({ open }: { open: OpenBooking }) {
  const { booking } = open
  const starts = useLaterStarts(open)
  const day = dayOf(booking.startsAt)
  const evening = rideQuery({ way: 'hourly', day, time: clockOf(booking.endsAt) })
  return (
    <section className="mt-10">
      <h2 className="font-serif text-d3">What you can do instead</h2>
      <ul className="mt-3 border-t border-ink">
        {starts.map(({ start, endsAt, differenceYen }) => (
          <li
            key={start}
            className="grid gap-x-5 gap-y-1 border-b border-line py-4 sm:grid-cols-[84px_minmax(0,1fr)_auto]"
          >
            <bdi className="font-serif text-[1.625rem] leading-none font-[410] tabular-nums">{endsAt}</bdi>
            <div className="text-sm">
              <p className="text-[0.9375rem] font-semibold">
                <bdi>Start at {start} instead</bdi>
              </p>
              <p className="text-ink-2">
                <bdi>
                  The same length, ending at {endsAt}. Tried: free, {differenceSpoken(differenceYen)}.
                </bdi>
              </p>
            </div>
            <TextLink to={bookingAddress('/manage-booking/day', booking.reference)}>Change the start</TextLink>
          </li>
        ))}
        <li className="grid gap-x-5 gap-y-1 border-b border-line py-4 sm:grid-cols-[84px_minmax(0,1fr)_auto]">
          <span />
          <div className="text-sm">
            <p className="text-[0.9375rem] font-semibold">Another chauffeur for the evening</p>
            <p className="text-ink-2">A car by the hour, two hours at least, without a guide.</p>
          </div>
          <TextLink to={`/cabs/home?${evening}`}>See cars</TextLink>
        </li>
      </ul>
    </section>
  )
}

/** Later starts of the same day that this booking can have; where nobody answers, none is promised. */
function useLaterStarts({ which, booking }: OpenBooking): LaterStart[] {
  const [starts, setStarts] = useState<LaterStart[]>([])
  useEffect(() => {
    let isOver = false
    const [day, begins] = [dayOf(booking.startsAt), clockOf(booking.startsAt)]
    const lengthMs = Date.parse(booking.endsAt) - Date.parse(booking.startsAt)
    call(changeDays, { ...which, month: day.slice(0, 7) }).then(
      ({ days }) => {
        const found = days.find((one) => one.day === day)?.starts ?? []
        const later = found.flatMap(({ start, free, differenceYen }) =>
          free && start > begins && differenceYen !== null
            ? [
                {
                  start,
                  differenceYen,
                  endsAt: clockOf(onTokyoClock(new Date(Date.parse(`${day}T${start}:00+09:00`) + lengthMs))),
                },
              ]
            : [],
        )
        if (!isOver) setStarts(later)
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [which, booking.startsAt, booking.endsAt])
  return starts
}
