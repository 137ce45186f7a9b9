import { type ReactNode, type Ref, useId } from 'react'
import { cx } from './cx.ts'
import { ErrorWords } from './error-words.tsx'
import { type FieldShape, type FieldWords, labelLook, stackLook } from './field-look.ts'
import { Unbroken } from './unbroken.tsx'

type LabelWordsProps = Pick<FieldWords, 'label' | 'optional'> & { shape?: FieldShape }

export function LabelWords({ label, optional, shape }: LabelWordsProps) {
  return (
    <>
      <Unbroken>{label}</Unbroken>
      {optional && shape !== 'ticket' && <span className="font-normal text-ink-3"> (optional)</span>}
    </>
  )
}

type FieldFrameProps = FieldWords & {
  /** Of the box inside, which takes `boxAttributes` of the same. */
  id: string
  isDisabled?: boolean
  shape?: FieldShape
  className?: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Label, box and notes of one question. */
export function FieldFrame({ id, isDisabled, shape, className, children, ref, ...words }: FieldFrameProps) {
  return (
    <div
      ref={ref}
      data-invalid={words.error ? true : undefined}
      data-disabled={isDisabled || undefined}
      className={stackLook(shape, className)}
    >
      <label htmlFor={id} className={labelLook(shape)}>
        <LabelWords label={words.label} optional={words.optional} shape={shape} />
      </label>
      {children}
      <FieldNotes id={id} hint={words.hint} error={words.error} />
    </div>
  )
}

type GroupFrameProps = FieldWords & { role: 'group' | 'radiogroup'; className?: string; children: ReactNode }

/** Label, choices and notes of a question with several boxes. */
export function GroupFrame({ role, className, children, ...words }: GroupFrameProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take all of these
    <div
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={notesOf(id, words)}
      aria-required={(role === 'radiogroup' && !words.optional) || undefined}
      aria-invalid={role === 'radiogroup' && words.error ? true : undefined}
      data-invalid={words.error ? true : undefined}
      className={stackLook('field', className)}
    >
      <span id={`${id}-label`} className={labelLook()}>
        <LabelWords label={words.label} optional={words.optional} />
      </span>
      {children}
      <FieldNotes id={id} hint={words.hint} error={words.error} />
    </div>
  )
}

/** What stands below the box: what to put right, then what helps. */
export function FieldNotes({ id, hint, error }: Pick<FieldWords, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {error && (
        <span id={`${id}-error`}>
          <ErrorWords>{error}</ErrorWords>
        </span>
      )}
      {hint && (
        <span id={`${id}-hint`} className="text-xs text-ink-3">
          <bdi>{hint}</bdi>
        </span>
      )}
    </>
  )
}

/** The notes by their ids, for `aria-describedby`. */
export function notesOf(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>): string | undefined {
  return cx(error && `${id}-error`, hint && `${id}-hint`) || undefined
}

/** What ties a box to its label and notes. */
export function boxAttributes(id: string, words: FieldWords) {
  return {
    id,
    'aria-required': words.optional ? undefined : true,
    'aria-invalid': words.error ? true : undefined,
    'aria-describedby': notesOf(id, words),
  } as const
}
