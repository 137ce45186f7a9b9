import { useState } from 'react'
import type { ApiError } from '#contract/call.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { MomentFields } from '#web/ui/office/moment-fields.tsx'
import { momentOf } from '#web/ui/office/span-times.ts'
import { readTime } from '#web/ui/typed-time.ts'

type DraftHeadDialogProps = {
  title: string
  lead?: string
  label: string
  initial: { name: string; inForceFrom: string }
  refusal: ApiError | null
  isPending: boolean
  onSubmit: (head: { name: string; inForceFrom: string }) => void
  onClose: () => void
}

/** The name of a table and the moment from which it counts. */
export function DraftHeadDialog({
  title,
  lead,
  label,
  initial,
  refusal,
  isPending,
  onSubmit,
  onClose,
}: DraftHeadDialogProps) {
  const [name, setName] = useState(initial.name)
  const [day, setDay] = useState(initial.inForceFrom.slice(0, 10))
  const [time, setTime] = useState(initial.inForceFrom.slice(11, 16))
  const [isTried, setTried] = useState(false)
  const [today] = useState(() => todayInTokyo())
  const read = readTime(time)
  const told = refusal?.fields ?? {}
  const isTooEarly = refusal?.code === 'fares.too-early'
  const submit = () => {
    setTried(true)
    if (name.trim() !== '' && read) onSubmit({ name: name.trim(), inForceFrom: momentOf(day, read) })
  }
  return (
    <DeedDialog
      title={title}
      lead={lead}
      refusal={refusal && !isTooEarly && Object.keys(told).length === 0 ? refusal : null}
      isPending={isPending}
      label={label}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Name"
        size="small"
        maxLength={60}
        autoFocus
        placeholder="Winter 2026"
        value={name}
        onChange={setName}
        error={told.name ?? (isTried && name.trim() === '' ? 'Name the table.' : undefined)}
      />
      <MomentFields
        label="From"
        day={day}
        time={time}
        today={today}
        minDay={today}
        error={(isTooEarly ? refusal?.message : told.inForceFrom) ?? (read ? undefined : 'Write the time as 09:30.')}
        onDay={setDay}
        onTime={setTime}
      />
    </DeedDialog>
  )
}

/** The first of the next month, at midnight in Tokyo. */
export function nextFirst(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return `${new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)}T00:00:00+09:00`
}
