import type { ComponentProps, ReactNode } from 'react'
import type { ApiError } from '#contract/call.ts'
import { useKeys } from '#web/platform/keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'

type FormDialogProps = {
  title: string
  form: {
    props: ComponentProps<'form'>
    refusal: ApiError | null
    isPending: boolean
    submit: () => Promise<void>
  }
  /** What is done: "Add the garage". */
  label: string
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}

/** Something small that is filled in and saved at once: faults at their fields, and two ways out. */
export function FormDialog({ title, form, label, isWide = false, onClose, children }: FormDialogProps) {
  useKeys({ 'Ctrl Enter': { does: label, run: () => void form.submit() } })
  return (
    <Dialog title={title} isOpen isWide={isWide} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form
        {...form.props}
        className="grid gap-4 max-md:[&_button:not([hidden])]:min-h-11 max-md:[&_input:not([type=radio],[type=checkbox])]:min-h-11"
      >
        <FormRefusal of={form.refusal} />
        {children}
        <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <Button size="small" variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="small" variant="primary" isPending={form.isPending} pendingLabel="Saving…">
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
