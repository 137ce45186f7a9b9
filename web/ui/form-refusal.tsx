import type { ReactNode } from 'react'
import type { ApiError } from '#contract/call.ts'
import { Alert } from './alert.tsx'

type FormRefusalProps = {
  of: ApiError | null
  /** In place of the refusal's own sentence. */
  title?: ReactNode
  /** What to do now; unless given, that what was typed is kept. */
  children?: ReactNode
}

/** What the server refused as a whole, above a form. `useForm` leads the focus to it. */
export function FormRefusal({ of: refusal, title, children = 'What you typed is kept.' }: FormRefusalProps) {
  if (!refusal) return null
  return (
    <div data-refusal tabIndex={-1} className="outline-none">
      <Alert tone="error" title={title ?? refusal.message}>
        <span className="block text-sm">{children}</span>
      </Alert>
    </div>
  )
}
