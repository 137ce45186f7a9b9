import { useId } from 'react'

type SegmentedProps<T extends string> = {
  /** The id of the words that say what is chosen. */
  labelledBy: string
  choices: readonly { id: T; label: string }[]
  value: T
  onChange: (id: T) => void
}

/** Two or three answers side by side, one of which is chosen; the browser's own radio buttons carry it. */
export function Segmented<T extends string>({ labelledBy, choices, value, onChange }: SegmentedProps<T>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className="inline-flex rounded-field border border-edge bg-surface"
    >
      {choices.map((choice) => (
        <label
          key={choice.id}
          className="relative grid min-h-11 cursor-pointer place-items-center border-line px-3 text-sm font-medium text-ink-2 not-first:border-s first:rounded-s-[3px] last:rounded-e-[3px] hover:bg-paper-2 has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ai md:min-h-9"
        >
          <input
            type="radio"
            name={name}
            checked={choice.id === value}
            onChange={() => onChange(choice.id)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span className="pointer-events-none">{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
