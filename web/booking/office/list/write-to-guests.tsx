import { type FormEvent, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type OfficeBookingRow, writeToGuests } from '#contract/office-bookings.ts'
import { counted } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-queue.ts'

/** What can be written to at once. */
export const mostGuests = 100

type WriteToGuestsProps = { rows: readonly OfficeBookingRow[]; onClose: () => void; onSent: () => void }

/** The same message to several guests; it names them before anything is sent. */
export function WriteToGuests({ rows, onClose, onSent }: WriteToGuestsProps) {
  const [body, setBody] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const names = rows.slice(0, 3).map(({ leadName }) => leadName)
  const more = rows.length - names.length
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!body.trim()) return setError('Write a few words.')
    setPending(true)
    setError(undefined)
    try {
      const { written } = await call(writeToGuests, { references: rows.map(({ reference }) => reference), body })
      toast({
        title: `Written to ${counted(written, 'guest')}`,
        detail: 'Each has it in the thread of their booking, and by mail.',
      })
      onSent()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(
        failure.isOutage ? `${failure.message} What you typed is kept.` : (failure.fields?.body ?? failure.message),
      )
      setPending(false)
    }
  }
  return (
    <Dialog title={`Write to ${counted(rows.length, 'guest')}?`} isOpen onOpenChange={onClose}>
      <form onSubmit={send} noValidate className="grid gap-3">
        <p className="text-sm">
          To <bdi>{names.join(', ')}</bdi>
          {more > 0 && ` and ${more} more`}. Each gets it alone, in the thread of their booking and by mail; it cannot
          be taken back.
        </p>
        <TextField label="Message" rows={6} value={body} onChange={setBody} maxLength={2000} error={error} autoFocus />
        <div className="mt-1 flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Sending…">
            Send to {counted(rows.length, 'guest')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
