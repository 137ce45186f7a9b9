import type { Editor } from '@tiptap/core'
import { undoDepth } from '@tiptap/pm/history'
import { findTooLarge } from '#contract/rich-text-bounds.ts'
import { blockTypeOf, blockTypes } from './commands.ts'
import { countWords } from './document.ts'
import { undoSteps } from './extensions.ts'
import { useLive } from './use-live.ts'

const places: [string, string][] = [
  ['link', 'link'],
  ['bulletList', 'list'],
  ['orderedList', 'numbered list'],
  ['blockquote', 'quote'],
  ['table', 'table'],
  ['image', 'picture'],
  ['video', 'film'],
]

/** Words, steps that can be undone, and where the cursor stands; too long a text is said here at once. */
export function StatusLine({ editor }: { editor: Editor }) {
  const { words, steps, place, tooLarge } = useLive(
    editor,
    () => ({
      words: countWords(editor.getText({ blockSeparator: ' ' })),
      steps: undoDepth(editor.state),
      place: placeOf(editor),
      tooLarge: findTooLarge(editor.getJSON()),
    }),
    { words: 0, steps: 0, place: '', tooLarge: null },
  )
  return (
    <div className="flex flex-wrap gap-x-5 border-t border-line px-3 py-1.5 text-xs text-ink-3">
      <span>
        <bdi>{words}</bdi> {words === 1 ? 'word' : 'words'}
      </span>
      <span>
        Undo: <bdi>{steps}</bdi> of <bdi>{undoSteps}</bdi> steps
      </span>
      <span>{place}</span>
      <span role="status" className="text-beni">
        {tooLarge}
      </span>
    </div>
  )
}

function placeOf(editor: Editor): string {
  const kind = blockTypes.find(({ id }) => id === blockTypeOf(editor))?.label ?? ''
  const around = places.filter(([name]) => editor.isActive(name)).map(([, word]) => word)
  const href = String(editor.getAttributes('link').href ?? '')
  return [kind, ...around].join(', ') + (href ? `: ${href === 'about:blank' ? 'blank' : href}` : '')
}
