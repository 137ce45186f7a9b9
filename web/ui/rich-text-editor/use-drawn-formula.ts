import type { Editor } from '@tiptap/core'
import { useEffect } from 'react'
import { drawFormula } from '#contract/formulas.ts'
import type { FormulaAttrs } from '#contract/rich-text-types.ts'
import { call } from '#web/platform/api.ts'

interface Drawn {
  attrs: FormulaAttrs
  block: boolean
  editor: Editor
  getPos: () => number | undefined
}

/** A formula that came without its drawing, such as by pasting, is drawn; that is no step to undo. */
export function useDrawnFormula({ attrs: { latex, math }, block, editor, getPos }: Drawn) {
  const isDrawn = Boolean(math)
  useEffect(() => {
    if (isDrawn) return
    let gone = false
    // Without a drawing it shows as it is written, and saving says what is wrong with it.
    call(drawFormula, { latex, block }).then(
      (drawn) => {
        const at = getPos()
        if (gone || at === undefined || editor.isDestroyed) return
        const { tr } = editor.state
        editor.view.dispatch(tr.setNodeAttribute(at, 'math', drawn.math).setMeta('addToHistory', false))
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [isDrawn, latex, block, editor, getPos])
}
