import { useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { isSame } from '#web/ui/office/join-versions.ts'
import { StopsThen } from '../../site/stops-then.tsx'
import { TermsQuestion } from '../terms-question.tsx'
import { type DeskForm, isNewsToGuest, labelOf, labels } from './desk-form.ts'
import { crewThen, fieldInWords, hoursInDay, hoursThen } from './desk-words.ts'
import { MoneyQuestion } from './money-question.tsx'
import { type Difference, differenceAsked, firstDifference } from './money-words.ts'
import { UnderWayQuestion } from './under-way-question.tsx'
import type { Desk } from './use-desk.ts'

/** What saving would change, what becomes of the difference, and whether somebody is written to. */
export function SaveDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { booking, base, form, money, save, isSaving, failure } = desk
  const isPriceAnother = money.totalYen !== booking.totalYen
  const due = differenceAsked(booking, money)
  const changed = (Object.keys(labels) as (keyof DeskForm)[]).filter((name) => !isSame(form[name], base[name]))
  const [difference, setDifference] = useState<Difference>(firstDifference(due))
  const [tellGuest, setTellGuest] = useState(() => isNewsToGuest(changed, isPriceAnother))
  const [reason, setReason] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [guestAsked, setGuestAsked] = useState(false)
  const [isTried, setTried] = useState(false)
  const isTold = tellGuest || (due > 0 && difference === 'link')
  const then = hoursThen(booking, desk.proposed.proposal)
  const crew = crewThen(booking, desk.proposed.proposal)
  const isMoved = form.day !== base.day || form.start !== base.start
  const mustAgree = booking.underWay !== null && isMoved
  const { terms = null, placesShut = null } = desk.proposed.proposal ?? {}
  const needsReason = placesShut !== null && reason.trim() === ''
  const submit = async () => {
    setTried(true)
    if ((mustAgree && !isAgreed) || needsReason) return
    if ((await save({ difference, tellGuest, reason, evenUnderWay: isAgreed, guestAsked })) !== 'refused') onClose()
  }
  return (
    <DeedDialog
      title="Save booking"
      refusal={failure}
      isPending={isSaving}
      label="Save"
      pendingLabel="Saving…"
      isReady
      onSubmit={submit}
      onClose={onClose}
    >
      <table className="-mt-2 w-full text-sm">
        <caption className="sr-only">What changes</caption>
        <tbody>
          {changed.map((name) => (
            <ChangedRow
              key={name}
              term={labelOf(name, booking)}
              before={fieldInWords(name, base, booking)}
              after={fieldInWords(name, form, booking) || 'nothing'}
            />
          ))}
          {then && (
            <ChangedRow term={booking.ride ? 'The ride' : 'The day'} before={hoursInDay(booking)} after={then} />
          )}
          {crew && <ChangedRow term="Crew" before={crew.before || 'nobody'} after={crew.after || 'nobody'} />}
          {isPriceAnother && (
            <tr className="align-top *:py-1.5">
              <th scope="row" className="pe-3 text-start font-normal text-ink-3">
                Total
              </th>
              <td className="tabular-nums">
                <del className="text-ink-3">{formatYen(booking.totalYen)}</del>{' '}
                <ins className="font-semibold text-ink no-underline">{formatYen(money.totalYen)}</ins>,{' '}
                {formatYen(Math.abs(money.totalYen - booking.totalYen))}{' '}
                {money.totalYen > booking.totalYen ? 'more' : 'less'}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <StopsThen dense of={desk.proposed.proposal?.stops ?? []} />
      {booking.underWay && mustAgree && (
        <UnderWayQuestion
          of={booking.underWay}
          comes="Moved now, it leaves the board of today while they drive. Ring the crew first."
          isAgreed={isAgreed}
          onChange={setAgreed}
          {...(isTried && !isAgreed ? { error: 'Tick this first, or keep day and hour.' } : {})}
        />
      )}
      {terms && <TermsQuestion of={terms} isAsked={guestAsked} onChange={setGuestAsked} />}
      <MoneyQuestion
        booking={booking}
        totalYen={money.totalYen}
        due={due}
        value={difference}
        onChange={setDifference}
      />
      <TextField
        label="Reason, kept in the history"
        size="small"
        optional={placesShut === null}
        maxLength={300}
        value={reason}
        onChange={setReason}
        {...(placesShut ? { hint: placesShut } : {})}
        {...(placesShut && isTried && needsReason ? { error: 'Say why.' } : {})}
      />
      {booking.state === 'confirmed' && (
        <Checkbox
          dense
          isSelected={isTold}
          isDisabled={due > 0 && difference === 'link'}
          onChange={setTellGuest}
          detail="Only if something is different for them."
        >
          Write to {booking.leadName.split(' ')[0]}: the day as it stands, with the new voucher
        </Checkbox>
      )}
    </DeedDialog>
  )
}

function ChangedRow({ term, before, after }: { term: string; before: string; after: string }) {
  return (
    <tr className="border-b border-line align-top *:py-1.5">
      <th scope="row" className="w-36 pe-3 text-start font-normal text-ink-3 max-sm:w-28">
        {term}
      </th>
      <td className="wrap-anywhere tabular-nums">
        {before && (
          <del className="text-ink-3">
            <span className="sr-only">before: </span>
            <bdi>{before}</bdi>
          </del>
        )}{' '}
        <ins className="font-semibold text-ink no-underline">
          <span className="sr-only">after: </span>
          <bdi>{after}</bdi>
        </ins>
      </td>
    </tr>
  )
}
