import { useCallback, useState } from 'react'
import { type Checkout, type Missing, readCheckout, useCheckout } from './checkout-state.ts'

export interface Faults {
  /** What to mend in a field, once it was left or the step was sent. */
  errorOf: (fieldId: string) => string | undefined
  /** Left: from now on it says what is wrong, unless nothing was written yet. */
  leave: (fieldId: string, value: string) => void
  /** Whether the step is whole; if not, it says what to mend. */
  check: () => boolean
  /** For the list above the form: what was wrong when it was sent, as far as it still is. */
  summary: Missing[]
  /** Rises with every check, so that the list takes the focus again. */
  attempt: number
}

/** What a step says about its fields, and when: nobody is scolded for looking around. */
export function useFaults(slug: string, lacks: (checkout: Checkout) => Missing[]): Faults {
  const missing = lacks(useCheckout(slug))
  const [told, setTold] = useState<ReadonlySet<string>>(new Set())
  const [sent, setSent] = useState<{ attempt: number; faults: readonly Missing[] }>({ attempt: 0, faults: [] })
  const tell = (fieldIds: readonly string[]) => setTold((before) => new Set([...before, ...fieldIds]))
  const leave = useCallback((fieldId: string, value: string) => {
    if (value.trim() !== '') setTold((before) => (before.has(fieldId) ? before : new Set([...before, fieldId])))
  }, [])
  return {
    errorOf: (fieldId) => (told.has(fieldId) ? missing.find((one) => one.fieldId === fieldId)?.message : undefined),
    leave,
    check: () => {
      // What was typed a moment ago counts, whether or not it is drawn yet.
      const faults = lacks(readCheckout(slug))
      tell(faults.map(({ fieldId }) => fieldId))
      setSent(({ attempt }) => ({ attempt: attempt + 1, faults }))
      return faults.length === 0
    },
    summary: sent.faults
      .filter(({ fieldId }) => missing.some((one) => one.fieldId === fieldId))
      .map(({ fieldId, message, inList }) => ({ fieldId, message: inList ?? message })),
    attempt: sent.attempt,
  }
}
