import { useState } from 'react'
import { BOX, FieldFrame } from './fields.tsx'

/** "12 h 00", "12h", "12:30", "90 min" and "720" are all lengths; null: none of them. */
export function readDuration(typed: string): number | null {
  const text = typed.trim().toLowerCase()
  const clock = /^(\d{1,3})\s*(?:h|:|hours?)\s*(\d{1,2})?\s*(?:m|min|minutes)?$/.exec(text)
  if (clock) {
    const minutes = Number(clock[2] ?? 0)
    return minutes < 60 ? Number(clock[1]) * 60 + minutes : null
  }
  const plain = /^(\d{1,5})\s*(?:m|min|minutes)?$/.exec(text)
  return plain ? Number(plain[1]) : null
}

export const writeDuration = (minutes: number | null) =>
  minutes === null ? '' : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`

type DurationFieldProps = { minutes: number | null; onChange: (minutes: number | null) => void }

/** Typed as one says it, kept in minutes. */
export function DurationField({ minutes, onChange }: DurationFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isUnread = typed !== null && typed.trim() !== '' && readDuration(typed) === null
  return (
    <FieldFrame
      label="Length"
      path="durationMinutes"
      hint={minutes === null ? 'Such as 12 h or 7 h 30' : `Kept as ${minutes} minutes`}
      error={isUnread ? 'Write hours and minutes, such as 7 h 30.' : undefined}
    >
      {(tied) => (
        <input
          {...tied}
          dir="ltr"
          value={typed ?? writeDuration(minutes)}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            onChange(readDuration(event.currentTarget.value))
          }}
          onBlur={() => !isUnread && setTyped(null)}
          className={`${BOX} tabular-nums`}
        />
      )}
    </FieldFrame>
  )
}
