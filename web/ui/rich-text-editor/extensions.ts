import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { CursorBehind } from './cursor-behind.ts'
import { ExactHistory } from './exact-history.ts'
import { OurLink } from './link-mark.ts'
import { FormulaBlock, ImageBlock, InlineFormula, VideoBlock } from './nodes.tsx'

export const undoSteps = 100
const mergedWithinMs = 1000

/** One cell is one cell: what is pasted as merged comes apart. */
const single = { default: 1, parseHTML: () => 1, rendered: false }
const cellAttributes = () => ({
  colspan: single,
  rowspan: single,
  colwidth: { default: null, parseHTML: () => null, rendered: false },
})
const inCell = '(paragraph|heading|bulletList|orderedList|image|formulaBlock)+'

/** Exactly the nodes and marks of contract/rich-text-nodes.ts. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: false,
    undoRedo: false,
    dropcursor: { color: false, class: 'dropcursor' },
  }),
  ExactHistory.configure({ depth: undoSteps, newGroupDelay: mergedWithinMs }),
  CursorBehind,
  OurLink,
  Subscript,
  Superscript,
  Table.configure({ resizable: false }),
  TableRow,
  TableCell.extend({ content: inCell, addAttributes: cellAttributes }),
  TableHeader.extend({ content: inCell, addAttributes: cellAttributes }),
  ImageBlock,
  VideoBlock,
  InlineFormula,
  FormulaBlock,
]
