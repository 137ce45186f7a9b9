import { ChevronLeft, ChevronRight, Copy } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { DeskBooking } from '#contract/booking-desk.ts'
import { changeByOffice } from '#contract/booking-desk-changes.ts'
import { addBookingNote } from '#contract/booking-notes.ts'
import { setLanding } from '#contract/dispatch-landing.ts'
import { writeMessage } from '#contract/messages.ts'
import type { KnownPlace } from '#contract/places.ts'
import type { OfferedExtra } from '#contract/pricing.ts'
import { onTokyoClock } from '#core/days.ts'
import { useMay } from '#web/platform/rights.ts'
import { useUnsaved } from '#web/platform/unsaved.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Conflict } from '#web/ui/office/conflict.tsx'
import { History } from '#web/ui/office/history.tsx'
import { MayChange } from '#web/ui/office/may-change.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { SaveBar } from '#web/ui/office/save-bar.tsx'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import { CrewPanel } from './crew-panel.tsx'
import { type DeskForm, labels } from './desk-form.ts'
import { DeskTicket } from './desk-ticket.tsx'
import { editAddress, fieldInWords } from './desk-words.ts'
import { FlightPanel } from './flight-panel.tsx'
import { MessagesPanel } from './messages-panel.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { PartyPanel } from './party-panel.tsx'
import { PricePanel } from './price-panel.tsx'
import { SaveDialog } from './save-dialog.tsx'
import { type Desk, useDesk } from './use-desk.ts'
import { type Thread, useThread } from './use-thread.ts'

type DeskPageProps = { opened: DeskBooking; places: readonly KnownPlace[]; extras: readonly OfferedExtra[] }

const tours = { label: 'Tour bookings', to: '/admin/tour-bookings/list' }
const rides = { label: 'Rides and transfers', to: '/admin/bookings/list' }

/** One booking: left what is changed, right what it is. */
export function DeskPage({ opened, places, extras }: DeskPageProps) {
  const desk = useDesk(opened, places)
  const { booking, unsaved, theirs } = desk
  const [isSaving, setSaving] = useState(false)
  const thread = useThread(booking.reference)
  const notYet = [unsaved, thread.body.trim() && 'a message'].filter(Boolean).join(', ')
  const blocker = useUnsaved(notYet !== '')
  const left = useRef<HTMLDivElement>(null)
  const hindrance = hindranceOf(desk)
  useFocusOnFault(desk, left)
  useGoToPart(thread)
  const may = useMay()
  const now = onTokyoClock(Date.now())
  return (
    <>
      <OfficeHead
        trail={[booking.ride ? rides : tours, { label: shortDay(booking.startsAt.slice(0, 10)) }]}
        title={`${booking.reference}, ${booking.leadName}`}
        actions={
          <>
            <Neighbour of={booking.previous} label="Previous booking" icon={ChevronLeft} />
            <Neighbour of={booking.next} label="Next booking" icon={ChevronRight} />
            {/* Rides are not taken by telephone yet. */}
            {!booking.ride && (
              <RoomLink size="small" to={`/admin/tour-bookings/add?copy=${booking.reference}`}>
                <Icon of={Copy} dense />
                Copy as new
              </RoomLink>
            )}
          </>
        }
      />
      {theirs && (
        <Conflict<DeskForm>
          base={desk.base}
          mine={desk.form}
          theirs={desk.theirForm ?? desk.base}
          fields={fieldsOf(booking)}
          by={theirs.history[0]?.by ?? null}
          at={theirs.history[0]?.at ?? theirs.startsAt}
          isPending={desk.isSaving}
          onJoin={(joined) => {
            desk.join(joined)
            setSaving(true)
          }}
          onDrop={desk.drop}
        >
          Nothing is saved before you have seen what it comes to.
        </Conflict>
      )}
      {booking.erased && (
        <Alert className="mb-5" title="Its guest left us.">
          What said who they were is erased; days, prices and states stay.
        </Alert>
      )}
      {/* On a telephone what it is comes first, then what is changed, then what was. */}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_clamp(320px,32%,372px)] lg:grid-rows-[auto_1fr]">
        <div ref={left} className="grid min-w-0 content-start gap-5 lg:row-span-2">
          <MayChange needs={changeByOffice}>
            <PartyPanel desk={desk} places={places} extras={extras} />
          </MayChange>
          <MayChange needs={setLanding} quiet>
            <FlightPanel desk={desk} />
          </MayChange>
          <CrewPanel desk={desk} />
          <MayChange needs={changeByOffice} quiet>
            <PricePanel desk={desk} />
          </MayChange>
          <MoneyPanel desk={desk} />
          {may('see:messages') && (
            <MayChange needs={writeMessage} quiet>
              <MessagesPanel desk={desk} thread={thread} />
            </MayChange>
          )}
        </div>
        <div className="min-w-0 max-lg:order-first">
          <DeskTicket desk={desk} now={now} />
        </div>
        <div className="grid content-start gap-5">
          <MayChange needs={addBookingNote} quiet>
            <NotesPanel desk={desk} />
          </MayChange>
          <Panel title="History" aside={`Version ${booking.version}`}>
            <History of={booking.history} />
          </Panel>
        </div>
      </div>
      <SaveBar
        unsaved={theirs ? null : unsaved}
        tells="You choose next whether the guest is written to."
        label="Save booking"
        isPending={desk.isSaving}
        {...(hindrance ? { hindrance } : {})}
        onSave={() => setSaving(true)}
        onDiscard={desk.discard}
      />
      {isSaving && unsaved !== null && !theirs && !hindrance && (
        <SaveDialog desk={desk} onClose={() => setSaving(false)} />
      )}
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what={notYet}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </>
  )
}

const fieldsOf = (booking: DeskBooking) =>
  (Object.keys(labels) as (keyof DeskForm)[]).map((name) => ({
    name,
    label: labels[name],
    words: (form: DeskForm) => fieldInWords(name, form, booking),
  }))

/** Why it cannot be saved at this moment. */
function hindranceOf({ faults, money, proposed }: Desk): string | null {
  if (Object.keys(money.faults).length > 0) return 'A price needs its reason.'
  if (Object.keys(faults).some((name) => !name.startsWith('charged'))) return 'Some answers need another look.'
  if (proposed.refusal)
    return proposed.refusal.isOutage ? 'The price did not come; try again.' : proposed.refusal.message
  return proposed.isAsking ? 'Working out the price…' : null
}

/** What the server refused is looked for in its place. */
function useFocusOnFault({ failure }: Desk, left: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    if (failure && Object.keys(failure.fields).length > 0)
      left.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [failure, left])
}

/**
 * An address that names a part leads to it also when the page is opened anew, where the browser looked too early. Who
 * comes to answer a guest begins to type at once.
 */
function useGoToPart({ field }: Thread) {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash) return
    document.getElementById(hash.slice(1))?.scrollIntoView()
    if (hash === '#messages') field.current?.focus({ preventScroll: true })
  }, [hash, field])
}

type NeighbourProps = { of: DeskBooking['next']; label: string; icon: typeof ChevronLeft }

function Neighbour({ of: neighbour, label, icon }: NeighbourProps) {
  if (!neighbour) return null
  return (
    <ButtonLink
      size="small"
      to={editAddress(neighbour.reference)}
      aria-label={`${label}, ${neighbour.leadName}`}
      className="!px-2.5"
    >
      <Icon of={icon} dense points />
    </ButtonLink>
  )
}
