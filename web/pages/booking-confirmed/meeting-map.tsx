import { bookingAddress } from '#web/features/manage-booking/booking-token.ts'
import type { OpenBooking } from '#web/features/manage-booking/load-booking.ts'
import { isRide, meetsFlight } from '#web/features/manage-booking/ride-words.ts'
import { TerminalMeeting } from '#web/features/manage-booking/terminal-meeting.tsx'
import { PlaceMap } from '#web/features/route-map/place-map.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** Where the day begins, on a small map; an address whose place we do not know is said in words alone. */
export function MeetingMap({ open: { booking, tour, terminal } }: { open: OpenBooking }) {
  const { pickUp, reference } = booking
  const usual = tour?.pickUp
  const name = pickUp?.name ?? usual?.name
  if (!name) return null
  const nameJa = (pickUp ? pickUp.nameJa : usual?.nameJa) ?? undefined
  const { latitude, longitude } = pickUp ?? usual ?? {}
  // "Your hotel in central Tokyo" is not yet a door; a mark on a map would claim that it is.
  const isOpen = !pickUp && /^Your /.test(name)
  const isMet = isRide(booking) && meetsFlight(booking)
  const atTerminal = isRide(booking) && isMet && terminal ? { booking, terminal } : null
  const hasPlace = !isOpen && typeof latitude === 'number' && typeof longitude === 'number'
  return (
    <section>
      <h2 className="mb-5 font-serif text-d3">Where we meet</h2>
      <div
        className={cx(
          hasPlace && 'grid gap-5',
          hasPlace && (atTerminal ? 'sm:grid-cols-2' : 'sm:grid-cols-[minmax(0,1fr)_220px]'),
        )}
      >
        {hasPlace && <PlaceMap place={{ name, ...(nameJa ? { nameJa } : {}), latitude, longitude }} />}
        <div className="text-[15px]">
          {atTerminal ? (
            <TerminalMeeting {...atTerminal} />
          ) : (
            <p className="font-semibold">
              <bdi>{name}</bdi>
            </p>
          )}
          {nameJa && !isOpen && !atTerminal && (
            <p lang="ja" className="text-ink-2">
              {nameJa}
            </p>
          )}
          {isOpen && (
            <p className="text-ink-2">
              <TextLink to={bookingAddress('/manage-booking/pick-up', reference)}>Name the hotel</TextLink>, so that the
              car stands at the right door.
            </p>
          )}
          <p className="mt-2 text-ink-2">
            <bdi>Name on the board: {booking.nameBoard || booking.leadName}.</bdi>
          </p>
          {booking.flight && (
            <p className="text-ink-2">
              <bdi>
                {isMet || !isRide(booking)
                  ? `Flight ${booking.flight}: we follow it, and wait if it is late.`
                  : `Flight ${booking.flight}.`}
              </bdi>
            </p>
          )}
          {booking.room && (
            <p className="text-ink-2">
              <bdi>Room {booking.room}.</bdi>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
