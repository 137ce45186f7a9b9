import { type SyntheticEvent, useId, useState } from 'react'
import { cx } from './cx.ts'
import { boxAttributes, FieldFrame } from './field-parts.tsx'
import { sixFigures } from './six-figures.ts'
import { useFirstFocus } from './use-first-focus.ts'

type CodeFieldProps = {
  label?: string
  name?: string
  value: string
  error?: string
  hint?: string
  autoFocus?: boolean
  onChange: (code: string) => void
}

const places = [0, 1, 2, 3, 4, 5]

/** Six boxes that are one field: one input lies over what is drawn, so that pasting, deleting and filling in just work. */
export function CodeField({ label = 'Code', name, value, error, hint, autoFocus, onChange }: CodeFieldProps) {
  const ref = useFirstFocus<HTMLDivElement>(autoFocus)
  const id = useId()
  const [caret, setCaret] = useState<{ from: number; to: number } | null>(null)
  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setCaret({ from: currentTarget.selectionStart ?? value.length, to: currentTarget.selectionEnd ?? value.length })
  return (
    <FieldFrame ref={ref} id={id} label={label} hint={hint} error={error} className="max-w-[440px]">
      <div dir="ltr" className="relative">
        <div aria-hidden className="grid grid-cols-6 gap-2">
          {places.map((place) => (
            <span key={place} className={cx(BOX, isAt(place, caret, value.length) && ACTIVE)}>
              {value[place]}
            </span>
          ))}
        </div>
        <input
          {...boxAttributes(id, { label, hint, error })}
          type="text"
          name={name}
          value={value}
          onChange={({ target }) => onChange(sixFigures(target.value))}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          onSelect={follow}
          onFocus={follow}
          onBlur={() => setCaret(null)}
          className="absolute inset-0 size-full cursor-text text-body opacity-0"
        />
      </div>
    </FieldFrame>
  )
}

const BOX =
  'grid h-16 place-items-center rounded-field border border-edge bg-surface font-serif text-d3 text-ink tabular-nums group-data-invalid/field:border-beni group-data-invalid/field:inset-ring group-data-invalid/field:inset-ring-beni'
const ACTIVE = 'outline-2 outline-offset-3 outline-ai'

/** The box that the next key fills; or all those that it would replace. */
function isAt(place: number, caret: { from: number; to: number } | null, length: number): boolean {
  if (!caret) return false
  if (caret.from !== caret.to) return place >= caret.from && place < caret.to
  // The field may have been emptied since the caret was last seen.
  return place === Math.min(caret.from, length, places.length - 1)
}
