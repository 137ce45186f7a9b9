import type { Editor } from '@tiptap/core'
import {
  Bold,
  Code,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Strikethrough,
  Subscript,
  Superscript,
  TextQuote,
  Underline,
} from 'lucide-react'

export type Toggle = { id: string; label: string; keys?: string; icon: LucideIcon; run: (editor: Editor) => boolean }

const mark = (id: string, label: string, icon: LucideIcon, keys?: string): Toggle => ({
  ...{ id, label, icon, ...(keys ? { keys } : {}) },
  run: (editor) => editor.commands.toggleMark(id),
})

/** What a press turns on and off; each is pressed while it is on where the cursor is. */
export const markToggles: readonly Toggle[] = [
  mark('bold', 'Bold', Bold, 'Ctrl B'),
  mark('italic', 'Italic', Italic, 'Ctrl I'),
  mark('underline', 'Underline', Underline, 'Ctrl U'),
  mark('strike', 'Strike', Strikethrough, 'Ctrl Shift S'),
  mark('superscript', 'Superscript', Superscript, 'Ctrl .'),
  mark('subscript', 'Subscript', Subscript, 'Ctrl ,'),
  mark('code', 'Code', Code, 'Ctrl E'),
]

export const blockToggles: readonly Toggle[] = [
  {
    id: 'bulletList',
    label: 'List',
    icon: List,
    keys: 'Ctrl Shift 8',
    run: (editor) => editor.commands.toggleBulletList(),
  },
  {
    ...{ id: 'orderedList', label: 'Numbered list', icon: ListOrdered, keys: 'Ctrl Shift 7' },
    run: (editor) => editor.commands.toggleOrderedList(),
  },
  {
    ...{ id: 'blockquote', label: 'Quote', icon: TextQuote, keys: 'Ctrl Shift B' },
    run: (editor) => editor.commands.toggleBlockquote(),
  },
]

export const blockTypes = [
  { id: 'paragraph', label: 'Paragraph', run: (editor: Editor) => editor.commands.setParagraph() },
  { id: 'h2', label: 'Heading', run: (editor: Editor) => editor.commands.setHeading({ level: 2 }) },
  { id: 'h3', label: 'Small heading', run: (editor: Editor) => editor.commands.setHeading({ level: 3 }) },
  { id: 'h4', label: 'Smallest heading', run: (editor: Editor) => editor.commands.setHeading({ level: 4 }) },
] as const

export function blockTypeOf(editor: Editor): string {
  const level = [2, 3, 4].find((some) => editor.isActive('heading', { level: some }))
  return level ? `h${level}` : 'paragraph'
}

type TableDeed = { id: string; label: string; run: (editor: Editor) => boolean; isDanger?: boolean }

export const tableDeeds: readonly TableDeed[] = [
  { id: 'row-before', label: 'Row above', run: (editor) => editor.commands.addRowBefore() },
  { id: 'row-after', label: 'Row below', run: (editor) => editor.commands.addRowAfter() },
  { id: 'column-before', label: 'Column before', run: (editor) => editor.commands.addColumnBefore() },
  { id: 'column-after', label: 'Column after', run: (editor) => editor.commands.addColumnAfter() },
  { id: 'header-row', label: 'Headings in the first row', run: (editor) => editor.commands.toggleHeaderRow() },
  { id: 'header-column', label: 'Headings in the first column', run: (editor) => editor.commands.toggleHeaderColumn() },
  { id: 'row-out', label: 'Take the row out', isDanger: true, run: (editor) => editor.commands.deleteRow() },
  { id: 'column-out', label: 'Take the column out', isDanger: true, run: (editor) => editor.commands.deleteColumn() },
  { id: 'table-out', label: 'Take the table out', isDanger: true, run: (editor) => editor.commands.deleteTable() },
]
