import { useEffect, useId, useState } from 'react'
import { rideFront, type Terminal } from '#contract/rides.ts'
import { call } from '#web/platform/api.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { FIELD_STACK, labelLook } from '#web/ui/field-look.ts'
import { PlainSelect } from '#web/ui/plain-select.tsx'

type TerminalFieldProps = {
  label: string
  /** Slug of the terminal; empty while none is chosen. */
  value: string
  onChange: (slug: string) => void
  /** The one that stands there while the others are on their way. */
  known: Terminal | null
  error?: string | undefined
}

/** A terminal of an airport, chosen among all that we meet flights at. */
export function TerminalField({ label, value, onChange, known, error }: TerminalFieldProps) {
  const id = useId()
  const terminals = useTerminals(known)
  return (
    <div className={FIELD_STACK}>
      <label htmlFor={id} className={labelLook()}>
        {label}
      </label>
      <PlainSelect
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {!terminals.some(({ slug }) => slug === value) && <option value={value}>Choose the terminal</option>}
        {terminals.map(({ slug, airportName, name }) => (
          <option key={slug} value={slug}>
            {airportName}, {name}
          </option>
        ))}
      </PlainSelect>
      {error && (
        <span id={`${id}-error`}>
          <ErrorWords>{error}</ErrorWords>
        </span>
      )}
    </div>
  )
}

/** All terminals; until they are here, and without an answer, the one that is known. */
function useTerminals(known: Terminal | null): readonly Terminal[] {
  const [terminals, setTerminals] = useState<readonly Terminal[]>([])
  useEffect(() => {
    let isHere = true
    call(rideFront).then(
      (front) => isHere && setTerminals(front.terminals),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return terminals.length > 0 || !known ? terminals : [known]
}
