import type { ComponentProps, ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { boxLook, type FieldShape, type FieldSize, type FieldWords, stackLook } from './field-look.ts'
import { FieldLabel, FieldNotes } from './field-parts.tsx'
import { PasswordInput } from './password-input.tsx'
import { useFirstFocus } from './use-first-focus.ts'

type Own = 'children' | 'className' | 'style' | 'isRequired' | 'isInvalid' | 'validate' | 'validationBehavior'

export type TextFieldProps = Omit<AriaTextFieldProps, Own> &
  FieldWords & {
    placeholder?: string
    /** A text area of that many rows instead of one line. */
    rows?: number
    shape?: FieldShape
    size?: FieldSize
    /** Stands at the start of the box, such as a search icon. */
    leading?: ReactNode
    inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>
    className?: string
  }

/** One question with its label, hint and error. Checking is the form's work: it hands over `error`, we show and announce it. */
export function TextField({ label, hint, error, optional, className, ...props }: TextFieldProps) {
  const { placeholder, rows, shape, size, leading, inputRef, autoFocus, ...rest } = props
  const ref = useFirstFocus<HTMLDivElement>(autoFocus)
  return (
    <AriaTextField
      {...rest}
      ref={ref}
      isRequired={!optional}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={stackLook(shape, className)}
    >
      <FieldLabel label={label} optional={optional} shape={shape} />
      <Box {...{ placeholder, rows, shape, size, leading, inputRef }} secret={rest.type === 'password'} />
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  )
}

type BoxProps = Pick<TextFieldProps, 'placeholder' | 'rows' | 'shape' | 'size' | 'leading' | 'inputRef'>

function Box({ placeholder, rows, shape, size, leading, inputRef, secret }: BoxProps & { secret: boolean }) {
  if (rows) {
    const ref = inputRef as Ref<HTMLTextAreaElement>
    return (
      <TextArea
        ref={ref}
        rows={rows}
        placeholder={placeholder}
        className={boxLook(shape, size, 'py-3')}
        // On the server React Aria takes every field for one line, and gives this one the `type` of such.
        render={({ type: _, ...area }: ComponentProps<'textarea'> & { type?: string }) => <textarea {...area} />}
      />
    )
  }
  const ref = inputRef as Ref<HTMLInputElement>
  if (secret) return <PasswordInput inputRef={ref} placeholder={placeholder} size={size} />
  const input = (
    <Input
      ref={ref}
      placeholder={placeholder}
      className={boxLook(shape, size, leading ? LEADING[shape ?? 'field'] : '')}
    />
  )
  if (!leading) return input
  return (
    <div className="relative">
      <span
        className={`pointer-events-none absolute inset-y-0 grid place-items-center text-ai ${shape === 'ticket' ? 'start-0' : 'start-3.5'}`}
      >
        {leading}
      </span>
      {input}
    </div>
  )
}

const LEADING: Record<FieldShape, string> = { field: '!ps-11', ticket: 'ps-[1.8125rem]' }
