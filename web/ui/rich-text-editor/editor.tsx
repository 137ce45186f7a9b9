import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import type { RichTextDocument } from '#contract/rich-text-types.ts'
import { sameJson } from '#web/platform/same-json.ts'
import { cx } from '../cx.ts'
import { cleanPaste } from './clean-paste.ts'
import { toDocument } from './document.ts'
import './editor.css'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { extensions } from './extensions.ts'
import { FormulaDialog } from './formula-dialog.tsx'
import { ImageDialog } from './image-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { StatusLine } from './status-line.tsx'
import { type DialogName, Toolbar } from './toolbar.tsx'
import { VideoDialog } from './video-dialog.tsx'

export type EditorProps = {
  label: string
  /** What it begins with. For another text, give the component another `key`. */
  value: RichTextDocument
  /** A document of our schema, half a second after the last change, and at once when the focus leaves. */
  onChange: (document: RichTextDocument) => void
  /** What is wrong with it, shown below and announced. */
  error?: string | undefined
  id?: string
}

const restMs = 500

/** The editor itself; pages use `RichTextEditor`, which loads it. */
export function Editor({ label, value, onChange, error, id = 'rich-text' }: EditorProps) {
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const isLeaving = useRef(false)
  const report = useReport(value, onChange)
  const takeFiles = (files: readonly File[]) => {
    if (files.length > 0) setFiles((now) => [...now, ...files])
    return files.length > 0
  }
  const editor = useEditor({
    extensions,
    content: value.content.length > 0 ? value : { type: 'doc', content: [{ type: 'paragraph' }] },
    // The page's policy forbids style elements; editor.css says the same.
    injectCSS: false,
    // Made once the page is drawn: one made while drawing is thrown away when the drawing takes long.
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        id,
        class: 'rich rich-editor',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        spellcheck: 'true',
        lang: 'en-GB',
      },
      // Elsewhere in the office this key finds; within a text it links, and nobody else hears of it.
      handleKeyDown: (_, event) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
          return false
        event.stopPropagation()
        setDialog('link')
        return true
      },
      // In a list Tab moves the entry, in a table the cell: Escape lets it go on to the next field instead.
      handleDOMEvents: {
        keydown: (_, event) => {
          const leaves = isLeaving.current && event.key === 'Tab'
          isLeaving.current = event.key === 'Escape' || (isLeaving.current && event.key === 'Shift')
          return leaves
        },
        blur: () => {
          isLeaving.current = false
          return false
        },
      },
      transformPastedHTML: cleanPaste,
      // Word puts a picture of the words beside the words: only pictures that come alone are pictures.
      handlePaste: (_, event) =>
        !event.clipboardData?.getData('text/html') &&
        takeFiles([...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))),
      // Whatever file is dropped is taken up: of one that is no picture the dialog says so, while the browser would
      // leave the page to open it.
      handleDrop: (_, event, __, moved) => !moved && takeFiles([...(event.dataTransfer?.files ?? [])]),
    },
    onUpdate: ({ editor }) => report.later(() => toDocument(editor.getJSON())),
    onBlur: () => report.now(),
  })
  useEffect(() => report.now, [report])
  useEffect(() => {
    if (!editor || editor.isDestroyed) return
    const box = editor.view.dom
    if (error) box.setAttribute('aria-invalid', 'true')
    else box.removeAttribute('aria-invalid')
    box.setAttribute('aria-describedby', `${id}-keys ${id}-error`)
  }, [editor, error, id])

  const close = () => setDialog(null)
  if (!editor) return <EditorSkeleton />
  return (
    <div>
      <div className={cx('rounded-field border bg-surface', error ? 'border-beni' : 'border-edge')}>
        <Toolbar editor={editor} onOpen={setDialog} controls={id} />
        <EditorContent editor={editor} />
        <StatusLine editor={editor} />
      </div>
      <p id={`${id}-keys`} className="sr-only">
        Escape, then Tab, leaves the text.
      </p>
      <p id={`${id}-error`} role={error ? 'alert' : undefined} className="mt-1.5 text-sm text-beni empty:hidden">
        {error}
      </p>
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'video' && <VideoDialog editor={editor} onClose={close} />}
      {dialog === 'formula' && <FormulaDialog editor={editor} onClose={close} />}
      {dialog === 'image' && <ImageDialog editor={editor} file={null} onClose={close} />}
      {files[0] && (
        // One after the other: each needs its words.
        <ImageDialog
          key={files.length}
          editor={editor}
          file={files[0]}
          onClose={() => setFiles((now) => now.slice(1))}
        />
      )}
    </div>
  )
}

/** Tells of changes when somebody rests, and never of what is the same. */
function useReport(first: RichTextDocument, onChange: EditorProps['onChange']) {
  const tell = useRef(onChange)
  tell.current = onChange
  const [report] = useState(() => {
    let told = first
    let waiting: (() => RichTextDocument) | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const now = () => {
      clearTimeout(timer)
      const document = waiting?.()
      waiting = null
      if (!document || sameJson(document, told)) return
      told = document
      tell.current(document)
    }
    const later = (read: () => RichTextDocument) => {
      waiting = read
      clearTimeout(timer)
      timer = setTimeout(now, restMs)
    }
    return { now, later }
  })
  return report
}
