import { Mail, Phone } from 'lucide-react'
import type { GuestDetail } from '#contract/guests.ts'
import { formatYen } from '#contract/money.ts'
import { counted } from '#core/words.ts'
import { countryName } from '#web/ui/countries.ts'
import { MONTHS, plainDay, shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { spacedPhone } from '#web/ui/office/spaced-phone.ts'

/** What it is, how much, and of what. */
type Fact = readonly [string, string, string?]

/** Who they are and what they mean to us, between two lines of ink. */
export function GuestSummary({ guest }: { guest: GuestDetail }) {
  // Null: not for who looks at it.
  const reviews = guest.reviews ?? []
  const stars = reviews.length > 0 && reviews.reduce((sum, review) => sum + review.stars, 0) / reviews.length
  const since = `With us since ${MONTHS[Number(guest.since.slice(5, 7)) - 1]} ${guest.since.slice(0, 4)}`
  const facts: Fact[] = [
    ['Bookings', String(guest.bookingCount)],
    ['Paid in all', formatYen(guest.paidYen)],
    guest.nextDay
      ? ['Next day', shortDay(guest.nextDay.slice(0, 10))]
      : ['Last day', guest.lastDay ? plainDay(guest.lastDay.slice(0, 10)) : '–'],
    ...(stars === false
      ? []
      : ([['Their reviews', stars.toFixed(1), `of 5, ${counted(reviews.length, 'review')}`]] as Fact[])),
  ]
  return (
    <section
      aria-label="In short"
      className="mb-5 flex flex-wrap items-center gap-x-8 gap-y-3 border-y border-ink py-3.5 text-sm"
    >
      <div className="min-w-60 flex-1">
        <p className="text-ink-2">
          <bdi>{[guest.country && countryName(guest.country), guest.language, since].filter(Boolean).join('. ')}</bdi>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {guest.emails[0] && (
            <span className="inline-flex items-center gap-1.5">
              <Icon of={Mail} dense className="text-ink-3" />
              <bdi className="break-all">{guest.emails[0]}</bdi>
            </span>
          )}
          {guest.phone && (
            <a href={`tel:${guest.phone}`} className="inline-flex items-center gap-1.5 max-md:min-h-11">
              <Icon of={Phone} dense className="text-ink-3" />
              <bdi>{spacedPhone(guest.phone)}</bdi>
            </a>
          )}
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-7 gap-y-2 max-md:grid max-md:w-full max-md:grid-cols-2">
        {facts.map(([name, fact, note]) => (
          <div key={name} className="border-line md:border-s md:ps-4.5">
            <dt className="text-[0.8125rem] text-ink-2">{name}</dt>
            <dd className="font-serif text-[1.375rem] leading-tight tabular-nums">
              <bdi>
                {fact}
                {note && <span className="font-sans text-sm text-ink-2"> {note}</span>}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
