import { Part } from './booking-frame.tsx'
import type { OpenBooking } from './load-booking.ts'
import { planChanges } from './plan-changes.ts'
import type { Offered } from './use-change.ts'

/** What becomes another beside the money. */
export function PlanAfter({ open: { booking, tour }, offered }: { open: OpenBooking; offered: Offered }) {
  const changes = planChanges(booking, tour, offered.quote)
  if (changes.length === 0) return null
  return (
    <Part title="What else changes">
      <ul className="grid gap-2 text-[0.9375rem]">
        {changes.map((words) => (
          <li key={words}>
            <bdi>{words}</bdi>
          </li>
        ))}
      </ul>
    </Part>
  )
}
