import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { drawFormula } from '#contract/formulas.ts'
import type { MathNode } from '#contract/math-tree.ts'
import type { FormulaAttrs } from '#contract/rich-text-types.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { TextField } from '../field.tsx'
import { Formula } from '../formula.tsx'
import { Segmented } from '../segmented.tsx'
import { insertNode } from './insert-node.ts'

const example = String.raw`T_{5th} = T_{Tokyo} - 0.65 \times \frac{2305 - 40}{100}`

type Kind = 'formula' | 'formulaBlock'

/** A formula in LaTeX, drawn by the server while it is typed: what is seen here is what will be. */
export function FormulaDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const active = (['formula', 'formulaBlock'] as const).find((name) => editor.isActive(name))
  const before = active ? (editor.getAttributes(active) as FormulaAttrs) : null
  const [latex, setLatex] = useState(before?.latex ?? '')
  const [spoken, setSpoken] = useState(before?.spoken ?? '')
  const [kind, setKind] = useState<Kind>(active ?? 'formula')
  const { math, fault } = useDrawing(latex, kind === 'formulaBlock')
  const [missing, setMissing] = useState('')

  const save = () => {
    if (latex.trim() === '') return setMissing('Write the formula.')
    if (fault) return
    const attrs = { latex: latex.trim(), spoken: spoken.trim() || null, math }
    if (active === kind) editor.chain().focus().updateAttributes(kind, attrs).run()
    else {
      // Moved from the line to a place of its own, or back: it is the same formula.
      if (active) editor.commands.deleteSelection()
      insertNode(editor, { type: kind, attrs })
    }
    onClose()
  }
  return (
    <Dialog
      title={before ? 'Change the formula' : 'Add a formula'}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" onPress={save}>
          {before ? 'Change the formula' : 'Add the formula'}
        </Button>
      }
    >
      <TextField
        label="LaTeX"
        rows={3}
        // LaTeX reads from the left in every direction of writing.
        className="[&_textarea]:[direction:ltr]"
        value={latex}
        onChange={(typed) => {
          setLatex(typed)
          setMissing('')
        }}
        maxLength={1000}
        autoFocus
        hint={`Such as \u2066${example}\u2069`}
        error={missing || fault}
      />
      <div className="rich grid min-h-16 place-items-center overflow-x-auto bg-paper-2 p-3 text-ink" aria-live="polite">
        {math ? <Formula of={{ latex, spoken, math }} /> : <span className="text-sm text-ink-3">How it will look</span>}
      </div>
      <TextField
        label="Read aloud as"
        value={spoken}
        onChange={setSpoken}
        maxLength={300}
        optional
        hint="In words, for those who hear it."
      />
      <div className="grid gap-1.5 text-sm">
        <span id="formula-place" className="font-semibold text-ink">
          Place
        </span>
        <div>
          <Segmented
            labelledBy="formula-place"
            value={kind}
            onChange={setKind}
            choices={[
              { id: 'formula', label: 'In the line' },
              { id: 'formulaBlock', label: 'On its own' },
            ]}
          />
        </div>
      </div>
    </Dialog>
  )
}

/** The last drawing stays while the next is on its way; without a connection, saving decides. */
function useDrawing(latex: string, block: boolean): { math: MathNode[] | null; fault: string } {
  const [drawn, setDrawn] = useState<{ math: MathNode[] | null; fault: string }>({ math: null, fault: '' })
  const typed = latex.trim()
  useEffect(() => {
    if (typed === '') {
      setDrawn({ math: null, fault: '' })
      return
    }
    let gone = false
    const soon = setTimeout(() => {
      call(drawFormula, { latex: typed, block }).then(
        ({ math }) => !gone && setDrawn({ math, fault: '' }),
        (error: unknown) => {
          const fault = error instanceof ApiError && !error.isOutage ? (error.fields.latex ?? error.message) : ''
          if (!gone) setDrawn({ math: null, fault })
        },
      )
    }, 200)
    return () => {
      gone = true
      clearTimeout(soon)
    }
  }, [typed, block])
  return drawn
}
