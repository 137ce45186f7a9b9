import { Undo2 } from 'lucide-react'
import { isElsewhere, type StaysElsewhere, staysElsewhere } from '#contract/journey-ways.ts'
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

/** What becomes another beside the money; and that the other way of a ride stays. */
export function PlanAfter({ open, offered }: { open: OpenBooking; offered: Offered }) {
  return (
    <>
      <ElseChanges changes={planChanges(open.booking, open.tour, offered.quote)} />
      <OtherWayStays left={otherWayLeft(open, offered.quote)} />
    </>
  )
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
export function LandingAfter({ open, offered: { quote } }: { open: OpenBooking; offered: Offered }) {
  const { booking } = open
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
      <OtherWayStays left={otherWayLeft(open, quote)} />
    </>
  )
}

function OtherWayStays({ left }: { left: readonly StaysElsewhere[] }) {
  const { session } = useSession()
  const [first] = left
  if (!first) return null
  return (
    <Alert
      tone="waiting"
      icon={Undo2}
      title={inWords(left)}
      className="mt-6"
      action={
        <TextLink
          to={otherWayAddress(first.reference, session !== null, '/manage-booking/pick-up')}
          className="inline-flex min-h-11 items-center"
        >
          Change the {first.called}
        </TextLink>
      }
    />
  )
}

/** What a change leaves behind of the other way; nothing at an end that stays where it was. */
const otherWayLeft = ({ booking, now }: OpenBooking, quote: Offered['quote']) =>
  staysElsewhere(booking, quote, now).filter(({ end }) => isElsewhere(booking[end], quote[end]))

const inWords = (left: readonly StaysElsewhere[]) => left.map(({ sentence }) => sentence).join(' ')

/** The same for the notice after the change; empty where nothing is left behind. */
export const otherWayWords = (open: OpenBooking, { quote }: Offered) => inWords(otherWayLeft(open, quote))

const hourOf = (at: string) => `${longDay(dayOf(at))}, ${clockOf(at)}`
