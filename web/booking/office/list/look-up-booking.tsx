import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '#contract/call.ts'
import { type OfficeBookingRow, officeBookings } from '#contract/office-bookings.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { Moment, Status } from './booking-cells.tsx'

const pathOf = (reference: string) => `/admin/bookings/detail?id=${reference}`
const mostShown = 10

/** One booking by its reference, or by what one remembers of it. */
export function LookUpBooking({ typed }: { typed: string }) {
  const navigate = useNavigate()
  const [q, setQ] = useState(typed)
  const [error, setError] = useState<string>()
  const [found, setFound] = useState<readonly OfficeBookingRow[] | null>(null)
  const [isPending, setPending] = useState(false)
  const look = async (event: FormEvent) => {
    event.preventDefault()
    setError(undefined)
    if (!q.trim()) return setError('Write a reference, a name or a number.')
    setPending(true)
    try {
      const { rows } = await call(officeBookings, { kind: 'all', q: q.trim(), sort: '-starts' })
      const [only] = rows
      if (only && rows.length === 1) return void navigate(pathOf(only.reference))
      setFound(rows)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure.isOutage ? `${failure.message} What you typed is kept.` : failure.message)
    } finally {
      setPending(false)
    }
  }
  return (
    <Panel title="Which booking?" className="max-w-[640px]">
      <form onSubmit={look} noValidate className="flex flex-wrap items-end gap-3">
        <TextField
          label="Reference, guest, e-mail or phone"
          value={q}
          onChange={setQ}
          error={error}
          maxLength={100}
          size="small"
          className="min-w-60 flex-1"
          autoFocus
        />
        <Button type="submit" variant="primary" size="small" isPending={isPending} className="max-md:min-h-11">
          Look it up
        </Button>
      </form>
      <div role="status">
        {found?.length === 0 && (
          <p className="mt-4 text-sm text-ink-2">
            Nothing of ours fits. Look at the letters once more: I and O are never used.
          </p>
        )}
        {found && found.length > 0 && (
          <ul className="mt-4 border-t border-line text-sm">
            {found.slice(0, mostShown).map((row) => (
              <li key={row.reference} className="border-b border-line">
                <Link
                  to={pathOf(row.reference)}
                  className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1.5 hover:bg-paper-2"
                >
                  <bdi className="text-ai underline underline-offset-4">{row.reference}</bdi>
                  <bdi className="min-w-0 flex-1 truncate">{row.leadName}</bdi>
                  <Moment iso={row.startsAt} />
                  <Status row={row} />
                </Link>
              </li>
            ))}
          </ul>
        )}
        {found && found.length > mostShown && (
          <p className="mt-2 text-[0.8125rem] text-ink-3">
            These are the newest {mostShown}; a few more letters find yours.
          </p>
        )}
      </div>
    </Panel>
  )
}
