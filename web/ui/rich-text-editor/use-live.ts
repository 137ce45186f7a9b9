import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'

/** Something about the editor as it is now. React may draw once more after an editor has gone: then what it was before it came. */
export function useLive<T>(editor: Editor, read: (editor: Editor) => T, idle: T): T {
  return useEditorState({ editor, selector: () => (editor.isDestroyed || !editor.schema ? idle : read(editor)) })
}
