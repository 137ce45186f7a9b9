import type { ComponentProps } from 'react'
import { CodeField } from '#web/ui/code-field.tsx'
import { QrCode } from './qr-code.tsx'
import { TypedKey } from './typed-key.tsx'

type AppAndCodeProps = {
  /** What the app has to learn. */
  of: ComponentProps<typeof TypedKey>['of'] & { qr: ComponentProps<typeof QrCode>['rows'] }
} & Omit<ComponentProps<typeof CodeField>, 'label'>

/** The app learns the key, scanned or typed, and its first code shows that it did. */
export function AppAndCode({ of, ...field }: AppAndCodeProps) {
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-start gap-5">
        <QrCode rows={of.qr} label="QR code for your authenticator app" />
        <TypedKey of={of} />
      </div>
      <CodeField label="The six figures the app shows now" {...field} />
    </div>
  )
}
