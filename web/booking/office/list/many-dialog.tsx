import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type BookingBatch, beginBatch, previewBatch } from '#contract/booking-batches.ts'
import { ApiError } from '#contract/call.ts'
import { type CancelEvent, eventsOf, eventWords } from '#contract/cancel-words.ts'
import { formatYen } from '#contract/money.ts'
import type { OfficeBookingRow } from '#contract/office-bookings.ts'
import { counted } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { useKeys } from '#web/platform/keys.ts'
import { Button } from '#web/ui/button.tsx'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { shortDay, todayInTokyo } from '#web/ui/day.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { OfficeSelect } from '#web/ui/office/office-select.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { labelOfMany, type Preview, underWayInWords } from './many-words.ts'

type ManyDialogProps = {
  rows: readonly OfficeBookingRow[]
  onClose: () => void
  /** With those that cannot be done, and why: they were not sent. */
  onBegun: (batch: BookingBatch, leftOut: Preview['rows']) => void
}

/** What becomes of each of several bookings, with the sums, before anything is sent. */
export function ManyDialog({ rows, onClose, onBegun }: ManyDialogProps) {
  const [what, setWhat] = useState<'cancel' | 'move'>('cancel')
  const [day, setDay] = useState<string | null>(null)
  const [event, setEvent] = useState<CancelEvent | ''>('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const deed = useDeed()
  const toDay = what === 'move' ? day : null
  const references = rows.map(({ reference }) => reference)
  const isDayMissing = what === 'move' && day === null
  const [round, setRound] = useState(0)
  const { preview, failure } = usePreview(references, isDayMissing ? undefined : toDay, round)
  const isLooking = preview === null && failure === null && !isDayMissing
  const able = preview?.rows.filter(({ whyNot }) => whyNot === null) ?? []
  const faults = {
    day: isDayMissing && 'To which day?',
    event: event === '' && 'What happened?',
    reason: reason.trim() === '' && 'One sentence: the guests read it.',
  }
  const shown = (name: keyof typeof faults) => (isTried && faults[name] ? { error: faults[name] } : {})
  const submit = async (press: FormEvent) => {
    press.preventDefault()
    setTried(true)
    if (event === '' || Object.values(faults).some(Boolean) || !preview || able.length === 0)
      return requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    const cause = (eventsOf.weather as readonly string[]).includes(event) ? ('weather' as const) : ('office' as const)
    const input = {
      ...{ references: able.map(({ reference }) => reference), toDay, cause, event, reason: reason.trim() },
      refundYen: preview.refundYen,
    }
    const batch = await deed.run(input, (options) => call(beginBatch, input, options))
    if (batch)
      onBegun(
        batch,
        preview.rows.filter(({ whyNot }) => whyNot !== null),
      )
    // Refused: something is another by now, and is seen before the next try.
    else setRound((now) => now + 1)
  }
  // The one action of what lies on top, as everywhere in the office.
  const press = () => !deed.isPending && !isLooking && form.current?.requestSubmit()
  useKeys({ 'Ctrl Enter': { does: 'Cancel or move them', run: () => void press() } })
  return (
    <Dialog
      title={`Cancel or move ${counted(rows.length, 'booking')}`}
      isOpen
      isWide
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
    >
      <FormRefusal of={deed.refusal ?? failure} />
      <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
        <RadioGroup
          label="What becomes of them?"
          across
          value={what}
          onChange={(chosen) => setWhat(chosen as typeof what)}
          choices={[
            { id: 'cancel', label: 'Cancel them', detail: 'Refund: all that was paid' },
            { id: 'move', label: 'Move them to another day', detail: 'Same hour, same price, whoever is free drives' },
          ]}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {what === 'move' && (
            <DatePicker
              label="To"
              size="small"
              value={day}
              minDay={todayInTokyo()}
              onChange={setDay}
              {...shown('day')}
            />
          )}
          <div className="grid gap-1.5">
            <label htmlFor={`${id}event`} className="text-sm font-semibold text-ink">
              What happened
            </label>
            <OfficeSelect
              id={`${id}event`}
              value={event}
              aria-invalid={isTried && faults.event ? true : undefined}
              aria-describedby={isTried && faults.event ? `${id}why` : undefined}
              onChange={(change) => setEvent(change.target.value as CancelEvent | '')}
            >
              <option value="">Choose</option>
              <Events label="Weather or road" of={eventsOf.weather} />
              <Events label="Us" of={eventsOf.office} />
            </OfficeSelect>
            {isTried && faults.event && (
              <p id={`${id}why`} className="text-xs text-beni">
                {faults.event}
              </p>
            )}
          </div>
          <TextField
            label="In one sentence, for the guests"
            size="small"
            maxLength={300}
            value={reason}
            onChange={setReason}
            className={what === 'move' ? 'sm:col-span-2' : ''}
            {...shown('reason')}
          />
        </div>
        <div aria-live="polite">{preview && <Rows of={preview} isMove={what === 'move'} />}</div>
        <div className="flex flex-wrap items-center justify-end gap-3 max-sm:*:w-full">
          <p className="basis-full text-[0.84375rem]">
            Each guest gets one mail, with your sentence. It cannot be taken back.
          </p>
          <Button size="small" variant="quiet" className="max-md:min-h-11" onPress={onClose}>
            Keep them
          </Button>
          <Button
            type="submit"
            size="small"
            variant="danger"
            className="max-md:min-h-11"
            isPending={deed.isPending || isLooking}
            pendingLabel={deed.isPending ? 'Beginning…' : 'Looking at each booking…'}
            isDisabled={preview !== null && able.length === 0}
          >
            {labelOfMany({ isMove: what === 'move', toDay, preview })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const Events = ({ label, of: events }: { label: string; of: readonly CancelEvent[] }) => (
  <optgroup label={label}>
    {events.map((event) => (
      <option key={event} value={event}>
        {eventWords[event]}
      </option>
    ))}
  </optgroup>
)

function Rows({ of: { rows, refundYen }, isMove }: { of: Preview; isMove: boolean }) {
  const underWay = underWayInWords(rows)
  const asked = rows.filter((row) => !row.underWay)
  return (
    <>
      {underWay && (
        <p className="mb-2 text-[0.9375rem] font-semibold text-beni">
          <bdi>{underWay}</bdi>
        </p>
      )}
      {asked.length > 0 && <Asked rows={asked} refundYen={refundYen} isMove={isMove} />}
    </>
  )
}

function Asked({ rows, refundYen, isMove }: Preview & { isMove: boolean }) {
  return (
    <div className="max-h-72 overflow-y-auto border-y border-line">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">What becomes of each booking</caption>
        <tbody>
          {rows.map(({ reference, leadName, title, startsAt, refundYen: back, whyNot }) => (
            <tr key={reference} className="border-b border-line align-top last:border-0 *:py-1.5">
              <th scope="row" className="whitespace-nowrap pe-3 text-start font-normal">
                <bdi>{`${shortDay(startsAt.slice(0, 10))} ${startsAt.slice(11, 16)}`}</bdi>
              </th>
              <td className="pe-3">
                <bdi className="text-ink">{leadName}</bdi>, <bdi>{title}</bdi>
              </td>
              <td className={whyNot ? 'text-end text-beni' : 'text-end'}>
                {whyNot ?? (isMove ? 'Free then' : formatYen(back))}
              </td>
            </tr>
          ))}
        </tbody>
        {!isMove && (
          <tfoot>
            <tr className="border-t border-ink font-semibold text-ink *:py-2">
              <th scope="row" colSpan={2} className="text-start">
                Refunds in all
              </th>
              <td className="text-end">{formatYen(refundYen)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** Asked anew when the day is another, and with each round; undefined: there is nothing to ask yet. */
function usePreview(references: readonly string[], toDay: string | null | undefined, round: number) {
  const [answer, setAnswer] = useState<{ preview: Preview | null; failure: ApiError | null }>({
    preview: null,
    failure: null,
  })
  const asked = JSON.stringify(references)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again.
  useEffect(() => {
    setAnswer({ preview: null, failure: null })
    if (toDay === undefined) return
    let isOld = false
    call(previewBatch, { references: JSON.parse(asked), toDay }).then(
      (preview) => !isOld && setAnswer({ preview, failure: null }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!isOld) setAnswer({ preview: null, failure: error })
      },
    )
    return () => {
      isOld = true
    }
  }, [asked, toDay, round])
  return answer
}
