import type { Editor, JSONContent } from '@tiptap/core'
import { NodeSelection, Selection } from '@tiptap/pm/state'

/**
 * Puts a node where the cursor is, never in the place of another that is selected, and the cursor behind it: what is
 * typed next must not take its place either.
 */
export function insertNode(editor: Editor, node: JSONContent) {
  const { selection } = editor.state
  const chain = editor.chain().focus()
  if (selection instanceof NodeSelection) chain.insertContentAt(selection.to, node)
  else chain.insertContent(node)
  chain
    .command(({ tr }) => {
      if (!(tr.selection instanceof NodeSelection)) return true
      const behind = Selection.findFrom(tr.doc.resolve(tr.selection.to), 1, true)
      if (behind) tr.setSelection(behind)
      return true
    })
    .run()
}
