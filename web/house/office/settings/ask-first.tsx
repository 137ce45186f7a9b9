import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type AskFirstProps = {
  title: string
  /** What becomes of it. */
  children: ReactNode
  /** What is done: "Take the keys". */
  deed: string
  onDo: () => void
  onClose: () => void
}

/** A question before something is taken away; the safe answer has the focus. */
export function AskFirst({ title, children, deed, onDo, onClose }: AskFirstProps) {
  return (
    <Dialog
      title={title}
      isUrgent
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="danger" onPress={onDo}>
            {deed}
          </Button>
          <Button variant="outline" onPress={onClose} autoFocus>
            Leave as it is
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
