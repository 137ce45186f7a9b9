import type { ReactNode } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { UnsavedDialog } from '../unsaved-dialog.tsx'
import { SaveBar } from './save-bar.tsx'
import type { Adding } from './use-adding.ts'

type AddingFormProps<V extends object, E extends Endpoint> = {
  of: Adding<V, E>
  /** What adding is called: "Add car". */
  label: string
  /** Who is written to on adding, or that nobody is. */
  tells: string
  hindrance?: string
  /** The bar stands there before anything is typed. */
  isReadyAtOnce?: boolean
  children: ReactNode
}

/** The page of something new: its fields, the bar below, and the question on leaving. */
export function AddingForm<V extends object, E extends Endpoint>(props: AddingFormProps<V, E>) {
  const { of: adding, label, tells, hindrance, isReadyAtOnce, children } = props
  const { what, form, hasChanges, blocker, clear } = adding
  return (
    <form {...form.props}>
      {children}
      <SaveBar
        unsaved={hasChanges || isReadyAtOnce ? `a new ${what}` : null}
        tells={tells}
        label={label}
        isPending={form.isPending}
        {...(hindrance ? { hindrance } : {})}
        onSave={() => void form.submit()}
        onDiscard={clear}
      />
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what={`the new ${what}`}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </form>
  )
}
