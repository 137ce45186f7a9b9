import { type ReactNode, useEffect, useRef } from 'react'
import { listed } from '#core/words.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Conflict } from '#web/ui/office/conflict.tsx'
import { History } from '#web/ui/office/history.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { SaveBar } from '#web/ui/office/save-bar.tsx'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import type { Setting } from './use-setting.ts'

type SettingFrameProps = {
  setting: Setting
  /** The words for a field, for what is not saved and for two versions. */
  labelOf: (name: string) => string
  /** What saving does, and from when: "From the next quote on; given quotes are kept." */
  tells: string
  saveLabel: string
  children: ReactNode
}

/** What every group of settings has around its fields: two versions where there are, its history, and the save bar. */
export function SettingFrame({ setting, labelOf, tells, saveLabel, children }: SettingFrameProps) {
  const { base, typed, newer, changed, blocker, faults, refusal } = setting
  const frame = useRef<HTMLDivElement>(null)
  const unsaved = changed.length === 0 ? null : inFewWords(changed.map(labelOf))

  useEffect(() => {
    if (Object.keys(faults).length > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])
  // It stands above the fields, and whoever saves may be far below.
  useEffect(() => {
    if (refusal) frame.current?.querySelector<HTMLElement>('[data-refusal]')?.focus()
  }, [refusal])

  return (
    <div ref={frame} className="grid gap-5">
      {newer && (
        <Conflict
          base={base.typed}
          mine={typed}
          theirs={newer.typed}
          fields={[...new Set([...Object.keys(newer.typed), ...Object.keys(typed)])].map((name) => ({
            name,
            label: labelOf(name),
          }))}
          by={newer.by}
          at={newer.at}
          isPending={setting.isPending}
          onJoin={setting.saveJoined}
          onDrop={setting.takeTheirs}
        />
      )}
      {refusal && <FormRefusal of={refusal} title={Object.values(refusal.fields)[0]} />}
      {children}
      <Panel title="History">
        <History of={setting.history.slice(0, 10)} />
      </Panel>
      <SaveBar
        unsaved={newer ? null : unsaved}
        tells={tells}
        label={saveLabel}
        isPending={setting.isPending}
        onSave={setting.save}
        onDiscard={setting.discard}
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

function inFewWords(labels: readonly string[]): string {
  return listed(labels.length <= 2 ? labels : [...labels.slice(0, 2), `${labels.length - 2} more`])
}
