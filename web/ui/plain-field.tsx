import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { ErrorWords } from './error-words.tsx'
import { boxLook, type FieldWords, labelLook, stackLook } from './field-look.ts'
import { Unbroken } from './unbroken.tsx'

type PlainFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'required' | 'className'> &
  FieldWords & {
    id: string
    value: string
    onChange: (value: string) => void
    className?: string
  }

/** A TextField of one line out of the browser's own parts: for a first view that must not wait for a library of fields. */
export function PlainField({ id, label, hint, error, optional, onChange, className, ...rest }: PlainFieldProps) {
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  return (
    <div data-invalid={error ? true : undefined} className={stackLook('field', className)}>
      <label htmlFor={id} className={labelLook()}>
        <Unbroken>{label}</Unbroken>
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      <input
        {...rest}
        id={id}
        aria-required={!optional || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={cx(error && errorId, hint && hintId) || undefined}
        onChange={({ target }) => onChange(target.value)}
        className={boxLook()}
      />
      {error && (
        <span id={errorId}>
          <ErrorWords>{error}</ErrorWords>
        </span>
      )}
      {hint && (
        <span id={hintId} className="text-xs text-ink-3">
          <bdi>{hint}</bdi>
        </span>
      )}
    </div>
  )
}
