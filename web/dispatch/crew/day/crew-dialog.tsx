import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#web/ui/cx.ts'

type CrewDialogProps = { label: string; onClose: () => void; className?: string; children: ReactNode }

/** The browser's own dialog, with its own way of holding the focus and its own Esc: nothing to download for it. */
export function CrewDialog({ label, onClose, className, children }: CrewDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    // Opened by React twice in development.
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog ref={ref} aria-label={label} onClose={onClose} className={cx('backdrop:bg-scrim', className)}>
      {children}
    </dialog>
  )
}

/** From the foot of the screen, where the thumb is. */
export const SHEET_LOOK =
  'mx-auto mt-auto mb-0 w-full max-w-[520px] rounded-t-field bg-surface px-5 pt-5 pb-8 text-ink max-h-[92dvh] overflow-y-auto'
