import type { Booking } from '#contract/booking.ts'
import { type JourneyWay, waysOf } from '#contract/journey-ways.ts'
import { formatYen } from '#contract/money.ts'
import { useSession } from '#web/platform/session.ts'
import { longDay } from '#web/ui/day.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { stateTags } from '../booking-state.ts'
import { clockOf, dayOf } from './booking-words.ts'
import { otherWayAddress } from './other-way.tsx'
import { journeyMoney } from './ride-journey.ts'

/** A journey there and back as the one thing that was bought: each way with its sum, and the whole. */
export function BothWays({ booking }: { booking: Booking }) {
  if (booking.journey.length === 0) return null
  const ways = waysOf(booking)
  const { label, yen, note } = journeyMoney(ways)
  return (
    <section aria-labelledby="both-ways" className="mt-12 md:mt-16">
      <h2 id="both-ways" className="mb-4 border-b border-ink pb-2.5 font-serif text-d3">
        There and back
      </h2>
      <ol className="tabular-nums">
        {ways.map((way) => (
          <Way key={way.reference} way={way} isThis={way.reference === booking.reference} />
        ))}
      </ol>
      <p className="flex justify-between gap-4 border-t border-ink pt-3 text-[1.125rem] font-[650] tabular-nums">
        <span>{label}</span>
        <bdi>{formatYen(yen)}</bdi>
      </p>
      {note && (
        <p className="mt-1 text-sm text-ink-2 tabular-nums">
          <bdi>{note}</bdi>
        </p>
      )}
    </section>
  )
}

function Way({ way, isThis }: { way: JourneyWay; isThis: boolean }) {
  const { session } = useSession()
  const { tone, word } = stateTags[way.state]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-1 border-b border-line py-4 last:border-b-0">
      <div>
        <p className="font-semibold">
          {way.called}: <bdi>{way.title}</bdi>
        </p>
        <p className="text-[0.9375rem] text-ink-2">
          <bdi>
            <Unbroken>{`${longDay(dayOf(way.startsAt), { withYear: true })}, pick-up ${clockOf(way.startsAt)}`}</Unbroken>
          </bdi>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {isThis ? (
            <span className="text-ink-2">
              This page, <bdi>{way.reference}</bdi>
            </span>
          ) : (
            <TextLink
              to={otherWayAddress(way.reference, session !== null)}
              className="max-md:inline-flex max-md:min-h-11 max-md:items-center"
            >
              <bdi>{way.reference}</bdi>
            </TextLink>
          )}
          {way.state !== 'confirmed' && <Tag tone={tone}>{word}</Tag>}
        </p>
      </div>
      <bdi className="font-[550]">{formatYen(way.totalYen)}</bdi>
    </li>
  )
}
