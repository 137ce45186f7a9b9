import type { Booking } from '#contract/booking.ts'
import { inPlaceOf } from '#contract/stand-in-words.ts'
import { Plate } from '#web/fleet/site/index.ts'

/** The car that comes, and what to look for at the kerb: its green plate. A larger one than was booked costs no more. */
export function CarInWords({ booking }: { booking: Booking }) {
  const { className, crew } = booking
  const instead = inPlaceOf(booking)
  const car = crew.find(({ kind }) => kind === 'vehicle')
  const plate = car?.plate
  const comes = car?.className ?? className
  return (
    <>
      <bdi>{comes}</bdi>
      {plate && (
        <>
          <span className="sr-only">, plate {plate}</span>{' '}
          <span className="ms-1 inline-block align-middle" title={plate}>
            <Plate number={plate.split(' ').at(-1) ?? plate} />
          </span>
        </>
      )}
      {instead && <bdi className="block whitespace-normal">{instead}</bdi>}
    </>
  )
}
