import { useEffect, useState } from 'react'
import { onTokyoClock } from '#core/days.ts'
import { otherHoursInWords } from '#core/desk-hours.ts'
import { useSite } from '#web/platform/site.ts'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { deskNow } from './contact-words.ts'

/** How else to reach us, and whether anybody is there now. */
export function DeskFacts() {
  const desk = useDeskContact()
  const { company } = useSite()
  const [now, setNow] = useState<string | null>(null)
  // Only in the browser: the server's page is the same for everyone, at every hour.
  useEffect(() => setNow(onTokyoClock(new Date())), [])
  const others = now && otherHoursInWords(company.hours, now.slice(0, 10))
  return (
    <dl className="*:border-t *:border-line *:py-5 *:first:border-ink">
      <div>
        <dt className="text-label text-ink-3">Telephone, for today and tomorrow</dt>
        <dd>
          <a href={desk.phoneHref} className="font-serif text-[1.5rem] leading-tight hover:underline">
            <bdi>{desk.phone}</bdi>
          </a>
          <bdi className="mt-1 block min-h-[1.5em] text-sm text-ink-2">
            {desk.hours && `${desk.hours}. `}
            {now && deskNow(company.hours, now)}
            {others && ` Other hours: ${others}.`}
          </bdi>
        </dd>
      </div>
      <div>
        <dt className="text-label text-ink-3">E-mail, for what can wait a day</dt>
        <dd>
          <TextLink href={`mailto:${desk.email}`}>
            <bdi className="wrap-anywhere">{desk.email}</bdi>
          </TextLink>
        </dd>
      </div>
      <div>
        <dt className="text-label text-ink-3">On the road with us now?</dt>
        <dd>Ring, do not write. Dispatch answers calls from the road first.</dd>
      </div>
      <div>
        <dt className="text-label text-ink-3">You have a booking</dt>
        <dd>
          <TextLink to="/find-booking">Find it</TextLink> to change it, or to write to the office beside it.
        </dd>
      </div>
      <div>
        <dt className="text-label text-ink-3">Office</dt>
        <dd>
          <bdi>
            {company.name}, {company.address}.
          </bdi>{' '}
          Visits by appointment.
        </dd>
      </div>
    </dl>
  )
}
