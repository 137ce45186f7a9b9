import { useId, useState } from 'react'
import { formatCount } from '#contract/money.ts'
import { capitalized } from '#core/words.ts'
import { cx } from '#web/ui/cx.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { boxLook } from '#web/ui/field-look.ts'
import { useFares } from './fare-context.ts'

type FigureInputProps = {
  /** Where it stands in the fares: 'flat.0.yen.sedan'. */
  path: string
  label: string
  value: number
  /** What it is in force; undefined where there is none. */
  before: number | undefined
  onChange: (value: number) => void
  /** Its place in a table whose cells the keys move between. */
  at?: readonly [row: number, column: number]
  id?: string
  describedBy?: string | undefined
  className?: string
}

const readFigure = (typed: string) => {
  const plain = typed.normalize('NFKC').replace(/[\s,¥\uffe5%]/g, '')
  return /^\d{1,7}$/.test(plain) ? Number(plain) : Number.NaN
}
const written = (value: number) => (Number.isSafeInteger(value) ? formatCount(value) : '')

/** A figure in a table. What differs from the table before it is lit; what is no figure stays as it was typed. */
export function FigureInput({
  path,
  label,
  value,
  before,
  onChange,
  at,
  id,
  describedBy,
  className,
}: FigureInputProps) {
  const { change, faults } = useFares()
  const [typed, setTyped] = useState<string | null>(null)
  const isChanged = value !== before
  const was = before === undefined ? 'new' : `was ${written(before)}`
  const hint = isChanged ? capitalized(was) : undefined
  if (!change)
    return (
      <bdi className={cx('tabular-nums', isChanged && 'font-semibold text-ai', className)} title={hint} data-figure>
        {written(value)}
        {isChanged && <span className="sr-only">, {was}</span>}
      </bdi>
    )
  return (
    <input
      id={id}
      aria-label={id ? undefined : isChanged ? `${label}, changed, ${was}` : label}
      aria-invalid={path in faults || undefined}
      aria-describedby={describedBy}
      title={hint}
      data-row={at?.[0]}
      data-column={at?.[1]}
      data-changed={isChanged || undefined}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      value={typed ?? written(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(readFigure(event.currentTarget.value))
      }}
      onBlur={() => setTyped((now) => (now !== null && Number.isNaN(readFigure(now)) ? now : null))}
      className={boxLook(
        'field',
        'small',
        cx(
          '!text-end tabular-nums aria-invalid:border-beni aria-invalid:inset-ring aria-invalid:inset-ring-beni max-md:min-h-11',
          'data-changed:border-ai data-changed:bg-ai-soft data-changed:font-semibold data-changed:text-ai',
          className,
        ),
      )}
    />
  )
}

type FigureFieldProps = Omit<FigureInputProps, 'at' | 'id' | 'describedBy' | 'className'> & {
  unit?: string
  hint?: string
  className?: string
}

/** The name above a figure: a label of the field with that id, and plain words where the figure is only read. */
export function FigureName({ of: id, children }: { of: string | undefined; children: string }) {
  const Name = id ? 'label' : 'span'
  return (
    <Name htmlFor={id} className="text-[0.8125rem] font-semibold">
      {children}
    </Name>
  )
}

/** One figure with its name above, its unit beside it and its fault below. */
export function FigureField({ label, unit, hint, className, ...figure }: FigureFieldProps) {
  const { change, faults } = useFares()
  const [id, notes] = [useId(), useId()]
  const fault = change ? faults[figure.path] : undefined
  return (
    <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <FigureName of={change ? id : undefined}>{label}</FigureName>
      <span className="relative flex min-h-9 items-center gap-1.5">
        {unit === '¥' && <bdi className="text-sm text-ink-3">¥</bdi>}
        <FigureInput {...figure} label={label} id={id} describedBy={fault || hint ? notes : undefined} />
        {unit && unit !== '¥' && <bdi className="text-sm whitespace-nowrap text-ink-3">{unit}</bdi>}
      </span>
      {(fault || hint) && (
        <span id={notes} className="text-xs text-ink-3">
          {fault ? <ErrorWords>{fault}</ErrorWords> : <bdi>{hint}</bdi>}
        </span>
      )}
    </div>
  )
}
