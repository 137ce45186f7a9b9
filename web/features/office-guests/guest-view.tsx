import { Mail, Phone, Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { type GuestDetail, takeGuestsApart } from '#contract/guests.ts'
import { formatYen } from '#contract/money.ts'
import { call } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { countryName } from '#web/ui/countries.ts'
import { MONTHS, plainDay, shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { History } from '#web/ui/office/history.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { GuestForm } from './guest-form.tsx'
import { GuestBookings, GuestMessages, GuestPrivacy, GuestReviews, GuestTravellers } from './guest-panels.tsx'
import { mergeAddress, reasonWords } from './guest-words.ts'
import { MergesOfGuest } from './merges-of-guest.tsx'

const trail = [{ label: 'Guests', to: '/admin/guests/list' }]

/** One guest: what they booked, what they need, and what was said. */
export function GuestView({ guest: read }: { guest: GuestDetail }) {
  const [guest, setGuest] = useState(read)
  const [said, setSaid] = useState('')
  const [wide, setWide] = useState<Element | null>(null)
  const take = (now: GuestDetail, words: string) => {
    setGuest(now)
    setSaid(words)
  }
  if (guest.erasedOn) return <ErasedGuest guest={guest} />
  const [latest] = guest.bookings
  const firstName = guest.name.split(' ')[0] ?? guest.name
  return (
    <>
      <OfficeHead
        title={guest.name}
        trail={[...trail, ...(guest.country ? [{ label: countryName(guest.country) }] : [])]}
        actions={
          <>
            {guest.emails[0] && (
              <a
                href={`mailto:${guest.emails[0]}`}
                className={buttonLook({ size: 'small', className: 'max-md:min-h-11' })}
              >
                <Icon of={Mail} dense />
                Write
              </a>
            )}
            {latest && (
              <ButtonLink
                to={`/admin/tour-bookings/add?copy=${latest.reference}`}
                size="small"
                variant="primary"
                className="max-md:min-h-11"
              >
                <Icon of={Plus} dense />
                <span>
                  Book for <bdi>{firstName}</bdi>
                </span>
              </ButtonLink>
            )}
          </>
        }
      />
      {guest.maybeSame.map((other) => (
        <Alert key={other.id} tone="waiting" icon={Users} className="mb-3 text-sm">
          <strong className="font-semibold">
            {[other.name, other.email].filter(Boolean).join(', ')}, may be the same person.
          </strong>{' '}
          {sentence(other.reasons.map((reason) => reasonWords[reason]))}{' '}
          <TextLink to={mergeAddress(guest.id, other.id)}>Compare and merge</TextLink>
        </Alert>
      ))}
      <Summary guest={guest} />
      <div ref={setWide} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px] xl:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid min-w-0 gap-5">
          <GuestBookings guest={guest} />
          <GuestMessages guest={guest} />
          <GuestReviews guest={guest} />
          <Panel title="History">
            <History of={guest.history} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-5">
          <GuestForm key={guest.id} guest={guest} wide={wide} onSaved={take} />
          <GuestTravellers guest={guest} />
          <GuestPrivacy guest={guest} />
          <MergesOfGuest
            merges={guest.merges}
            onApart={async (id) => take(await call(takeGuestsApart, { id }), 'They are two guests again')}
          />
        </div>
      </div>
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}

const sentence = (parts: readonly string[]) => {
  const joined = parts.join(', ')
  return joined && `${joined.charAt(0).toUpperCase()}${joined.slice(1)}.`
}

function Summary({ guest }: { guest: GuestDetail }) {
  const stars =
    guest.reviews.length > 0 && guest.reviews.reduce((sum, review) => sum + review.stars, 0) / guest.reviews.length
  const since = `With us since ${MONTHS[Number(guest.since.slice(5, 7)) - 1]} ${guest.since.slice(0, 4)}`
  const facts: [string, string][] = [
    ['Bookings', String(guest.bookingCount)],
    ['Paid in all', formatYen(guest.paidYen)],
    guest.nextDay
      ? ['Next day', shortDay(guest.nextDay.slice(0, 10))]
      : ['Last day', guest.lastDay ? plainDay(guest.lastDay.slice(0, 10)) : '–'],
    ...(stars === false
      ? []
      : ([['Their reviews', `${stars.toFixed(1)} of ${guest.reviews.length}`]] as [string, string][])),
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
              <bdi>{guest.phone}</bdi>
            </a>
          )}
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {facts.map(([name, fact]) => (
          <div key={name} className="border-s border-line ps-4.5">
            <dt className="text-[13px] text-ink-2">{name}</dt>
            <dd className="font-serif text-[21px] leading-tight tabular-nums">
              <bdi>{fact}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A row without a name: what is left are days and sums. */
function ErasedGuest({ guest }: { guest: GuestDetail }) {
  return (
    <>
      <OfficeHead title="Deleted on request" trail={trail} />
      <p className="mb-5 max-w-[60ch] text-sm text-ink-2">
        This guest asked to be forgotten, and was on {plainDay(guest.erasedOn ?? guest.since)}. Days and sums stay, as
        the law wants them; whose they were nobody knows any more.
      </p>
      <GuestBookings guest={guest} />
    </>
  )
}
