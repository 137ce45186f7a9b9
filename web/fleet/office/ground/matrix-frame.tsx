import { type ReactNode, useEffect, useRef } from 'react'
import type { GroundList } from '#contract/ground-imports.ts'
import { counted } from '#core/words.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { SaveBar } from '#web/ui/office/save-bar.tsx'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import { GroundHead } from './ground-head.tsx'
import { ListFiles } from './imports/list-files.tsx'
import type { Matrix } from './use-matrix.ts'

type MatrixFrameProps = {
  /** As a file. */
  list: GroundList
  matrix: Matrix
  words: { one: string; many: string }
  tells: string
  label: string
  children: ReactNode
}

/** What every matrix has around it: what was refused, what is not saved, and the question on leaving. */
export function MatrixFrame({ list, matrix, words, tells, label, children }: MatrixFrameProps) {
  const { base, edits, faults, refusal, isPending, blocker, save, discard } = matrix
  const frame = useRef<HTMLDivElement>(null)
  const changed = Object.keys(edits).length
  const wrong = Object.values(faults)
  const unsaved = changed === 0 ? null : counted(changed, words.one, words.many)
  useEffect(() => {
    if (refusal) frame.current?.querySelector<HTMLElement>('[data-refusal]')?.focus()
  }, [refusal])
  return (
    <div ref={frame}>
      <GroundHead actions={<ListFiles list={list} />} />
      <div className="mb-4 empty:hidden">
        <FormRefusal of={refusal}>
          {refusal?.code === 'office.changed-meanwhile'
            ? 'Theirs is shown now, with what you typed over it. Save again to put yours in its place.'
            : 'What you typed is kept.'}
        </FormRefusal>
      </div>
      {children}
      <p aria-live="polite" className="sr-only">
        {wrong.length > 0 ? `${counted(wrong.length, 'figure', 'figures')} to mend: ${wrong[0]}` : ''}
      </p>
      <SaveBar
        unsaved={unsaved}
        tells={
          <>
            {tells} Version {base.version} is kept in the history.
          </>
        }
        label={label}
        isPending={isPending}
        {...(wrong.length > 0 ? { hindrance: wrong[0] ?? '' } : {})}
        onSave={() => void save()}
        onDiscard={discard}
      />
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what={unsaved ?? ''}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </div>
  )
}
