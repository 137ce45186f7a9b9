import { Mail, Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { takeGuestsApart } from '#contract/guest-merging.ts'
import { type GuestDetail, guestDetail, saveGuest } from '#contract/guests.ts'
import { capitalized } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { countryName } from '#web/ui/countries.ts'
import { plainDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { History } from '#web/ui/office/history.tsx'
import { MayChange } from '#web/ui/office/may-change.tsx'
import { Notice } from '#web/ui/office/notice.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { useVersioned } from '#web/ui/office/use-versioned.ts'
import { VersionedForm } from '#web/ui/office/versioned-form.tsx'
import { GuestKnown } from './guest-known.tsx'
import { GuestBookings, GuestMessages, GuestPrivacy, GuestReviews, GuestTravellers } from './guest-panels.tsx'
import { GuestSummary } from './guest-summary.tsx'
import { guestFields, mergeAddress, reasonWords, tidy, toFields, valuesOf } from './guest-words.ts'
import { MergesOfGuest } from './merges-of-guest.tsx'

const trail = [{ label: 'Guests', to: '/admin/guests/list' }]

/** One guest: what they booked, what they need, and what was said. */
export function GuestView({ guest }: { guest: GuestDetail }) {
  return guest.erasedOn ? <ErasedGuest guest={guest} /> : <KnownGuest guest={guest} />
}

function KnownGuest({ guest: read }: { guest: GuestDetail }) {
  const [guest, setGuest] = useState(read)
  const [said, setSaid] = useState('')
  const take = (now: GuestDetail, words: string) => {
    setGuest(now)
    setSaid(words)
    setOpen(false)
  }
  const edit = useVersioned({
    ...{ saved: guest, draftName: `guest ${guest.id}`, fields: guestFields, onSaved: take },
    ...{ endpoint: saveGuest, valuesOf, tidy, toInput: toFields },
    send: (input) => call(saveGuest, input),
    read: () => call(guestDetail, { id: guest.id }),
  })
  // What came back after a session ended is shown where it was typed.
  const [isOpen, setOpen] = useState(edit.unsaved !== null)
  return (
    <>
      <OfficeHead
        title={guest.name}
        trail={[...trail, ...(guest.country ? [{ label: countryName(guest.country) }] : [])]}
        actions={
          <MayChange needs={saveGuest} quiet>
            <Deeds guest={guest} />
          </MayChange>
        }
      />
      {guest.maybeSame.map((other) => (
        <Notice
          key={other.id}
          icon={Users}
          action={{ label: 'Compare and merge', to: mergeAddress(guest.id, other.id) }}
        >
          <strong className="font-semibold">
            {[other.name, other.email].filter(Boolean).join(', ')}, may be the same person.
          </strong>{' '}
          {sentence(other.reasons.map((reason) => reasonWords[reason]))}
        </Notice>
      ))}
      <GuestSummary guest={guest} />
      <VersionedForm
        of={edit}
        label="Save guest"
        tells="Nothing is written to the guest."
        onDiscard={() => setOpen(false)}
      >
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_332px] xl:grid-cols-[minmax(0,1fr)_372px]">
          <div className="grid min-w-0 gap-5">
            <GuestBookings guest={guest} />
            <GuestMessages guest={guest} />
            <GuestReviews guest={guest} />
            <Panel title="History">
              <History of={guest.history} />
            </Panel>
          </div>
          <div className="grid min-w-0 gap-5 max-lg:order-first">
            <GuestKnown guest={guest} edit={edit} isOpen={isOpen} onOpen={() => setOpen(true)} />
            <GuestTravellers guest={guest} />
            <GuestPrivacy guest={guest} />
            <MergesOfGuest
              merges={guest.merges}
              onApart={async (id) => take(await call(takeGuestsApart, { id }), 'They are two guests again')}
            />
          </div>
        </div>
      </VersionedForm>
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}

function Deeds({ guest }: { guest: GuestDetail }) {
  const [latest] = guest.bookings
  return (
    <>
      {guest.emails[0] && (
        <a href={`mailto:${guest.emails[0]}`} className={buttonLook({ size: 'small', className: 'max-md:min-h-11' })}>
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
            Book for <bdi>{guest.name.split(' ')[0]}</bdi>
          </span>
        </ButtonLink>
      )}
    </>
  )
}

const sentence = (parts: readonly string[]) => {
  const joined = parts.join(', ')
  return joined && `${capitalized(joined)}.`
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
