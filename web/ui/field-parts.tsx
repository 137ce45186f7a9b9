import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { ErrorWords } from './error-words.tsx'
import { type FieldShape, type FieldWords, labelLook } from './field-look.ts'
import { Unbroken } from './unbroken.tsx'

export { ErrorWords }

export function OptionalMark() {
  return <span className="font-normal text-ink-3"> (optional)</span>
}

export function FieldLabel({
  label,
  optional,
  shape,
}: Pick<FieldWords, 'label' | 'optional'> & { shape?: FieldShape }) {
  return (
    <Label className={labelLook(shape)}>
      <Unbroken>{label}</Unbroken>
      {optional && shape !== 'ticket' && <OptionalMark />}
    </Label>
  )
}

/** What stands below the box. React Aria ties both to the input with aria-describedby. */
export function FieldNotes({ hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  return (
    <>
      <FieldError>{error && <ErrorWords>{error}</ErrorWords>}</FieldError>
      {hint && (
        <Text slot="description" className="text-xs text-ink-3">
          <bdi>{hint}</bdi>
        </Text>
      )}
    </>
  )
}
