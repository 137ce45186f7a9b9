import { useId } from 'react'
import { cx } from '#web/ui/cx.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

type LetterPickerProps = {
  value: string
  taken: readonly string[]
  onChange: (letter: string) => void
  error?: string
}

/** The line's sign: one letter, and none that another line has. */
export function LetterPicker({ value, taken, onChange, error }: LetterPickerProps) {
  const name = useId()
  const isTaken = (letter: string) => taken.includes(letter)
  return (
    <fieldset className="min-w-0" data-invalid={error ? '' : undefined}>
      <legend className="mb-1.5 text-[0.8125rem] font-semibold">Letter</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(36px,1fr))] gap-1 max-md:grid-cols-[repeat(auto-fill,minmax(44px,1fr))]">
        {letters.map((letter) => (
          <label
            key={letter}
            className={cx(
              'relative grid h-9 place-items-center rounded-tag border text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ai max-md:h-11',
              value === letter ? 'border-ink bg-ink font-bold text-paper' : 'border-line',
              isTaken(letter) ? 'cursor-not-allowed text-ink-3 line-through' : 'cursor-pointer hover:border-edge',
            )}
          >
            <input
              type="radio"
              name={name}
              aria-label={isTaken(letter) ? `${letter}, taken` : letter}
              aria-invalid={error ? true : undefined}
              checked={value === letter}
              disabled={isTaken(letter)}
              onChange={() => onChange(letter)}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            <span aria-hidden className="pointer-events-none">
              {letter}
            </span>
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-[0.78125rem] text-ink-3">Taken: {taken.join(' ') || 'none'}</p>
      {error && <ErrorWords>{error}</ErrorWords>}
    </fieldset>
  )
}
