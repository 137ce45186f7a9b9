import { longDay } from '#web/ui/day.ts'
import { Part } from './booking-frame.tsx'
import { clockOf, dayOf } from './booking-words.ts'
import type { OpenBooking } from './load-booking.ts'
import { planChanges } from './plan-changes.ts'
import type { Offered } from './use-change.ts'

/** What becomes another beside the money. */
export function PlanAfter({ open: { booking, tour }, offered }: { open: OpenBooking; offered: Offered }) {
  return <ElseChanges changes={planChanges(booking, tour, offered.quote)} />
}

/** A sentence for each; nothing where nothing else becomes another. */
export function ElseChanges({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null
  return (
    <Part title="What else changes">
      <ul className="grid gap-2 text-[0.9375rem] tabular-nums">
        {changes.map((words) => (
          <li key={words}>
            <bdi>{words}</bdi>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** What another flight makes of the ride: where it begins, and when. */
export function LandingAfter({ open: { booking }, offered: { quote } }: { open: OpenBooking; offered: Offered }) {
  const rows = [
    ['Pick-up', booking.pickUp?.name ?? '', quote.pickUp?.name ?? ''],
    ['At', hourOf(booking.startsAt), hourOf(quote.startsAt)],
  ] as const
  return (
    <ElseChanges
      changes={rows.map(([what, before, now]) =>
        before === now ? `${what}: ${now}, as before.` : `${what}: ${now}, instead of ${before}.`,
      )}
    />
  )
}

const hourOf = (at: string) => `${longDay(dayOf(at))}, ${clockOf(at)}`
