import { Undo2 } from 'lucide-react'
import type { Booking } from '#contract/booking.ts'
import { wayBackElsewhere } from '#contract/way-back.ts'
import { useSession } from '#web/platform/session.ts'
import { Alert } from '#web/ui/alert.tsx'
import { longDay } from '#web/ui/day.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Part } from './booking-frame.tsx'
import { clockOf, dayOf } from './booking-words.ts'
import type { OpenBooking } from './load-booking.ts'
import { otherWayAddress } from './other-way.tsx'
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

/** What another flight makes of the ride: where it begins, and when; and that its way back stays. */
export function LandingAfter({ open: { booking }, offered: { quote } }: { open: OpenBooking; offered: Offered }) {
  const { session } = useSession()
  const back = wayBackLeft(booking, quote)
  const rows = [
    ['Pick-up', booking.pickUp?.name ?? '', quote.pickUp?.name ?? ''],
    ['At', hourOf(booking.startsAt), hourOf(quote.startsAt)],
  ] as const
  return (
    <>
      <ElseChanges
        changes={rows.map(([what, before, now]) =>
          before === now ? `${what}: ${now}, as before.` : `${what}: ${now}, instead of ${before}.`,
        )}
      />
      {back && (
        <Alert
          tone="waiting"
          icon={Undo2}
          title={back.sentence}
          className="mt-6"
          action={
            <TextLink
              to={otherWayAddress(back.reference, session !== null, '/manage-booking/pick-up')}
              className="inline-flex min-h-11 items-center"
            >
              Change the way back
            </TextLink>
          }
        />
      )}
    </>
  )
}

/** The way back that a change of the airport leaves behind; null where both ways were apart before. */
export const wayBackLeft = (booking: Booking, { pickUp }: Offered['quote']) =>
  booking.pickUp?.area === pickUp?.area ? null : wayBackElsewhere(booking, pickUp)

const hourOf = (at: string) => `${longDay(dayOf(at))}, ${clockOf(at)}`
