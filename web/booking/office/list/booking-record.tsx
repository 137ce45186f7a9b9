import type { DeskBooking } from '#contract/booking-desk.ts'
import { hasFreeWaiting } from '#contract/meeting-times.ts'
import { formatYen } from '#contract/money.ts'
import { boardOf } from '#contract/names.ts'
import { partyWithAll, plainInWords, toldInWords } from '#contract/told-words.ts'
import { stateTags } from '#web/booking/site/booking-state.ts'
import { longDay, shortDay } from '#web/ui/day.ts'
import { History } from '#web/ui/office/history.tsx'
import { Facts, Panel } from '#web/ui/office/panel.tsx'
import { spacedPhone } from '#web/ui/office/spaced-phone.ts'
import { Tag } from '#web/ui/tag.tsx'

const hour = (iso: string) => iso.slice(11, 16)
const moment = (iso: string) => `${shortDay(iso.slice(0, 10))} ${hour(iso)}`

export const StateOf = ({ booking: { state, needsCrew } }: { booking: DeskBooking }) =>
  needsCrew && state === 'confirmed' ? (
    <Tag tone="error">Needs crew</Tag>
  ) : (
    <Tag tone={stateTags[state].tone}>{stateTags[state].word}</Tag>
  )

/** Everything of a booking, to be read and not changed. */
export function BookingRecord({ booking }: { booking: DeskBooking }) {
  const crew = booking.crew.map(({ name, plate }) => (plate ? `${name} (${plate})` : name)).join(', ')
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
      <div className="grid gap-5">
        <Panel title={booking.ride ? 'The ride' : 'The day'}>
          <Facts
            of={[
              [booking.ride ? 'Ride' : 'Tour', <bdi key="tour">{booking.service.title}</bdi>],
              [
                'When',
                <bdi key="when">
                  {longDay(booking.startsAt.slice(0, 10), { withYear: true })}, {hour(booking.startsAt)} to{' '}
                  {hour(booking.endsAt)}
                </bdi>,
              ],
              ['Party', <bdi key="party">{partyWithAll(booking)}</bdi>],
              [
                'Pick-up',
                <bdi key="from">
                  {[
                    booking.pickUp?.name ?? (booking.ride ? '–' : 'Where the tour begins'),
                    ...plainInWords(booking),
                  ].join(', ')}
                </bdi>,
              ],
              ['Drop-off', <bdi key="to">{booking.dropOff?.name ?? (booking.ride ? '–' : 'Where the tour ends')}</bdi>],
              ...(booking.ride ? rideFacts(booking) : flightOf(booking)),
              ['Crew', <bdi key="crew">{crew || 'None yet'}</bdi>],
              ...toldFacts(booking),
            ]}
          />
        </Panel>
        <Panel title="Guest">
          <Facts
            of={[
              ['Name', <bdi key="name">{booking.leadName}</bdi>],
              ['E-mail', <bdi key="mail">{booking.email || '–'}</bdi>],
              ['Phone', <bdi key="phone">{spacedPhone(booking.phone) || '–'}</bdi>],
              ['Bookings', `${booking.bookingsOfGuest} with this address`],
            ]}
          />
        </Panel>
        <Panel title="Price and money">
          <dl className="grid gap-2 text-sm tabular-nums">
            {booking.lines.map(({ kind, label, amountYen }) => (
              <PriceLine key={`${kind} ${label}`} label={label} yen={amountYen} />
            ))}
            <PriceLine label="Total, tax included" yen={booking.totalYen} isTotal />
            <PriceLine label="Paid" yen={booking.paidYen} />
            {booking.refundedYen > 0 && <PriceLine label="Refunded" yen={booking.refundedYen} />}
            {booking.dueYen > 0 && <PriceLine label="Still to pay" yen={booking.dueYen} />}
          </dl>
        </Panel>
      </div>
      <div className="grid gap-5">
        <Panel title="Booking" inked>
          <Facts
            of={[
              ['State', <StateOf key="state" booking={booking} />],
              ['Booked on', <bdi key="made">{moment(booking.createdAt)}</bdi>],
              ...(booking.state === 'on_hold' && booking.heldUntil
                ? ([['Held until', <bdi key="held">{moment(booking.heldUntil)}</bdi>]] as const)
                : []),
            ]}
          />
        </Panel>
        <Panel title="History">
          <History of={booking.history} />
        </Panel>
      </div>
    </div>
  )
}

/** What was told of each traveller, then for all. */
function toldFacts(booking: DeskBooking) {
  const told = toldInWords(booking)
  if (told.length === 0) return []
  const lines = told.map((one) => (
    <bdi key={one} className="block">
      {one}
    </bdi>
  ))
  return [['Told', lines] as const]
}

function flightOf({ flight, landsAt }: DeskBooking) {
  const told = [flight, landsAt ? `lands ${moment(landsAt)}` : ''].filter(Boolean).join(', ')
  return told ? [['Flight', told] as const] : []
}

/** What only a ride has: its flight, how long waiting is free, how far it goes, in which class. */
function rideFacts(booking: DeskBooking) {
  const { ride, className, nameBoard, leadName } = booking
  if (!ride) return []
  const length =
    ride.hours === null ? `${Math.round(ride.kilometres)} km, about ${ride.driveMinutes} min` : `${ride.hours} h`
  return [
    ...flightOf(booking),
    ...(ride.meeting === 'board' ? ([['Board', boardOf({ nameBoard, leadName })]] as const) : []),
    ...(ride.meeting === 'kerb' ? ([['Meeting', 'At the kerb']] as const) : []),
    ['Length', length] as const,
    ...(hasFreeWaiting(ride) ? ([['Free waiting', `${ride.freeWaitMinutes} min`]] as const) : []),
    ['Class', className] as const,
  ]
}

function PriceLine({ label, yen, isTotal }: { label: string; yen: number; isTotal?: boolean }) {
  return (
    <div
      className={
        isTotal ? 'flex justify-between gap-4 border-t border-ink pt-2 font-semibold' : 'flex justify-between gap-4'
      }
    >
      <dt className={isTotal ? '' : 'text-ink-2'}>
        <bdi>{label}</bdi>
      </dt>
      <dd>
        <bdi>{formatYen(yen)}</bdi>
      </dd>
    </div>
  )
}
