import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { namesUser, safeHref, userInLink } from '#contract/safe-href.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { TextField } from '../field.tsx'

const leadsNowhere = 'Only web pages, paths of ours such as /faq, mailto: and tel: can be linked.'

type LinkDialogProps = { editor: Editor; onClose: () => void }

/** Where the chosen words lead. With none chosen, the words are asked for too. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const before = String(editor.getAttributes('link').href ?? '')
  const isNew = editor.state.selection.empty && before === ''
  const [address, setAddress] = useState(before === 'about:blank' ? '' : before)
  const [words, setWords] = useState('')
  const [error, setError] = useState('')

  const save = () => {
    if (address.trim() === '') return setError('Write an address, such as https://example.com.')
    if (namesUser(withProtocol(address))) return setError(userInLink)
    const href = safeHref(withProtocol(address))
    // It would become a link that leads nowhere: who writes it hears so, and mends it.
    if (href === 'about:blank') return setError(leadsNowhere)
    const chain = editor.chain().focus()
    if (isNew) {
      const text = words.trim() || address.trim()
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.extendMarkRange('link').setMark('link', { href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
    onClose()
  }
  return (
    <Dialog
      title={before ? 'Change the link' : 'Add a link'}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {before && (
            <Button variant="danger" onPress={remove}>
              Take the link away
            </Button>
          )}
          <Button variant="primary" onPress={save}>
            {before ? 'Change the link' : 'Add the link'}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label="Address"
          value={address}
          onChange={(typed) => {
            setAddress(typed)
            setError('')
          }}
          hint="A web page, a path of ours such as /faq, mailto: or tel:."
          error={error}
          autoFocus
        />
        {isNew && (
          <TextField label="Words" value={words} onChange={setWords} optional hint="Without any, the address itself." />
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

/** As people type them: a host without its protocol, an address of mail without its word. */
function withProtocol(typed: string): string {
  const address = typed.trim()
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(address) ? `https://${address}` : address
}
