import { useCallback, useState } from 'react'

/** Something to mend: the id of its field, and what to do. */
export interface Missing {
  fieldId: string
  message: string
  /** For the list above the form, where the field's own words would not say which one it is. */
  inList?: string
}

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

/**
 * What a step of a checkout says about its fields, and when: nobody is scolded for looking around. `missing` is what it
 * lacks as it is drawn; `look` says what it lacks at this moment, since what was typed a moment ago counts.
 */
export function useFaults(missing: readonly Missing[], look: () => Missing[]): Faults {
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
      const faults = look()
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
