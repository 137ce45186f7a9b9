import { useEffect, useRef } from 'react'
import type { ApiError } from '#contract/call.ts'
import { Alert } from '#web/ui/alert.tsx'
import { shortDay } from '#web/ui/day.ts'
import { TextButton } from '#web/ui/text-link.tsx'

type RefusedProps = {
  refusal: ApiError | null
  /** Takes one of the nearest hours instead. */
  onNearest?: (slot: { day: string; start: string }) => void
  /** A way on, beside what it says. */
  onRetry?: { label: string; go: () => void }
  /** It answers a press. What only answers a choice is read out, and leaves the focus where it is. */
  takesFocus?: boolean
}

/** Why it cannot be done, and what can. */
export function Refused({ refusal, onNearest, onRetry, takesFocus = true }: RefusedProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal && takesFocus) box.current?.focus()
  }, [refusal, takesFocus])
  if (!refusal) return null
  const faults = Object.values(refusal.fields)
  return (
    <div ref={box} tabIndex={-1} className="mt-6 outline-none">
      <Alert tone="error" title={refusal.message}>
        <span className="block text-sm">
          {faults.join(' ')}
          {refusal.isOutage && ' What you chose is kept. '}
          {onRetry && <TextButton onClick={onRetry.go}>{onRetry.label}</TextButton>}
        </span>
        {onNearest && refusal.nearest.length > 0 && (
          <span className="mt-2 block text-sm">
            Nearest that is free:{' '}
            <span className="inline-flex flex-wrap gap-x-4 gap-y-1">
              {refusal.nearest.map((slot) => (
                <TextButton key={`${slot.day} ${slot.start}`} onClick={() => onNearest(slot)}>
                  <bdi>
                    {shortDay(slot.day)}, {slot.start}
                  </bdi>
                </TextButton>
              ))}
            </span>
          </span>
        )}
      </Alert>
    </div>
  )
}
