import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { deleteCategory, type EditedCategory } from '#contract/category-editing.ts'
import { call } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { toast } from '#web/ui/toast-queue.ts'

type DeleteLineProps = { line: Pick<EditedCategory, 'id' | 'name'> & { tours: number }; onDeleted: () => void }

/** Only a line without tours can go; with tours it says kindly what to do instead. */
export function DeleteLine({ line, onDeleted }: DeleteLineProps) {
  const [isOpen, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const hasTours = line.tours > 0
  const open = (now: boolean) => {
    setOpen(now)
    setRefusal(null)
  }
  const remove = async () => {
    setPending(true)
    try {
      await call(deleteCategory, { id: line.id })
      toast({ title: `${line.name} is deleted.`, tone: 'ok' })
      open(false)
      onDeleted()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.message)
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title={hasTours ? `${line.name} cannot be deleted yet` : `Delete ${line.name}?`}
      isOpen={isOpen}
      onOpenChange={open}
      trigger={
        <OpenButton size="small" className="!text-beni max-md:min-h-11">
          <Icon of={Trash2} dense /> Delete
        </OpenButton>
      }
      footer={(close) =>
        hasTours ? (
          <Button size="small" onPress={close}>
            Close
          </Button>
        ) : (
          <>
            <Button size="small" onPress={close}>
              Cancel
            </Button>
            <Button size="small" variant="danger" isPending={isPending} pendingLabel="Deleting…" onPress={remove}>
              Delete category
            </Button>
          </>
        )
      }
    >
      {hasTours && (
        <p>
          {line.tours === 1 ? 'One tour is' : `${line.tours} tours are`} in it. Move its tours to another category
          first, or hide the category.
        </p>
      )}
      {!hasTours && <p>Its address will lead nowhere. No tour is in it.</p>}
      {refusal && <Alert tone="error" title={refusal} />}
    </Dialog>
  )
}
