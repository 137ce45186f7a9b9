import { CircleDot } from 'lucide-react'
import type { ReactNode } from 'react'
import { useKeys } from '#web/platform/keys.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'

type SaveBarProps = {
  /** What is not saved, in a few words: "notes for the crew". Null: nothing, and there is no bar. */
  unsaved: string | null
  /** Who is written to on saving, or that nobody is. */
  tells?: ReactNode
  /** What the button does: "Save booking". */
  label: string
  isPending?: boolean
  /** Why it cannot be saved now; stands beside the button. */
  hindrance?: string
  onSave: () => void
  /** What giving up does; most pages take the fields back to what is saved. */
  discardLabel?: string
  onDiscard: () => void
}

/** Sticks to the bottom while something is not saved, and says what. Ctrl Enter saves. */
export function SaveBar(props: SaveBarProps) {
  const { unsaved, tells, label, isPending, hindrance, onSave, discardLabel = 'Undo changes', onDiscard } = props
  const canSave = unsaved !== null && !isPending && !hindrance
  useKeys({ 'Ctrl Enter': { does: label, run: () => canSave && onSave() } })
  if (unsaved === null) return null
  return (
    <section
      data-save-bar
      aria-label="Not saved yet"
      className="sticky bottom-0 z-10 -mx-5 mt-6 -mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-ink bg-surface px-5 py-3 text-sm md:-mx-8 md:px-8 print:hidden"
    >
      <p className="flex min-w-0 flex-1 basis-72 items-center gap-2">
        <Icon of={CircleDot} dense className="text-kohaku" />
        <span className="min-w-0">
          Not saved: <bdi>{unsaved}</bdi>. {tells}
        </span>
      </p>
      <div className="ms-auto flex flex-wrap items-center gap-2">
        {hindrance && <span className="text-beni">{hindrance}</span>}
        <Button size="small" variant="quiet" onPress={onDiscard} isDisabled={isPending}>
          {discardLabel}
        </Button>
        <Button size="small" variant="primary" onPress={onSave} isPending={isPending} isDisabled={Boolean(hindrance)}>
          {label}
        </Button>
      </div>
    </section>
  )
}
