import type { TripItem } from '#contract/trip-wish.ts'
import type { PricedItem } from '#contract/trips.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { bookingPath } from './booking-path.ts'

type TripWayOnProps = { items: readonly TripItem[]; priced: readonly PricedItem[] }

/** Each thing is booked on its own, at the price that stands here and with its own terms. */
export function TripWayOn({ items, priced }: TripWayOnProps) {
  const had = priced.flatMap(({ id, title, offer }) => {
    const wish = items.find((item) => item.id === id)?.wish
    return offer && wish ? [{ id, title, path: bookingPath(wish) }] : []
  })
  if (had.length === 0) return <p className="text-sm text-ink-2">Nothing of it can be had as it stands.</p>
  return (
    <>
      {had.map(({ id, title, path }) => (
        <ButtonLink
          key={id}
          to={path}
          variant={had.length === 1 ? 'primary' : 'outline'}
          wide
          className="!whitespace-normal"
        >
          <span>
            Book <bdi>{title}</bdi>
          </span>
        </ButtonLink>
      ))}
      <p className="text-center text-xs text-ink-2">
        {had.length === 1
          ? 'Nothing is held yet.'
          : 'Nothing is held yet. Each is booked and paid by itself, and then leaves this list.'}
      </p>
    </>
  )
}
