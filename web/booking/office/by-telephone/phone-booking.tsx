import { Pause } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Booking } from '#contract/booking.ts'
import type { CallDraft } from '#contract/call-drafts.ts'
import { seatsMissing } from '#contract/child-seats.ts'
import { firstFault } from '#web/platform/first-fault.ts'
import { useKeys } from '#web/platform/keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Booked } from './booked.tsx'
import { chargedLines, isChargedOtherwise } from './call-charges.ts'
import { faultsLeft, isBegun, missingOf, typedTime } from './call-draft.ts'
import { CallTicket } from './call-ticket.tsx'
import { CallsPutAside } from './calls-put-aside.tsx'
import type { Choices } from './choices.ts'
import { CrewProposed } from './crew-proposed.tsx'
import { ForTheCrew } from './for-the-crew.tsx'
import { idsOf, type Picked, pickedCrew } from './picked-crew.ts'
import { useBook } from './use-book.ts'
import { useCall } from './use-call.ts'
import { useHold } from './use-hold.ts'
import { usePutAside } from './use-put-aside.ts'
import { WhatAndWhen } from './what-and-when.tsx'
import { WhoIsCalling } from './who-is-calling.tsx'

type PhoneBookingProps = {
  choices: Choices
  /** A booking that is copied; null: nothing is. */
  begun: CallDraft | null
  now: string
}

/** A booking in the order of the call. */
export function PhoneBooking({ choices, begun, now }: PhoneBookingProps) {
  const open = useCall(begun)
  const { draft, quoted } = open
  const aside = usePutAside()
  const hold = useHold(draft, open.change, { now, startsAt: quoted.answer?.quote.startsAt })
  const [crewAt, setCrewAt] = useState(0)
  const [picked, setPicked] = useState<Picked>({})
  const [booked, setBooked] = useState<Booking | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const answer = quoted.answer
  const lines = chargedLines(answer?.quote.lines ?? [], draft.charged)
  // A price asked for again keeps who was chosen, unless its people are others.
  const crewsNow = JSON.stringify(answer?.crews.map(({ chauffeur, vehicle }) => [chauffeur.id, vehicle.id]) ?? null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen anew among other people
  useEffect(() => {
    setCrewAt(0)
    setPicked({})
  }, [crewsNow])
  const crew = answer ? pickedCrew(answer.crews[crewAt] ?? null, answer.free, picked) : null

  const begin = (next: Parameters<typeof open.take>[0] = null) => {
    open.take(next)
    setBooked(null)
    booking.tell({}, null)
  }
  /** As it was when it was last tried. */
  const [pressed, setPressed] = useState<CallDraft | null>(null)
  const booking = useBook({
    onBooked: (done) => {
      open.take(null)
      setBooked(done)
      void aside.refresh()
    },
    onStale: quoted.askAgain,
  })
  // Only an answer moves the focus.
  useEffect(() => {
    if (booking.answered === 0 || !form.current) return
    const target = firstFault(form.current) ?? form.current.querySelector<HTMLElement>('[data-refusal]')
    target?.focus()
  }, [booking.answered])

  const book = () => {
    setPressed(draft)
    const missing = missingOf(draft)
    if (Object.keys(missing).length > 0) return booking.tell(missing, null)
    if (!answer || !quoted.isCurrent) return
    const isOwnChoice = crewAt > 0 || Object.keys(picked).length > 0
    // The field says what is wrong with it, and is gone to.
    if (lines.some(({ fault }) => fault !== null)) return booking.tell({}, null)
    const charged = lines.flatMap((line, at) =>
      isChargedOtherwise(line) ? { line: at, amountYen: line.amountYen } : [],
    )
    return booking.book({
      quoteId: answer.quote.id,
      leadName: draft.name,
      email: draft.email,
      phone: draft.phone,
      nameBoard: draft.nameBoard,
      note: draft.note,
      // The first is whom the engine takes by itself, and whoever else is free if that one is gone by then.
      ...(isOwnChoice && crew ? { crew: idsOf(crew) } : {}),
      charged,
      reason: draft.reason,
      noticeReason: draft.noticeReason,
      paid:
        draft.how === 'link'
          ? { how: 'link', untilDay: hold.untilDay, untilTime: typedTime(hold.untilTime) }
          : { how: 'on-the-day' },
      seats: seatsMissing(draft) > 0 ? draft.seats : null,
      call: open.id,
    })
  }
  useKeys({ 'Ctrl Enter': { does: 'Book for the caller', run: () => void book() } })

  const putAside = async () => {
    if (await aside.putAside({ id: open.id, draft })) begin()
  }
  const faults = { ...quoted.failure?.fields, ...faultsLeft(booking.faults, pressed, draft) }
  const tourName = (slug: string) => choices.tours.find((tour) => tour.slug === slug)?.title ?? slug

  return (
    <>
      <OfficeHead
        title="New booking, by telephone"
        trail={[{ label: 'Tour bookings', to: '/admin/tour-bookings/list' }, { label: 'Add' }]}
        actions={
          !booked && (
            <Button
              size="small"
              className="max-md:min-h-11"
              isDisabled={!isBegun(draft)}
              isPending={aside.isBusy}
              onPress={putAside}
            >
              <Icon of={Pause} dense /> Save the call for later
            </Button>
          )
        }
      />
      {booked ? (
        <Booked booking={booked} onNext={() => begin()} />
      ) : (
        <form
          key={open.id}
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            // Enter in a field does not book: only the button and Ctrl Enter do.
          }}
          className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_340px] max-md:[&_button]:min-h-11 max-md:[&_input:not([type=radio])]:min-h-11"
        >
          <div className="grid gap-5">
            <WhoIsCalling of={open} faults={faults} />
            <WhatAndWhen of={open} choices={choices} faults={faults} />
            <CrewProposed
              crews={answer?.crews ?? null}
              chosen={crewAt}
              onChoose={(index) => {
                setCrewAt(index)
                setPicked({})
              }}
              crew={crew}
              free={answer?.free ?? null}
              onPick={(one) => setPicked((now) => ({ ...now, ...one }))}
              isDimmed={quoted.isAsking}
            />
            <ForTheCrew of={open} faults={faults} />
          </div>
          <CallTicket
            open={open}
            tour={choices.tours.find(({ slug }) => slug === draft.tour) ?? null}
            hold={hold}
            lines={lines}
            crew={crew}
            booking={booking}
            onBook={book}
            now={now}
          />
        </form>
      )}
      <div className="mt-5 max-md:[&_button]:min-h-11">
        <CallsPutAside
          calls={aside.calls.filter(({ id }) => id !== open.id)}
          tourName={tourName}
          onTake={async (call) => {
            // The call at hand is not lost for another.
            if (isBegun(draft) && !(await aside.putAside({ id: open.id, draft }))) return
            begin({ id: call.id, draft: call.draft })
          }}
          onThrowAway={aside.throwAway}
        />
      </div>
    </>
  )
}
