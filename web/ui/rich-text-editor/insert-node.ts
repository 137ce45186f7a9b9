import type { Editor, JSONContent } from '@tiptap/core'
import { NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state'

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
      putCursorBehind(tr)
      return true
    })
    .run()
}

/**
 * From what is selected to the text behind it. At the end of the text, of a cell or of a list's entry there is none: the
 * paragraph that the editor ends a text with comes only after the change, so one is made here.
 */
export function putCursorBehind(tr: Transaction): void {
  const { selection } = tr
  if (!(selection instanceof NodeSelection)) return
  const { $to, to, node } = selection
  if (node.isInline) {
    tr.setSelection(TextSelection.create(tr.doc, to))
    return
  }
  const behind = $to.nodeAfter && Selection.findFrom($to, 1, true)
  if (behind) {
    tr.setSelection(behind)
    return
  }
  const { paragraph } = tr.doc.type.schema.nodes
  if (!paragraph || !$to.parent.canReplaceWith($to.index(), $to.index(), paragraph)) return
  tr.insert(to, paragraph.create())
  tr.setSelection(TextSelection.create(tr.doc, to + 1))
}
