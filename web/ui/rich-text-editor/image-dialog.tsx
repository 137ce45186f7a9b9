import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { Picture } from '#contract/media.ts'
import { mostAltLetters, officePictureKinds, officePictureTypes, uploadOfficePicture } from '#contract/media-office.ts'
import type { ImageNode } from '#contract/rich-text-types.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { TextField } from '../field.tsx'
import { faultOfFile } from '../picture-file.ts'
import { TextImage } from '../text-image.tsx'
import { insertNode } from './insert-node.ts'

type ImageDialogProps = {
  editor: Editor
  /** Pasted or dropped: sent at once. */
  file: File | null
  onClose: () => void
}

type Shown = Pick<Picture, 'path' | 'width' | 'height' | 'ground'>

/** A picture, and what one sees in it: without that none gets into a text. */
export function ImageDialog({ editor, file, onClose }: ImageDialogProps) {
  const before = !file && editor.isActive('image') ? (editor.getAttributes('image') as ImageNode['attrs']) : null
  const [picture, setPicture] = useState<Shown | null>(before as Shown | null)
  const [alt, setAlt] = useState(before?.alt ?? '')
  const [errors, setErrors] = useState<{ file?: string; alt?: string }>({})
  const { send, isSending } = useSend(setPicture, (fault) => setErrors((now) => ({ ...now, file: fault })))
  const given = useRef(file)
  useEffect(() => {
    const first = given.current
    given.current = null
    if (first) void send(first)
  }, [send])

  const save = () => {
    const missing = {
      ...(picture ? {} : { file: isSending ? 'A moment: it is still on its way.' : 'Choose a picture.' }),
      ...(alt.trim() ? {} : { alt: 'Say what one sees in this picture.' }),
    }
    setErrors(missing)
    if (!picture || missing.alt || missing.file) return
    const { path, width, height, ground } = picture
    const attrs = { path, width, height, ground, alt: alt.trim() }
    if (before) editor.chain().focus().updateAttributes('image', attrs).run()
    else insertNode(editor, { type: 'image', attrs })
    onClose()
  }
  return (
    <Dialog
      title={before ? 'Change the picture' : 'Add a picture'}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" onPress={save} isPending={isSending} pendingLabel="Sending the picture…">
          {before ? 'Change the picture' : 'Add the picture'}
        </Button>
      }
    >
      {picture && (
        <div className="rich max-h-60 overflow-hidden border border-line">
          <TextImage of={{ ...picture, alt: '' }} />
        </div>
      )}
      <label className="grid gap-1.5 text-sm">
        <span className="font-semibold text-ink">{picture ? 'Another picture' : 'Picture'}</span>
        <input
          type="file"
          accept={[...officePictureTypes, '.ico', '.bmp'].join(',')}
          aria-invalid={Boolean(errors.file)}
          aria-describedby="picture-note"
          className="min-h-11 text-sm file:me-3 file:min-h-9 file:rounded-field file:border file:border-line file:bg-surface file:px-3.5 file:font-semibold"
          onChange={({ target }) => target.files?.[0] && void send(target.files[0])}
        />
        <span
          id="picture-note"
          role={errors.file ? 'alert' : undefined}
          className={errors.file ? 'text-beni' : 'text-ink-3'}
        >
          {errors.file ?? `${officePictureKinds}, 12 MB at most.`}
        </span>
      </label>
      <TextField
        label="What one sees"
        rows={3}
        value={alt}
        onChange={setAlt}
        maxLength={mostAltLetters}
        hint={`For those who do not see it: say what and where. ${alt.length} of ${mostAltLetters} characters.`}
        error={errors.alt}
      />
    </Dialog>
  )
}

function useSend(onPicture: (picture: Picture) => void, onFault: (fault: string | undefined) => void) {
  const [isSending, setSending] = useState(false)
  const told = useRef({ onPicture, onFault })
  told.current = { onPicture, onFault }
  const [send] = useState(() => async (file: File) => {
    const known = faultOfFile(file, officePictureKinds)
    told.current.onFault(known ?? undefined)
    if (known) return
    setSending(true)
    try {
      told.current.onPicture(await call(uploadOfficePicture, {}, { file }))
    } catch (error) {
      told.current.onFault(
        error instanceof ApiError
          ? (error.fields.file ?? error.message)
          : 'The picture could not be sent. Please try again.',
      )
    } finally {
      setSending(false)
    }
  })
  return { send, isSending }
}
