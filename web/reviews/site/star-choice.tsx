import { Star } from 'lucide-react'
import { useId } from 'react'
import { cx } from '#web/ui/cx.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Icon } from '#web/ui/icon.tsx'

type StarChoiceProps = {
  label: string
  /** What it is about, such as the name of who drove. */
  hint?: string
  /** 1 to 5; 0 while nothing is chosen. */
  value: number
  error?: string
  onChange: (stars: number) => void
}

/** One to five stars, as five answers of which one is chosen: read aloud as "4 of 5". */
export function StarChoice({ label, hint, value, error, onChange }: StarChoiceProps) {
  const id = useId()
  return (
    <fieldset
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid items-center gap-x-6 border-b border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:py-1.5"
    >
      <legend className="contents">
        <span>
          <span className="block font-semibold">{label}</span>
          {hint && (
            <span className="block text-sm text-ink-2">
              <bdi>{hint}</bdi>
            </span>
          )}
        </span>
      </legend>
      <div className="flex items-center max-sm:-ms-2.5 max-sm:flex-row-reverse max-sm:justify-end sm:-me-2.5">
        <bdi aria-hidden className={cx('mx-2 text-sm tabular-nums', value ? 'text-ink-2' : 'text-ink-3')}>
          {value ? `${value} of 5` : 'Not yet'}
        </bdi>
        <div className="flex">
          {[1, 2, 3, 4, 5].map((stars) => (
            <label
              key={stars}
              className="grid size-11 cursor-pointer place-items-center rounded-field has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ai"
            >
              <input
                type="radio"
                name={id}
                value={stars}
                checked={value === stars}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(stars)}
                className="sr-only"
              />
              <Icon of={Star} className={stars <= value ? 'fill-current text-kohaku' : 'text-edge'} />
              <span className="sr-only">{stars} of 5</span>
            </label>
          ))}
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className="col-span-full pb-1.5">
          <ErrorWords>{error}</ErrorWords>
        </p>
      )}
    </fieldset>
  )
}
