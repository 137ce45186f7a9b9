import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '#web/platform/session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { BookingTicket, TicketOnPhone } from './booking-ticket.tsx'
import { bookingAddress } from './booking-token.ts'
import type { OpenBooking } from './load-booking.ts'

type BookingFrameProps = {
  open: OpenBooking
  /** The last station of the way here; without it this is the booking itself. */
  here?: string
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** Words and rows at the start, the ticket at the end; on phones the ticket is folded at the top. */
export function BookingFrame({ open, here, title, lead, children }: BookingFrameProps) {
  return (
    <div className="wrap grid gap-x-10 pt-[1.375rem] md:grid-cols-[minmax(0,1fr)_360px] md:pt-8 lg:grid-cols-[minmax(0,1fr)_420px] lg:gap-x-20">
      <div className="min-w-0">
        <TicketOnPhone open={open} />
        <Way booking={open.booking} here={here} />
        <h1 className="mt-1 font-serif text-d2">
          <Unbroken>{title}</Unbroken>
        </h1>
        {lead && <p className="mt-3 text-ink-2">{lead}</p>}
        {children}
      </div>
      <aside aria-label="Your booking" className="max-md:mt-10 md:sticky md:top-6 md:self-start">
        <div className={here ? 'max-md:hidden' : undefined}>
          <BookingTicket open={open} />
        </div>
      </aside>
    </div>
  )
}

function Way({ booking: { reference, ride }, here }: { booking: OpenBooking['booking']; here: string | undefined }) {
  const { session } = useSession()
  const all = ride ? { label: 'My rides', to: '/user/bookings' } : { label: 'My trips', to: '/user/tour-bookings' }
  const trail = [
    // Guests without an account have no list of their own.
    session ? all : { label: 'Find a booking', to: '/find-booking' },
    { label: reference, to: bookingAddress('/manage-booking', reference) },
    ...(here ? [{ label: here, to: '' }] : []),
  ]
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {trail.map((crumb, index) => (
          <li key={crumb.label} className="flex items-center gap-2">
            {index > 0 && <Icon of={ChevronRight} dense points className="text-ink-3" />}
            {index === trail.length - 1 ? (
              <span aria-current="page">
                <bdi>{crumb.label}</bdi>
              </span>
            ) : (
              <Link to={crumb.to} className="inline-block py-1 text-ink-2 underline-offset-4 hover:underline">
                <bdi>{crumb.label}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A part of these pages under its own rule. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-9 md:mt-11">
      <h2 className="mb-[1.125rem] flex flex-wrap items-baseline justify-between gap-x-3 border-b border-ink pb-2.5 text-[1.0625rem] leading-snug font-semibold">
        <Unbroken>{title}</Unbroken>
        {aside && <span className="text-sm font-normal text-ink-2">{aside}</span>}
      </h2>
      {children}
    </section>
  )
}
