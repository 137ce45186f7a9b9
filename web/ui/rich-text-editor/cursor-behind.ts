import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import { putCursorBehind } from './insert-node.ts'

/** What is pasted or dropped as the last of a text would stay selected, and the next key would take its place. */
export const CursorBehind = Extension.create({
  name: 'cursorBehind',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, _, state) {
        const has = (event: string) => transactions.some((one) => one.docChanged && one.getMeta('uiEvent') === event)
        if (!(state.selection instanceof NodeSelection) || !(has('paste') || has('drop'))) return null
        const { tr } = state
        putCursorBehind(tr)
        return tr
      },
    }),
  ],
})
