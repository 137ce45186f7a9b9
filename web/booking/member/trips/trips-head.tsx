import type { OwnBooking } from '#contract/own-bookings.ts'
import { TabLinks } from '#web/ui/tab-links.tsx'
import { type Tense, type TripsPage, tripsAddress } from './trips-address.ts'

const names: Record<Tense, string> = { upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' }

export type TripCounts = Record<Tense, number>

/** Upcoming, past, cancelled, each with its count. */
export function TripTabs({ path, asked, counts }: { path: string; asked: TripsPage; counts: TripCounts | null }) {
  return (
    <TabLinks
      label="Which trips"
      className="mb-6 border-b border-line"
      links={(Object.keys(names) as Tense[]).map((when) => ({
        to: tripsAddress(path, { when, page: 1 }),
        isHere: when === asked.when,
        label: (
          <>
            {names[when]}
            {counts && <bdi className="text-ink-3 tabular-nums">{counts[when]}</bdi>}
          </>
        ),
      }))}
    />
  )
}

export interface TripList {
  trips: readonly OwnBooking[]
  pages: number
  counts: TripCounts
  /** On Tokyo's clock. */
  now: string
}
