import { useEffect, useState } from 'react'
import { onTokyoClock } from '#core/days.ts'
import { useSite } from '#web/platform/site.ts'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** How else to reach us, and whether anybody is there now. */
export function DeskFacts() {
  const desk = useDeskContact()
  const { company } = useSite()
  const [now, setNow] = useState('')
  // Only in the browser, and when all else is there: the server's page is the same for everyone, at every hour.
  useEffect(() => {
    let isHere = true
    const say = ({ deskNow, othersNear }: typeof import('./desk-now.ts')) => {
      const clock = onTokyoClock(new Date())
      const words = [deskNow(company.hours, clock), othersNear(company.hours, clock)]
      if (isHere) setNow(words.filter(Boolean).join(' '))
    }
    // Without a connection the usual hours stand there all the same.
    import('./desk-now.ts').then(say, () => undefined)
    return () => {
      isHere = false
    }
  }, [company.hours])
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
            {now}
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
