import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { type FieldShape, type FieldWords, labelLook } from './field-look.ts'
import { Icon } from './icon.tsx'

export function OptionalMark() {
  return <span className="font-normal text-ink-3"> (optional)</span>
}

/** Crimson lies near our vermilion, so an error is never colour alone: icon and sentence. */
export function ErrorWords({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 text-sm font-[550] text-beni">
      <Icon of={CircleAlert} dense className="mt-[3px]" />
      <bdi>{children}</bdi>
    </span>
  )
}

export function FieldLabel({
  label,
  optional,
  shape,
}: Pick<FieldWords, 'label' | 'optional'> & { shape?: FieldShape }) {
  return (
    <Label className={labelLook(shape)}>
      {label}
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
