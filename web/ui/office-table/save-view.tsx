import { BookmarkPlus, Ellipsis } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { SavedView } from '#contract/office-views.ts'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Dialog } from '../dialog.tsx'
import { TextField } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { Menu } from '../menu.tsx'
import { TextButton } from '../text-link.tsx'
import { PlainButton } from './plain-button.tsx'
import type { SavedViews } from './use-saved-views.ts'

type ViewActionsProps = {
  views: SavedViews
  /** The saved view that is open. */
  open: SavedView | null
  isChanged: boolean
  /** What a view would keep now. */
  query: string
  onOpen: (view: SavedView) => void
  onGone: () => void
  onSay: (words: string) => void
}

type Asking = 'keep' | 'rename' | 'delete' | null

/** "Save this view" when it was changed, and what its owner can do with a view that is kept. */
export function ViewActions({ views, open, isChanged, query, onOpen, onGone, onSay }: ViewActionsProps) {
  const [asking, setAsking] = useState<Asking>(null)
  const [failure, setFailure] = useState('')
  const close = () => setAsking(null)
  const attempt = async (deed: () => Promise<void>) => {
    setFailure('')
    try {
      await deed()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
    }
  }
  const overwrite = (view: SavedView) =>
    attempt(async () => {
      await views.change(view.id, { query })
      onSay(`The view ${view.name} is saved`)
    })
  return (
    <>
      {failure && (
        <p role="alert" className="text-sm text-beni">
          {failure}
        </p>
      )}
      {isChanged && open?.mine && (
        <TextButton className="text-sm max-md:min-h-11" onClick={() => void overwrite(open)}>
          Save changes
        </TextButton>
      )}
      {isChanged && (
        <TextButton
          className="inline-flex items-center gap-1.5 text-sm no-underline! font-[550] max-md:min-h-11"
          onClick={() => setAsking('keep')}
        >
          <Icon of={BookmarkPlus} dense />
          {open ? 'Save as another view' : 'Save this view'}
        </TextButton>
      )}
      {open?.mine && (
        <Menu
          label={`The view ${open.name}`}
          trigger={
            <PlainButton
              label={`What to do with the view ${open.name}`}
              className="grid size-8 place-items-center rounded-tag hover:bg-paper-2 max-md:size-11"
            >
              <Icon of={Ellipsis} dense />
            </PlainButton>
          }
          groups={[
            {
              id: 'view',
              entries: [
                { id: 'rename', label: 'Rename or share', onAction: () => setAsking('rename') },
                { id: 'delete', label: 'Delete this view', isDanger: true, onAction: () => setAsking('delete') },
              ],
            },
          ]}
        />
      )}
      {asking === 'keep' && (
        <ViewDialog
          title="Save this view"
          name=""
          shared={false}
          onClose={close}
          onSave={async (kept) => {
            const view = await views.keep({ ...kept, query })
            onSay(`The view ${view.name} is saved`)
            onOpen(view)
          }}
        />
      )}
      {asking === 'rename' && open && (
        <ViewDialog
          title="Rename or share this view"
          name={open.name}
          shared={open.shared}
          onClose={close}
          onSave={async (kept) => {
            await views.change(open.id, kept)
            onSay(`The view ${kept.name} is saved`)
          }}
        />
      )}
      {asking === 'delete' && open && (
        <Dialog
          title={`Delete “${open.name}”?`}
          isOpen
          isUrgent
          onOpenChange={close}
          footer={
            <>
              <Button onPress={close}>Keep it</Button>
              <Button
                variant="danger"
                onPress={() =>
                  void attempt(async () => {
                    await views.remove(open.id)
                    close()
                    onSay(`The view ${open.name} is deleted`)
                    onGone()
                  })
                }
              >
                Delete the view
              </Button>
            </>
          }
        >
          <p>The rows stay; only the tab goes{open.shared ? ', for everybody at the desk' : ''}.</p>
        </Dialog>
      )}
    </>
  )
}

type ViewDialogProps = {
  title: string
  name: string
  shared: boolean
  onSave: (kept: { name: string; shared: boolean }) => Promise<void>
  onClose: () => void
}

function ViewDialog({ title, name: known, shared: wasShared, onSave, onClose }: ViewDialogProps) {
  const [name, setName] = useState(known)
  const [shared, setShared] = useState(wasShared)
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setError('Give it a name.')
    setPending(true)
    try {
      await onSave({ name: name.trim(), shared })
      onClose()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(
        failure.fields?.name ?? (failure.isOutage ? `${failure.message} What you typed is kept.` : failure.message),
      )
      setPending(false)
    }
  }
  return (
    <Dialog title={title} isOpen onOpenChange={onClose}>
      <form onSubmit={save} className="grid gap-3" noValidate>
        <TextField label="Name" value={name} onChange={setName} error={error} maxLength={40} autoFocus />
        <Checkbox
          isSelected={shared}
          onChange={setShared}
          detail="Everybody in the office sees the tab; you alone change it."
        >
          Share it with the desk
        </Checkbox>
        <div className="mt-1 flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Saving…">
            Save the view
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
