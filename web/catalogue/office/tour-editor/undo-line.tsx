import { Undo2, X } from 'lucide-react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Undo } from './use-undo.ts'

/** What was just taken away, and the way back. */
export function UndoLine({ of: undo }: { of: Undo }) {
  if (undo.what === null) return null
  return (
    <section
      aria-label="Just removed"
      className="sticky bottom-3 z-10 mx-auto mt-4 flex w-fit max-w-full items-center gap-3 border border-ink bg-surface py-1 ps-4 pe-1 text-sm shadow-lift"
    >
      <span className="min-w-0">
        <bdi>{undo.what}</bdi> removed.
      </span>
      <Button size="small" variant="quiet" onPress={undo.takeBack} className="max-md:min-h-11">
        <Icon of={Undo2} dense /> Undo
      </Button>
      <IconButton size="small" icon={X} label="Close" onPress={undo.forget} className="max-md:size-11" />
    </section>
  )
}
