import type { Terminal } from '#contract/rides.ts'
import { useDesk } from '#web/ui/desk.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { meetsFlight, type RideBooking } from './ride-words.ts'

/** Where we meet at an airport, and the way there in short sentences. */
export function TerminalMeeting({ booking, terminal }: { booking: RideBooking; terminal: Terminal }) {
  const desk = useDesk()
  const board = booking.nameBoard || booking.leadName
  const place = `${terminal.airportName}, ${terminal.name}`
  if (!meetsFlight(booking))
    return (
      <p className="text-[15px]">
        <bdi>We bring you to the departures of {place}.</bdi>
      </p>
    )
  const isKerb = booking.ride.meeting === 'kerb'
  return (
    <div className="text-[15px]">
      <p className="font-semibold">
        <bdi>{place}</bdi>
      </p>
      <p className="text-ink-2">
        <bdi>{isKerb ? terminal.kerbPoint : terminal.boardPoint}</bdi>
      </p>
      {!isKerb && terminal.directions.length > 0 && (
        <ol className="mt-3 grid list-decimal gap-1.5 ps-5 marker:font-semibold">
          {terminal.directions.map((sentence) => (
            <li key={sentence}>
              <bdi>{sentence.replaceAll('{name}', board)}</bdi>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-3 text-ink-2">
        {isKerb ? 'Ring us when you have your bags: ' : 'Nobody there? Ring us and we bring you together: '}
        <TextLink href={desk.phoneHref} className="max-md:inline-flex max-md:min-h-11 max-md:items-center">
          <bdi className="whitespace-nowrap">{desk.phone}</bdi>
        </TextLink>
      </p>
    </div>
  )
}
