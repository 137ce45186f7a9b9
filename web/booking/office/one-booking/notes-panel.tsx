import { X } from 'lucide-react'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { addBookingNote, type BookingNote, bookingNotes, dropBookingNote } from '#contract/booking-notes.ts'
import { ApiError } from '#contract/call.ts'
import { call } from '#web/platform/api.ts'
import { useMay } from '#web/platform/rights.ts'
import { useDraft, useKeepDraft } from '#web/platform/unsaved.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { moment } from './desk-words.ts'
import type { Desk } from './use-desk.ts'

/** What only the office reads of a booking. */
export function NotesPanel({ desk: { booking } }: { desk: Desk }) {
  const { reference } = booking
  const draftName = `note ${reference}`
  const may = useMay()
  const draft = useDraft<{ body: string }>(draftName)
  const [notes, setNotes] = useState<readonly BookingNote[] | null>(null)
  const [body, setBody] = useState(draft?.body ?? '')
  const [fault, setFault] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const [isPending, setPending] = useState(false)
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  useKeepDraft(draftName, body ? { body } : null)
  const read = useCallback(() => {
    setFailed(false)
    call(bookingNotes, { reference }).then(
      (answer) => setNotes(answer.notes),
      () => setFailed(true),
    )
  }, [reference])
  useEffect(read, [read])
  const keep = async (send: () => Promise<{ notes: BookingNote[] }>): Promise<boolean> => {
    if (isPending) return false
    setPending(true)
    setFault(undefined)
    try {
      setNotes((await send()).notes)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.fields.body ?? (error.isOutage ? `${error.message} What you typed is kept.` : error.message))
      field.current?.focus()
      return false
    } finally {
      setPending(false)
    }
  }
  const add = async (press: FormEvent) => {
    press.preventDefault()
    if (body.trim() === '') {
      setFault('Write a few words.')
      return field.current?.focus()
    }
    if (await keep(() => call(addBookingNote, { reference, body: body.trim() }))) setBody('')
  }
  return (
    <Panel title="Office notes" aside="Guests and crews never see them" flush className="self-start">
      <ol aria-label="Office notes" aria-live="polite">
        {notes?.map((note) => (
          <li key={note.id} className="flex items-start gap-2 border-t border-line py-2.5 ps-4.5 pe-2.5 text-sm">
            <div className="min-w-0 flex-1">
              <p className="text-[0.8125rem] text-ink-3">
                <bdi className="font-semibold text-ink">{note.by ?? 'The office'}</bdi> <bdi>{moment(note.at)}</bdi>
              </p>
              <bdi className="block whitespace-pre-line wrap-anywhere">{note.body}</bdi>
            </div>
            <IconButton
              size="small"
              icon={X}
              label={`Take away: ${note.body.slice(0, 40)}`}
              className="max-md:size-11"
              onPress={() => void keep(() => call(dropBookingNote, { reference, id: note.id }))}
            />
          </li>
        ))}
      </ol>
      {hasFailed && (
        <p role="alert" className="border-t border-line px-4.5 py-3 text-sm text-ink-2">
          The notes did not load. <TextButton onClick={read}>Try again</TextButton>
        </p>
      )}
      {!booking.erased && may(addBookingNote) && (
        <form noValidate onSubmit={add} className="grid gap-2.5 border-t border-line px-4.5 py-3.5">
          <TextField
            label="New note, for the office only"
            size="small"
            rows={2}
            maxLength={1000}
            value={body}
            onChange={setBody}
            inputRef={field}
            {...(fault ? { error: fault } : {})}
          />
          <Button
            type="submit"
            size="small"
            variant="outline"
            className="justify-self-end max-md:min-h-11"
            isPending={isPending}
            pendingLabel="Keeping…"
          >
            Keep the note
          </Button>
        </form>
      )}
    </Panel>
  )
}
