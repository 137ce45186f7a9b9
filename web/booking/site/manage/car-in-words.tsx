import type { Booking } from '#contract/booking.ts'
import { Plate } from '#web/fleet/site/index.ts'

/** The car that comes, and what to look for at the kerb: its green plate. A larger one than was booked costs no more. */
export function CarInWords({ booking: { className, crew } }: { booking: Booking }) {
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
      {comes !== className && (
        <span className="block whitespace-normal">
          In place of the <bdi>{className}</bdi> you booked, at the same price.
        </span>
      )}
    </>
  )
}
