import { createContext, type ReactNode, useContext, useId, useState } from 'react'
import { formatCount } from '#contract/money.ts'
import { cx } from '#web/ui/cx.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { boxLook } from '#web/ui/field-look.ts'
import { OfficeSelect } from '#web/ui/office/office-select.tsx'

/** What is wrong with a field of the draft, by its path: 'title', 'stops.3.note'. */
export const Faults = createContext<Readonly<Record<string, string>>>({})
export const useFault = (path: string) => useContext(Faults)[path]

/** Where a problem that names a field leads. */
export const fieldId = (path: string) => `field-${path.replaceAll('.', '-')}`

type FieldFrameProps = {
  label: string
  path: string
  hint?: ReactNode
  error?: string
  className?: string
  children: (props: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode
}

/** Label, box, fault and hint, tied together as everywhere. */
export function FieldFrame({ label, path, hint, error, className, children }: FieldFrameProps) {
  const told = useFault(path) ?? error
  const id = fieldId(path)
  const notes = useId()
  return (
    <div
      data-invalid={told ? '' : undefined}
      className={cx('group/field grid min-w-0 content-start gap-1.5', className)}
    >
      <label htmlFor={id} className="text-[0.8125rem] font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(told), 'aria-describedby': told || hint ? notes : undefined })}
      {(told || hint) && (
        <div id={notes} className="grid gap-0.5">
          {told && <ErrorWords>{told}</ErrorWords>}
          {hint && (
            <span className="text-[0.78125rem] text-ink-3">
              <bdi>{hint}</bdi>
            </span>
          )}
        </div>
      )}
    </div>
  )
}

/** The word of a column, for a phone, where the column has none; who hears the page hears the field's own name. */
export const PhoneWord = ({ children }: { children: string }) => (
  <span aria-hidden className="mb-1 block text-[0.78125rem] text-ink-3 sm:hidden">
    {children}
  </span>
)

export const BOX = boxLook('field', 'small', 'max-md:min-h-11')

type LineProps = {
  label: string
  path: string
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  error?: string
  rows?: number
  placeholder?: string
  lang?: string
  dir?: 'ltr'
  className?: string
  onBlur?: () => void
}

/** One line, or with rows several. */
export function LineField({ label, path, value, onChange, hint, error, rows, className, ...rest }: LineProps) {
  return (
    <FieldFrame {...{ label, path, hint, error, className }}>
      {(tied) =>
        rows ? (
          <textarea
            {...tied}
            {...rest}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            className={cx(BOX, 'resize-y py-2 field-sizing-content max-h-96')}
            style={{ minHeight: `${rows * 1.5 + 1.25}em` }}
          />
        ) : (
          <input
            {...tied}
            {...rest}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            className={BOX}
          />
        )
      }
    </FieldFrame>
  )
}

type ChoiceProps = {
  label: string
  path: string
  value: string
  choices: readonly { id: string; label: string; isDisabled?: boolean }[]
  onChange: (id: string) => void
  hint?: ReactNode
  className?: string
}

/** The browser's own list: quick under the fingers, right on phones. */
export function ChoiceField({ label, path, value, choices, onChange, hint, className }: ChoiceProps) {
  return (
    <FieldFrame {...{ label, path, hint, className }}>
      {(tied) => (
        <OfficeSelect {...tied} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {choices.map(({ id, label: words, isDisabled }) => (
            <option key={id} value={id} disabled={isDisabled}>
              {words}
            </option>
          ))}
        </OfficeSelect>
      )}
    </FieldFrame>
  )
}

type NumberInputProps = {
  value: number | null
  onChange: (value: number | null) => void
  label?: string
  /** Of the draft; a fault there, or within it, marks the figure. */
  path?: string
  decimals?: boolean
  unit?: string
  isInvalid?: boolean
  describedBy?: string
  className?: string
}

/**
 * A figure in a row or a table. What is no figure stays as it was typed, and counts as none; and what is known meanwhile
 * is not written under somebody's hands, but when they leave it.
 */
export function NumberInput({
  value,
  onChange,
  label,
  path,
  decimals,
  unit,
  isInvalid,
  describedBy,
  className,
}: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const faults = useContext(Faults)
  const isAtFault = path !== undefined && Object.keys(faults).some((at) => at === path || at.startsWith(`${path}.`))
  const read = (text: string) => {
    const plain = text.replace(/[\s,¥]/g, '')
    if (plain === '') return null
    const number = Number(plain)
    return Number.isFinite(number) ? (decimals ? Math.round(number * 10) / 10 : Math.round(number)) : null
  }
  const shown = typed ?? (value === null ? '' : unit === '¥' ? `¥${formatCount(value)}` : String(value))
  return (
    <input
      id={path && fieldId(path)}
      aria-label={label}
      aria-invalid={
        isInvalid || isAtFault || (typed !== null && typed.trim() !== '' && read(typed) === null) || undefined
      }
      aria-describedby={describedBy}
      inputMode={decimals ? 'decimal' : 'numeric'}
      dir="ltr"
      value={shown}
      onFocus={(event) => {
        setTyped(shown)
        event.currentTarget.select()
      }}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(read(event.currentTarget.value))
      }}
      onBlur={() => setTyped((now) => (now !== null && now.trim() !== '' && read(now) === null ? now : null))}
      className={cx(
        BOX,
        '!text-end tabular-nums aria-invalid:border-beni aria-invalid:inset-ring aria-invalid:inset-ring-beni',
        className,
      )}
    />
  )
}

/** A field that is a figure. */
export function NumberField({
  label,
  path,
  hint,
  className,
  ...rest
}: Pick<NumberInputProps, 'value' | 'onChange' | 'decimals' | 'unit'> & {
  label: string
  path: string
  hint?: ReactNode
  className?: string
}) {
  return (
    <FieldFrame {...{ label, path, hint, className }}>
      {(tied) => (
        <NumberInput {...rest} path={path} isInvalid={tied['aria-invalid']} describedBy={tied['aria-describedby']} />
      )}
    </FieldFrame>
  )
}

/** "63 of 90 characters". */
export const lengthWords = (value: string, most: number) => `${[...value].length} of ${most} characters`
