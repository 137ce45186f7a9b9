import { buttonLook } from '#web/ui/button-look.ts'
import type { TourSearch } from './tour-search-address.ts'

/** Sends the ticks where there are no scripts; with them the bar at the lower edge does. */
export function CompareForm({ id, search: { guests, day } }: { id: string; search: TourSearch }) {
  return (
    <form id={id} method="get" action="/compare-listing" autoComplete="off" className="hidden noscript:block">
      {guests && <input type="hidden" name="guests" value={guests} />}
      {day && <input type="hidden" name="day" value={day} />}
      <button type="submit" className={buttonLook({ variant: 'outline', className: 'mt-8' })}>
        Compare the ticked tours
      </button>
    </form>
  )
}
