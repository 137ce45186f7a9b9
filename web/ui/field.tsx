import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { boxLook, type FieldShape, type FieldSize, type FieldWords } from './field-look.ts'
import { boxAttributes, FieldFrame } from './field-parts.tsx'
import { PasswordInput } from './password-input.tsx'
import { useFirstFocus } from './use-first-focus.ts'

type Box = HTMLInputElement | HTMLTextAreaElement

type NativeProps = Pick<
  ComponentProps<'input'>,
  | 'id'
  | 'name'
  | 'type'
  | 'lang'
  | 'placeholder'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'inputMode'
  | 'maxLength'
  | 'spellCheck'
>

export type TextFieldProps = NativeProps &
  FieldWords & {
    value?: string
    defaultValue?: string
    onChange?: (value: string) => void
    onBlur?: () => void
    onFocus?: () => void
    onKeyDown?: (event: KeyboardEvent<Box>) => void
    isDisabled?: boolean
    autoFocus?: boolean
    /** A text area of that many rows instead of one line. */
    rows?: number
    shape?: FieldShape
    size?: FieldSize
    /** Stands at the start of the box, such as a search icon. */
    leading?: ReactNode
    inputRef?: Ref<Box>
    className?: string
  }

/**
 * One question with its label, hint and error, out of the browser's own parts. Checking is the form's work: it hands over
 * `error`, we show and announce it.
 */
export function TextField({ label, hint, error, optional, className, isDisabled, ...props }: TextFieldProps) {
  const { id: givenId, shape, autoFocus, onChange, ...rest } = props
  const ref = useFirstFocus<HTMLDivElement>(autoFocus)
  const ownId = useId()
  const id = givenId ?? ownId
  const words = { label, hint, error, optional }
  const change = ({ target }: { target: Box }) => onChange?.(target.value)
  return (
    <FieldFrame {...words} ref={ref} id={id} isDisabled={isDisabled} shape={shape} className={className}>
      <TextBox {...rest} {...boxAttributes(id, words)} shape={shape} disabled={isDisabled} onChange={change} />
    </FieldFrame>
  )
}

type TextBoxProps = Omit<ComponentProps<'input'>, 'size' | 'ref' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'onChange'> &
  Pick<TextFieldProps, 'rows' | 'shape' | 'size' | 'leading' | 'inputRef' | 'onBlur' | 'onFocus' | 'onKeyDown'> & {
    onChange: (event: { target: Box }) => void
  }

function TextBox({ rows, shape, size, leading, inputRef, ...rest }: TextBoxProps) {
  if (rows) {
    const { type: _, ...area } = rest as ComponentProps<'textarea'> & { type?: string }
    const ref = inputRef as Ref<HTMLTextAreaElement>
    return <textarea {...area} ref={ref} rows={rows} className={boxLook(shape, size, 'py-3')} />
  }
  const ref = inputRef as Ref<HTMLInputElement>
  if (rest.type === 'password') return <PasswordInput {...rest} ref={ref} look={boxLook(shape, size, '!pe-24')} />
  const input = (
    <input type="text" {...rest} ref={ref} className={boxLook(shape, size, leading ? LEADING[shape ?? 'field'] : '')} />
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
