import type { ReactNode } from 'react'
import type { ApiError } from '#contract/call.ts'
import { useKeys } from '#web/platform/keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'

type DeedDialogProps = {
  title: string
  /** What it is about and what comes of it, in a sentence or two. */
  lead?: ReactNode
  children?: ReactNode
  refusal: ApiError | null
  isPending: boolean
  /** What the button does: "Refund ¥5,000". */
  label: string
  pendingLabel?: string
  leaveLabel?: string
  isDangerous?: boolean
  isDisabled?: boolean
  /** Nothing needs to be typed: the button is where the keyboard begins. */
  isReady?: boolean
  isWide?: boolean
  /** Before the two ways out. */
  aside?: ReactNode
  onSubmit: () => unknown
  onClose: () => void
}

/** One deed of the office: what it means, what it needs to know, and two ways out. Enter in a field and Ctrl Enter do it, too. */
export function DeedDialog(props: DeedDialogProps) {
  const { title, lead, children, refusal, isPending, label, pendingLabel, leaveLabel = 'Cancel' } = props
  const { isDangerous = false, isDisabled = false, isReady = false, isWide = false, aside, onSubmit, onClose } = props
  const submit = () => {
    if (!isPending && !isDisabled) onSubmit()
  }
  // The one action of what lies on top, as everywhere in the office.
  useKeys({ 'Ctrl Enter': { does: label, run: submit } })
  return (
    <Dialog
      title={title}
      isOpen
      isWide={isWide}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      footer={
        <>
          {aside && <div className="me-auto self-center text-[0.84375rem] text-ink-2">{aside}</div>}
          <Button size="small" variant="quiet" className="max-md:min-h-11" onPress={onClose}>
            {leaveLabel}
          </Button>
          <Button
            size="small"
            variant={isDangerous ? 'danger' : 'primary'}
            className="max-md:min-h-11"
            onPress={submit}
            isPending={isPending}
            isDisabled={isDisabled}
            autoFocus={isReady}
            {...(pendingLabel ? { pendingLabel } : {})}
          >
            {label}
          </Button>
        </>
      }
    >
      {lead && <p className="-mt-2 text-[0.9375rem]">{lead}</p>}
      <FormRefusal of={refusal} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog may be drawn inside a form of the page, which must not hear of it.
          event.stopPropagation()
          submit()
        }}
        className="grid gap-4 max-md:[&_button:not([hidden])]:min-h-11 max-md:[&_input:not([type=radio],[type=checkbox])]:min-h-11"
      >
        {children}
        {/* Without it Enter would do nothing in a form of two fields; the button to press stands below. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
