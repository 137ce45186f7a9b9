import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { ErrorWords } from './error-words.tsx'
import { type FieldShape, type FieldWords, labelLook } from './field-look.ts'
import { LabelWords } from './field-parts.tsx'

/** Label and notes of what React Aria steers (a list, a group): it ties them to their field itself. */
export function FieldLabel({
  label,
  optional,
  shape,
}: Pick<FieldWords, 'label' | 'optional'> & { shape?: FieldShape }) {
  return (
    <Label className={labelLook(shape)}>
      <LabelWords label={label} optional={optional} shape={shape} />
    </Label>
  )
}

/** What stands below the box. */
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
