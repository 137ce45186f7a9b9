import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

type ReorderHandleProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  /** What moves, and where it stands: "Oishi Park, stop 2 of 5". */
  label: string
  /** By one place; the arrow keys on the handle itself need no Alt. */
  onStep: (step: 1 | -1) => void
}

/** Where a row is taken to be dragged; under the focus, the arrows move it. */
export function ReorderHandle({ label, onStep, className, ...rest }: ReorderHandleProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={`Move ${label}`}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      title="Drag, or Alt ↑ ↓"
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        onStep(event.key === 'ArrowUp' ? -1 : 1)
      }}
      className={cx(
        'grid size-6 shrink-0 cursor-grab touch-none place-items-center rounded-tag text-ink-3 hover:bg-paper-2 hover:text-ink active:cursor-grabbing max-md:size-11',
        className,
      )}
    >
      <Icon of={GripVertical} dense />
    </button>
  )
}
