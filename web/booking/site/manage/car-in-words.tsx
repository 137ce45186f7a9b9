import type { Booking } from '#contract/booking.ts'
import { Plate } from '#web/fleet/site/index.ts'

/** The car, and what to look for at the kerb: its green plate. */
export function CarInWords({ booking: { className, crew } }: { booking: Booking }) {
  const plate = crew.find(({ kind }) => kind === 'vehicle')?.plate
  return (
    <>
      <bdi>{className}</bdi>
      {plate && (
        <>
          <span className="sr-only">, plate {plate}</span>{' '}
          <span className="ms-1 inline-block align-middle" title={plate}>
            <Plate number={plate.split(' ').at(-1) ?? plate} />
          </span>
        </>
      )}
    </>
  )
}
