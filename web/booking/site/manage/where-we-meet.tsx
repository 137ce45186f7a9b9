import { japaneseLine } from '#contract/place-words.ts'
import { plainInWords } from '#contract/told-words.ts'
import { HallDrawing, wayToMeeting } from '#web/rides/site/index.ts'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { MapLinks } from '#web/ui/map-links.tsx'
import { NumberedSteps } from '#web/ui/numbered-steps.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { OpenBooking } from './load-booking.ts'
import { type MeetingOf, meetingOf } from './meeting.ts'
import { isRide, meetsFlight } from './ride-words.ts'

/** Where we meet: at an airport the hall and the way through it, elsewhere the door; and the same in a map app. */
export function WhereWeMeet({ open }: { open: OpenBooking }) {
  const meeting = meetingOf(open)
  if (!meeting) return null
  return meeting.hall ? (
    <InTheHall meeting={meeting} hall={meeting.hall} />
  ) : (
    <AtTheDoor meeting={meeting} booking={open.booking} />
  )
}

function InTheHall({ meeting, hall }: { meeting: MeetingOf; hall: NonNullable<MeetingOf['hall']> }) {
  const desk = useDeskContact()
  const { terminal } = hall
  const isKerb = hall.meeting === 'kerb'
  return (
    <div className="grid gap-4 text-[0.9375rem]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <p>
          <bdi className="block font-semibold">
            {terminal.airportName}, {terminal.name}
          </bdi>
          <bdi className="block text-ink-2">{isKerb ? terminal.kerbPoint : terminal.boardPoint}</bdi>
        </p>
        <MapLinks place={meeting.place} className="text-sm" />
      </div>
      <HallDrawing terminal={terminal} meeting={hall.meeting} name={meeting.board} isLarge />
      <NumberedSteps
        steps={wayToMeeting(terminal, hall.meeting, meeting.board)}
        className="gap-x-6 border-y border-line py-4 lg:grid-cols-3"
      />
      <p className="text-sm">
        {isKerb ? 'Ring us when you have your bags: ' : 'Nobody there after five minutes? Ring '}
        <TextLink href={desk.phoneHref} className="max-md:inline-flex max-md:min-h-11 max-md:items-center">
          <bdi className="whitespace-nowrap">{desk.phone}</bdi>
        </TextLink>
        {!isKerb && ' and we bring you together.'}
      </p>
    </div>
  )
}

function AtTheDoor({ meeting, booking }: { meeting: MeetingOf; booking: OpenBooking['booking'] }) {
  const { place, board } = meeting
  const inJapanese = place.isGuestsHotel ? null : japaneseLine(place)
  // A tour's own place may be an airport; whoever chose another door is not waited for by flight there.
  const isMetOnTour = booking.pickUp ? booking.pickUp.kind === 'airport' : !place.isGuestsHotel
  const isMet = isRide(booking) ? meetsFlight(booking) : isMetOnTour
  return (
    <div className="text-[0.9375rem]">
      <p className="font-serif text-d4">
        <bdi>{place.name}</bdi>
      </p>
      {inJapanese && (
        <p lang="ja" className="mt-1 text-ink-2">
          {inJapanese}
        </p>
      )}
      {place.isGuestsHotel && <p className="mt-1 text-ink-2">You have not told us which one yet.</p>}
      <MapLinks place={place} className="mt-2" />
      <p className="mt-3 text-ink-2">
        <bdi>Name on the board: {board}.</bdi>
      </p>
      {booking.flight && (
        <p className="text-ink-2">
          <bdi>
            {`Flight ${booking.flight}.`}
            {isMet && ' We look at its landing time before we send the car; please tell us of a delay you know.'}
          </bdi>
        </p>
      )}
      {plainInWords(booking).map((words) => (
        <p key={words} className="text-ink-2">
          <bdi>{words}.</bdi>
        </p>
      ))}
    </div>
  )
}
