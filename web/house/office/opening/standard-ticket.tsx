import { formatCount } from '#contract/money.ts'
import type { Standard } from '#contract/standard.ts'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { Ticket, TicketTear } from '#web/ui/ticket.tsx'
import { standardWords } from './standard-words.ts'

/** The express beside the line: what can be taken over instead of typed. */
export function StandardTicket({ of: standard }: { of: Standard }) {
  const isTaken = standard.lists.some(({ taken }) => taken !== null)
  return (
    <Ticket className="mb-5">
      <div className="px-5 py-4">
        <p className="text-[0.84375rem] font-semibold text-ai">Express</p>
        <h2 className="mt-0.5 mb-2 font-serif text-[1.375rem] leading-tight font-[420]">The standard for Tokyo</h2>
        <p className="text-sm text-ink-2">
          What is the same for everybody who drives here. Take it over, then change what you like.
        </p>
      </div>
      <TicketTear />
      <dl className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2.5 gap-y-1 px-5 py-4 text-[0.84375rem] tabular-nums">
        {standard.lists.map(({ id, lines }) => (
          <div key={id} className="contents">
            <dt className="text-end font-semibold">{formatCount(lines)}</dt>
            <dd className="text-ink-2">{standardWords[id].inShort}</dd>
          </div>
        ))}
      </dl>
      <TicketTear />
      <div className="grid gap-2.5 px-5 py-4">
        <RoomLink to="/admin/standard" variant="outline" size="small" className="max-md:min-h-11">
          {isTaken ? 'See what was taken over' : 'Look through it and take it over'}
        </RoomLink>
        <p className="text-[0.78125rem] text-ink-3">
          No people, cars or bookings in it. What you typed stays as it is. One press takes it back until something of
          it is changed, used or sold.
        </p>
      </div>
    </Ticket>
  )
}
