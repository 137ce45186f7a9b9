import { type RefObject, useRef, useState } from 'react'
import { TextField } from '#web/ui/field.tsx'

export interface WhyLarger {
  reason: string
  setReason: (reason: string) => void
  isMissed: boolean
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  /** Called when it is to be done: says whether it may be, else the field has the focus. */
  isSaid: () => boolean
}

/** Why a larger car than may stand in goes out. It is asked for only where one is chosen. */
export function useWhyLarger(isNeeded: boolean): WhyLarger {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const isMissing = isNeeded && reason.trim() === ''
  const isSaid = () => {
    setTried(true)
    if (isMissing) field.current?.focus()
    return !isMissing
  }
  return { reason, setReason, isMissed: isTried && isMissing, field, isSaid }
}

export function WhyLargerField({ of: { reason, setReason, isMissed, field } }: { of: WhyLarger }) {
  return (
    <TextField
      label="Why a larger car, kept in the history"
      size="small"
      maxLength={300}
      value={reason}
      onChange={setReason}
      inputRef={field}
      {...(isMissed ? { error: 'Say why.' } : {})}
    />
  )
}
