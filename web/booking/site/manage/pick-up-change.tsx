import { useEffect, useState } from 'react'
import { type KnownPlace, knownPlaces } from '#contract/places.ts'
import { call } from '#web/platform/api.ts'
import { TerminalField } from '../terminal-field.tsx'
import { Part } from './booking-frame.tsx'
import { meetingName } from './booking-words.ts'
import { comesBack, endOf } from './day-plan.ts'
import type { OpenBooking } from './load-booking.ts'
import { type ChosenMeeting, MeetingField } from './meeting-field.tsx'
import type { Change, Wanted } from './use-change.ts'

/** Where the day begins and ends. A door further out may cost more, which is shown before anything is agreed. */
export function PickUpChange({ open: { booking, tour, terminal }, change }: { open: OpenBooking; change: Change }) {
  const [places, setPlaces] = useState<readonly KnownPlace[]>([])
  const [chosen, setChosen] = useState<{ pickUp: ChosenMeeting | null; dropOff: ChosenMeeting | null }>({
    pickUp: null,
    dropOff: null,
  })
  const { slug } = booking.service
  useEffect(() => {
    call(knownPlaces, slug ? { tour: slug } : {}).then(
      (answer) => setPlaces(answer.places),
      () => setPlaces([]),
    )
  }, [slug])

  const choose = (part: Partial<typeof chosen>) => {
    const next = { ...chosen, ...part }
    if (JSON.stringify(next) === JSON.stringify(chosen)) return
    setChosen(next)
    if (!next.pickUp && !next.dropOff) return change.drop()
    change.ask({ ...wantedOf('pickUp', next.pickUp), ...wantedOf('dropOff', next.dropOff) })
  }
  // A ride is met where its flight lands, which the flight says; where it leaves from, the guest does.
  const { airport, terminal: ownTerminal } = booking.ride ?? { airport: null, terminal: null }
  const outside = change.refusal?.code === 'fleet.outside-area' ? change.refusal.message : undefined
  const faults = change.refusal?.fields ?? {}
  return (
    <Part title={booking.ride ? 'From and to' : 'Where we meet'}>
      <div className="grid max-w-[560px] gap-[1.125rem]">
        {airport !== 'arrival' && (
          <MeetingField
            label={booking.isHotelUntold ? 'Your hotel' : 'New pick-up'}
            hint={
              booking.isHotelUntold
                ? 'Its name, or the address where you stay.'
                : `Now: ${meetingName(booking.pickUp, tour?.pickUp)}. A hotel, a station, an airport or an address.`
            }
            places={places}
            withFees={!booking.ride}
            now={booking.isHotelUntold ? 'Where do you stay?' : 'Leave empty to keep it'}
            isAwaited={booking.isHotelUntold}
            onChange={(pickUp) => choose({ pickUp })}
            error={
              faults.pickUpAddress ??
              faults.pickUp ??
              (chosen.pickUp && 'address' in chosen.pickUp ? outside : undefined)
            }
          />
        )}
        {airport !== 'departure' && (
          <MeetingField
            label={booking.ride ? 'New place to go' : 'New place to end'}
            hint={`Now: ${tour ? endOf(booking, tour) : meetingName(booking.dropOff, undefined)}.`}
            places={places}
            withFees={!booking.ride}
            // An end that nobody named yet is where the day begins, also where that becomes another.
            now={
              !booking.dropOff && tour && comesBack(tour)
                ? 'Leave empty to end where it begins'
                : 'Leave empty to keep it'
            }
            onChange={(dropOff) => choose({ dropOff })}
            error={
              faults.dropOffAddress ??
              faults.dropOff ??
              (chosen.dropOff && 'address' in chosen.dropOff ? outside : undefined)
            }
          />
        )}
        {airport === 'departure' && (
          <TerminalField
            label="Your flight leaves from"
            value={(chosen.dropOff && 'slug' in chosen.dropOff ? chosen.dropOff.slug : ownTerminal) ?? ''}
            onChange={(slug) => choose({ dropOff: slug === ownTerminal ? null : { slug } })}
            known={terminal}
            error={faults.dropOff}
          />
        )}
        {airport === 'arrival' && (
          <p className="text-sm text-ink-2">
            Another flight, airport or terminal? Type the number of the flight below, and the ride moves to it.
          </p>
        )}
      </div>
    </Part>
  )
}

function wantedOf(side: 'pickUp' | 'dropOff', meeting: ChosenMeeting | null): Wanted {
  if (!meeting) return {}
  return 'slug' in meeting
    ? { [side]: meeting.slug, [`${side}Address`]: null }
    : { [side]: null, [`${side}Address`]: meeting.address }
}
