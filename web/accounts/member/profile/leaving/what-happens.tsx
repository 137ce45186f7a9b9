import { Archive, CalendarDays, type LucideIcon, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { isBuilt } from '#web/platform/route-metadata.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CopyOfData } from '../copy-of-data.tsx'
import { erasedInWords, keptInWords, type Leaving, refundInWords, tripsInWords } from './leaving-words.ts'

/** Everything that leaving means for this account, told before it is asked for. */
export function WhatHappens({ leaving }: { leaving: Leaving }) {
  return (
    <>
      <TripsAhead leaving={leaving} />
      <div className="my-7 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <section>
          <Head>Erased after {leaving.graceDays} days</Head>
          <ul>
            {erasedInWords(leaving).map((what) => (
              <Row key={what} icon={Trash2}>
                {what}
              </Row>
            ))}
          </ul>
        </section>
        <section>
          <Head>Kept, because the law asks</Head>
          <ul>
            {keptInWords(leaving).map(({ what, howLong }) => (
              <Row key={what} icon={Archive} detail={howLong}>
                {what}
              </Row>
            ))}
          </ul>
          <div className="mt-[1.125rem]">
            <CopyOfData label="Take a copy first" />
          </div>
        </section>
      </div>
      <p className="mb-6 max-w-[68ch] text-ink-2">
        At once you are signed out everywhere and the profile is closed. For {leaving.graceDays} days a link in our mail
        brings everything back; after that nothing can.
      </p>
    </>
  )
}

function TripsAhead({ leaving }: { leaving: Leaving }) {
  const trips = tripsInWords(leaving)
  const refund = refundInWords(leaving)
  if (!trips) return null
  const cancelAt = isBuilt('/user/tour-bookings') ? '/user/tour-bookings' : '/manage-booking'
  return (
    <Alert tone="waiting" icon={CalendarDays} title={trips.title}>
      {trips.which} {leaving.tripsAhead.length === 1 ? 'It stays' : 'They stay'} booked; you keep{' '}
      {leaving.tripsAhead.length === 1 ? 'the voucher' : 'the vouchers'} by mail. Or{' '}
      <TextLink to={cancelAt}>cancel {leaving.tripsAhead.length === 1 ? 'it' : 'them'} first</TextLink>
      {refund ? (
        <>
          : today <bdi>{refund}</bdi> comes back.
        </>
      ) : (
        '.'
      )}
    </Alert>
  )
}

function Head({ children }: { children: ReactNode }) {
  return <h2 className="border-b border-ink pb-2 text-body leading-snug font-semibold">{children}</h2>
}

function Row({ icon, detail, children }: { icon: LucideIcon; detail?: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-3 border-b border-line py-[0.6875rem]">
      <Icon of={icon} dense className="mt-1" />
      <span>
        <bdi className="wrap-anywhere">{children}</bdi>
        {detail && (
          <span className="block text-sm text-ink-3">
            <bdi>{detail}</bdi>
          </span>
        )}
      </span>
    </li>
  )
}
