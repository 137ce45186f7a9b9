import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { moveBooking } from '#contract/booking.ts'
import { cancelByOffice, daysToOffer } from '#contract/booking-desk-moves.ts'
import { type CancelEvent, eventsOf, eventWords } from '#contract/cancel-words.ts'
import { formatYen } from '#contract/money.ts'
import { call } from '#web/platform/api.ts'
import { useMay } from '#web/platform/rights.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { OfficeSelect } from '#web/ui/office/office-select.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { backOf, byHandInWords, whereToInWords } from '../back-words.ts'
import {
  figuresInWords,
  heldOf,
  mailInWords,
  nothingHeldInWords,
  subjectOf,
  usualYen,
  type Why,
  whyChoices,
} from './cancel-words.ts'
import { readYen } from './desk-form.ts'
import { moment } from './desk-words.ts'
import { withUsInWords } from './money-words.ts'
import { OthersThatDay } from './others-that-day.tsx'
import { UnderWayQuestion } from './under-way-question.tsx'
import { useDeed } from './use-deed.ts'
import type { Desk } from './use-desk.ts'

/** Who cancels and why sets the amount, the mail and the figures, all shown before anything is sent. */
export function CancelDialog({ desk, now, onClose }: { desk: Desk; now: string; onClose: () => void }) {
  const { booking } = desk
  const [why, setWhy] = useState<Why | null>(null)
  const may = useMay()
  const [event, setEvent] = useState<CancelEvent | ''>('')
  const [reason, setReason] = useState('')
  const [other, setOther] = useState<{ amount: string; reason: string } | null>(null)
  const [isAgreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const deed = useDeed(desk, onClose)
  const offered = useDaysToOffer(booking.reference, why === 'weather' || why === 'office')
  const isOurs = why === 'weather' || why === 'office'
  const heldYen = heldOf(booking)
  const refundYen = other ? readYen(other.amount) : why && usualYen(why, booking)
  const isAmountRight = refundYen !== null && refundYen >= 0 && refundYen <= heldYen
  const mustAgree = booking.underWay !== null && why !== null && why !== 'no-show'
  const faults = {
    underWay: mustAgree && !isAgreed && 'Tick this first, or keep the day.',
    why: why === null && 'Who cancels, and why?',
    event: isOurs && event === '' && 'What happened?',
    reason: reason.trim() === '' && (isOurs ? 'One sentence: the guest reads it.' : why === 'no-show' && 'Say why.'),
    amount: other !== null && !isAmountRight && `Between ¥0 and ${formatYen(heldYen)}.`,
    amountReason: other !== null && other.reason.trim() === '' && 'Say why.',
  }
  const shown = (name: keyof typeof faults) => (isTried && faults[name] ? { error: faults[name] } : {})
  const choose = (id: string) => {
    setWhy(id as Why)
    setEvent('')
    setOther(null)
    setTried(false)
  }
  const submit = () => {
    setTried(true)
    if (Object.values(faults).some(Boolean) || why === null)
      return requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] input')?.focus(),
      )
    const { reference, version } = booking
    if (why === 'no-show') {
      const input = { reference, to: 'no_show' as const, reason: reason.trim() }
      return deed.run(input, (options) => call(moveBooking, input, options), 'Noted: nobody came.')
    }
    const input = {
      ...{ reference, version, cause: why, event: event === '' ? null : event, reason: reason.trim() },
      ...{ refundYen: refundYen ?? 0, amountReason: other?.reason.trim() ?? '', evenUnderWay: isAgreed },
    }
    return deed.run(input, (options) => call(cancelByOffice, input, options), 'Cancelled. The guest is written to.')
  }
  return (
    <DeedDialog
      title={`Cancel ${booking.service.title}?`}
      lead={<bdi>{`${booking.reference}, ${booking.leadName}, ${moment(booking.startsAt)}. Now: ${moment(now)}.`}</bdi>}
      refusal={deed.refusal}
      isPending={deed.isPending}
      pendingLabel="Cancelling…"
      label={
        why === 'no-show' ? 'Nobody came' : refundYen ? `Cancel, refund ${formatYen(refundYen)}` : 'Cancel the day'
      }
      leaveLabel="Keep the day"
      isDangerous
      isWide
      aside={why === 'weather' && <OthersThatDay booking={booking} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <div ref={form} className="grid gap-4">
        <RadioGroup
          label="Who cancels, and why?"
          across
          value={why}
          onChange={choose}
          choices={whyChoices(booking, now)}
          {...shown('why')}
        />
        {booking.underWay && mustAgree && (
          <UnderWayQuestion
            of={booking.underWay}
            comes="Cancelled now, it leaves the board while they drive. Ring the crew first."
            isAgreed={isAgreed}
            onChange={setAgreed}
            {...shown('underWay')}
          />
        )}
        {why && (
          <>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {isOurs && <WhatHappened of={why} value={event} onChange={setEvent} {...shown('event')} />}
              <TextField
                label={isOurs ? 'In one sentence, for the guest' : 'Reason, kept in the history'}
                size="small"
                maxLength={300}
                optional={why === 'guest'}
                value={reason}
                onChange={setReason}
                {...shown('reason')}
              />
            </div>
            <div className="grid border-y border-ink text-[0.84375rem] sm:grid-cols-3 sm:divide-x sm:divide-line">
              <Sets title="Amount">
                <p className="font-serif text-d4 text-ink tabular-nums">{formatYen(refundYen ?? 0)}</p>
                {heldYen === 0 ? (
                  nothingHeldInWords(booking)
                ) : (
                  <>
                    <bdi>
                      {refundYen
                        ? `Refund ${whereToInWords(booking.refundable, refundYen)}${refundYen === heldYen ? ', all that we have' : ''}. ${byHandInWords(backOf(booking.refundable, refundYen))} `
                        : ''}
                    </bdi>
                    <bdi>{withUsInWords(booking)}</bdi> {keepInWords(heldYen - (refundYen ?? 0))}
                  </>
                )}{' '}
                {heldYen > 0 && why !== 'no-show' && !other && may('change:largerRefunds') && (
                  <TextButton onClick={() => setOther({ amount: formatYen(usualYen(why, booking)), reason: '' })}>
                    Another amount, with a reason
                  </TextButton>
                )}
              </Sets>
              <Sets title="Mail">
                {why !== 'no-show' && (
                  <p className="font-semibold text-ink">
                    <bdi>“{subjectOf(why, event === '' ? null : event, booking)}”</bdi>
                  </p>
                )}
                {mailInWords(why, offered)}
              </Sets>
              <Sets title="Figures">{figuresInWords[why]}</Sets>
            </div>
            {other && (
              <div className="grid items-start gap-4 sm:grid-cols-[160px_1fr]">
                <TextField
                  label="Refund"
                  size="small"
                  inputMode="numeric"
                  value={other.amount}
                  onChange={(amount) => setOther({ ...other, amount })}
                  {...shown('amount')}
                />
                <TextField
                  label="Why another amount, kept in the history"
                  size="small"
                  maxLength={300}
                  value={other.reason}
                  onChange={(words) => setOther({ ...other, reason: words })}
                  {...shown('amountReason')}
                />
              </div>
            )}
            {why !== 'no-show' && booking.crew.length > 0 && (
              <p className="text-[0.84375rem]">
                Free again: <bdi>{booking.crew.map(({ name }) => name).join(', ')}</bdi>.
              </p>
            )}
          </>
        )}
      </div>
    </DeedDialog>
  )
}

