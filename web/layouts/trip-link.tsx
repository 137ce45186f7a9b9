import { NavLink } from 'react-router'
import { useTripCount } from '#web/trips/site/index.ts'
import { cx } from '#web/ui/cx.ts'

const RING =
  'grid size-[1.375rem] place-items-center rounded-ring border-[3px] border-ink text-[0.6875rem] leading-none font-bold tabular-nums'

/** Leads to what is gathered; its number stands beside the words and moves nothing when it comes. */
export function TripLink() {
  const count = useTripCount()
  return (
    <NavLink to="/trip" end className="relative pe-7 hover:underline aria-[current=page]:underline">
      Your trip
      {count > 0 && <Count className="absolute end-0 top-0">{count}</Count>}
    </NavLink>
  )
}

/** On a phone it stands in the menu until something is in it. */
export function TripOnPhone() {
  const count = useTripCount()
  if (count === 0) return null
  return (
    <NavLink to="/trip" end className="flex min-h-11 items-center gap-2 px-2 text-[0.9375rem] font-medium">
      Your trip
      <Count>{count}</Count>
    </NavLink>
  )
}

function Count({ children, className }: { children: number; className?: string }) {
  return (
    <>
      {' '}
      <span className={cx(RING, className)}>
        <bdi>{children}</bdi>
      </span>
      <span className="sr-only">{children === 1 ? ' thing' : ' things'}</span>
    </>
  )
}
