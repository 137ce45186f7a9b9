import { useState } from 'react'
import type { RichTextDocument } from '#contract/rich-text-types.ts'
import { RichText } from '#web/ui/rich-text.tsx'
import { RichTextEditor } from '#web/ui/rich-text-editor/rich-text-editor.tsx'

const begins: RichTextDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'The mountain is shy' }] },
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'It shows itself early, when the air is cold and the lake is still.' }],
    },
  ],
}

/** The editor, and what becomes of what is written in it, to try both. */
export default function Words() {
  const [document, setDocument] = useState(begins)
  return (
    <div className="grid max-w-[900px] gap-8">
      <h1 className="font-serif text-d3">Words</h1>
      <RichTextEditor label="Words" value={begins} onChange={setDocument} thing="style-guide" />
      <section aria-label="As it is read">
        <RichText of={document} className="max-w-[68ch] text-ink-2" />
      </section>
      <pre data-written className="text-xs wrap-anywhere whitespace-pre-wrap">
        {JSON.stringify(document)}
      </pre>
    </div>
  )
}
