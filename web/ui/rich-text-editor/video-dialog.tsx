import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import type { VideoNode } from '#contract/rich-text-types.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { TextField } from '../field.tsx'
import { insertNode } from './insert-node.ts'
import { readVideoAddress } from './video-address.ts'

/** A film by its address at YouTube or Vimeo; kept are host and number. */
export function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = editor.isActive('video') ? (editor.getAttributes('video') as VideoNode['attrs']) : null
  const [address, setAddress] = useState(before ? addressOf(before) : '')
  const [title, setTitle] = useState(before?.title ?? '')
  const [captions, setCaptions] = useState(before?.captions ?? '')
  const [errors, setErrors] = useState<{ address?: string; title?: string }>({})

  const save = () => {
    const film = readVideoAddress(address)
    const faults = {
      ...(film ? {} : { address: 'Copy the address of a film at YouTube or Vimeo.' }),
      ...(title.trim() ? {} : { title: 'Say what the film shows.' }),
    }
    setErrors(faults)
    if (!film || faults.title) return
    const attrs = { ...film, title: title.trim(), captions: captions.trim() || null }
    if (before) editor.chain().focus().updateAttributes('video', attrs).run()
    else insertNode(editor, { type: 'video', attrs })
    onClose()
  }
  return (
    <Dialog
      title={before ? 'Change the film' : 'Add a film'}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" onPress={save}>
          {before ? 'Change the film' : 'Add the film'}
        </Button>
      }
    >
      <TextField
        label="Address"
        value={address}
        onChange={setAddress}
        autoFocus
        hint="Of YouTube or Vimeo. It opens there, when somebody presses."
        error={errors.address}
      />
      <TextField label="What it shows" value={title} onChange={setTitle} maxLength={160} error={errors.title} />
      <TextField
        label="Captions"
        value={captions}
        onChange={setCaptions}
        maxLength={60}
        optional
        hint="Their languages, such as English."
      />
    </Dialog>
  )
}

const addressOf = ({ host, id }: VideoNode['attrs']) =>
  host === 'vimeo' ? `https://vimeo.com/${id}` : `https://youtu.be/${id}`
