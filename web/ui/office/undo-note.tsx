import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'

export interface Undoable {
  /** Each its own, so that the clock begins anew. */
  id: number
  said: string
  undo: () => void
}

const shownMs = 12_000

type UndoNoteProps = {
  of: Undoable | null
  onGone: () => void
  /** At the head of a panel that lies over the page, where the keys of that panel reach it; else below, over everything. */
  isInPanel?: boolean
}

/** Says what was just done, with a way back; it stays while it is pointed at or holds the focus. Ctrl Z does the same. */
export function UndoNote({ of: done, onGone, isInPanel = false }: UndoNoteProps) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!done || isHeld) return
    const timer = setTimeout(onGone, shownMs)
    return () => clearTimeout(timer)
  }, [done, isHeld, onGone])
  return (
    <div
      role="status"
      aria-live="polite"
      // React Aria hides what lies outside an open dialog, except what carries this mark.
      {...(isInPanel ? {} : { 'data-react-aria-top-layer': 'true' })}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={isInPanel ? 'sticky top-0 z-10 empty:sr-only print:hidden' : 'notices print:hidden'}
    >
      {done && (
        <div className="pointer-events-auto flex items-center gap-3 rounded-field border border-ink bg-surface py-2 ps-4 pe-2 text-sm shadow-lift">
          <Icon of={CircleCheck} dense className="text-matsu" />
          <p className="min-w-0 flex-1 font-semibold">
            <bdi>{done.said}</bdi>
          </p>
          <Button size="small" className="max-md:min-h-11" onPress={done.undo}>
            Undo
          </Button>
        </div>
      )}
    </div>
  )
}
