import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type UnsavedDialogProps = {
  isOpen: boolean
  /** What is not saved: "mobile, address". */
  what: string
  onStay: () => void
  onLeave: () => void
}

/** Asked once, when somebody leaves a page with changes. */
export function UnsavedDialog({ isOpen, what, onStay, onLeave }: UnsavedDialogProps) {
  return (
    <Dialog
      title="Leave without saving?"
      isUrgent
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onStay()}
      footer={
        <>
          <Button variant="danger" onPress={onLeave}>
            Leave without saving
          </Button>
          <Button variant="outline" onPress={onStay} autoFocus>
            Stay here
          </Button>
        </>
      }
    >
      <p>
        <bdi>Not saved: {what}.</bdi>
      </p>
    </Dialog>
  )
}
