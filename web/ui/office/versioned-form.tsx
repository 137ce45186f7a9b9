import type { ReactNode } from 'react'
import { FormRefusal } from '../form-refusal.tsx'
import { UnsavedDialog } from '../unsaved-dialog.tsx'
import { Conflict } from './conflict.tsx'
import { MayChange } from './may-change.tsx'
import { SaveBar } from './save-bar.tsx'
import type { Versioned } from './use-versioned.ts'

type VersionedFormProps<V extends object> = {
  of: Versioned<V>
  /** What saving is called: "Save guest". */
  label: string
  /** Who is written to on saving, or that nobody is. */
  tells: string
  onDiscard?: () => void
  /** The whole page below its head: two versions and the bar take its width. */
  children: ReactNode
}

/** A page that is changed in place: two versions above, the bar below, and the question on leaving. */
export function VersionedForm<V extends object>({
  of: edit,
  label,
  tells,
  onDiscard,
  children,
}: VersionedFormProps<V>) {
  const { form, theirs, blocker, unsaved } = edit
  return (
    <form {...form.props}>
      {theirs && (
        <Conflict
          base={edit.opened}
          mine={edit.typed}
          theirs={theirs.values}
          fields={edit.fields}
          by={theirs.by}
          at={theirs.at}
          isPending={form.isPending}
          onJoin={edit.saveJoined}
          onDrop={edit.takeTheirs}
        />
      )}
      <div className="mb-5 empty:hidden">
        <FormRefusal of={form.refusal} />
      </div>
      <MayChange needs={edit.endpoint}>{children}</MayChange>
      <SaveBar
        unsaved={unsaved}
        tells={tells}
        label={label}
        isPending={form.isPending}
        hindrance={theirs ? 'Compare the two versions first' : undefined}
        onSave={() => void form.submit()}
        onDiscard={() => {
          edit.discard()
          onDiscard?.()
        }}
      />
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what={unsaved ?? ''}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </form>
  )
}
