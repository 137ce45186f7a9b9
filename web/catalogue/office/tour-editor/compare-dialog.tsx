import type { TourDraft } from '#contract/tour-draft.ts'
import type { EditedTour } from '#contract/tour-editing.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { differingFields } from './draft-words.ts'

type CompareDialogProps = {
  isOpen: boolean
  onClose: () => void
  published: TourDraft
  draft: TourDraft
  classes: EditedTour['classes']
}

/** What the draft would change, field by field. */
export function CompareDialog({ isOpen, onClose, published, draft, classes }: CompareDialogProps) {
  const fields = differingFields(published, draft)
  return (
    <Dialog
      title={fields.length === 1 ? 'One difference' : `${fields.length} differences`}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      footer={
        <Button size="small" onPress={onClose}>
          Close
        </Button>
      }
    >
      <div className="max-h-[60dvh] overflow-auto text-[0.84375rem] text-ink">
        <dl className="grid gap-3">
          {fields.map(({ name, label, words }) => (
            <div key={name} className="grid gap-1 border-t border-line pt-2 first:border-t-0">
              <dt className="font-semibold">{label}</dt>
              <dd className="wrap-anywhere text-ink-3">
                <span className="sr-only">Public: </span>
                <del>
                  <bdi>{words(published, classes) || 'nothing'}</bdi>
                </del>
              </dd>
              <dd className="wrap-anywhere">
                <span className="sr-only">Draft: </span>
                <ins className="no-underline">
                  <bdi>{words(draft, classes) || 'nothing'}</bdi>
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  )
}