const keepInWords = (yen: number) => (yen === 0 ? 'We keep nothing.' : `We keep ${formatYen(yen)}.`)

function Sets({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="px-3.5 py-3 first:ps-0 max-sm:px-0 max-sm:not-first:border-t max-sm:not-first:border-line">
      <h3 className="mb-1 text-[0.8125rem] text-ink-3">{title}</h3>
      {children}
    </section>
  )
}

type WhatHappenedProps = {
  of: 'weather' | 'office'
  value: CancelEvent | ''
  onChange: (event: CancelEvent | '') => void
  error?: string
}

function WhatHappened({ of: cause, value, onChange, error }: WhatHappenedProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        What happened
      </label>
      <OfficeSelect
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}why` : undefined}
        onChange={(change) => onChange(change.target.value as CancelEvent | '')}
      >
        <option value="">Choose</option>
        {eventsOf[cause].map((event) => (
          <option key={event} value={event}>
            {eventWords[event]}
          </option>
        ))}
      </OfficeSelect>
      {error && (
        <p id={`${id}why`} className="text-xs text-beni">
          {error}
        </p>
      )}
    </div>
  )
}

/** The days that the mail will offer; null while nobody knows. */
function useDaysToOffer(reference: string, isWanted: boolean): readonly string[] | null {
  const [days, setDays] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (!isWanted) return
    call(daysToOffer, { reference }).then(
      (answer) => setDays(answer.days),
      // The mail finds them itself: here they are only told.
      () => setDays(null),
    )
  }, [reference, isWanted])
  return days
}
