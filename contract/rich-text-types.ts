import type { MathNode } from './math-tree.ts'

/**
 * The rich-text document of product.md: the editor's JSON, checked against this schema before it is stored and drawn
 * from it wherever it is shown, never by trusting HTML. The server reads one through `readRichText` of its capability
 * `writing`, which cleans links, knows the pictures and draws the formulas.
 */
export interface RichTextDocument {
  type: 'doc'
  content: RichTextBlock[]
}

/** Marks that carry nothing but themselves. */
export const plainMarks = ['bold', 'italic', 'underline', 'strike', 'subscript', 'superscript', 'code'] as const
export type PlainMark = { type: (typeof plainMarks)[number] }
export type LinkMark = { type: 'link'; attrs: { href: string } }
export type Mark = PlainMark | LinkMark

export interface TextNode {
  type: 'text'
  text: string
  marks?: Mark[] | undefined
}
export interface HardBreak {
  type: 'hardBreak'
}
export interface FormulaAttrs {
  latex: string
  /** How it is read aloud; left out, the signs are. */
  spoken?: string | undefined
  /** Drawn by the server, whatever was sent. */
  math?: MathNode[] | undefined
}
export interface FormulaNode {
  type: 'formula'
  attrs: FormulaAttrs
}
export type InlineNode = TextNode | HardBreak | FormulaNode

export interface ParagraphNode {
  type: 'paragraph'
  content?: InlineNode[] | undefined
}
export interface HeadingNode {
  type: 'heading'
  attrs: { level: 2 | 3 | 4 }
  content?: InlineNode[] | undefined
}
export interface ListItemNode {
  type: 'listItem'
  content: RichTextBlock[]
}
export interface BulletListNode {
  type: 'bulletList'
  content: ListItemNode[]
}
export interface OrderedListNode {
  type: 'orderedList'
  attrs?: { start: number } | undefined
  content: ListItemNode[]
}
export interface BlockquoteNode {
  type: 'blockquote'
  content: RichTextBlock[]
}
export interface CellNode {
  type: 'tableCell' | 'tableHeader'
  content: RichTextBlock[]
}
export interface TableRowNode {
  type: 'tableRow'
  content: CellNode[]
}
export interface TableNode {
  type: 'table'
  content: TableRowNode[]
}
/** A stored picture by its path; size and ground come from the server, so that nothing moves when it arrives. */
export interface ImageNode {
  type: 'image'
  attrs: {
    path: string
    alt: string
    width?: number | undefined
    height?: number | undefined
    ground?: string | undefined
  }
}
/** A film at one of the named hosts, never a free address. */
export interface VideoNode {
  type: 'video'
  attrs: { host: 'youtube' | 'vimeo'; id: string; title: string; captions?: string | undefined }
}
export interface FormulaBlockNode {
  type: 'formulaBlock'
  attrs: FormulaAttrs
}
export interface RuleNode {
  type: 'horizontalRule'
}

export type RichTextBlock =
  | ParagraphNode
  | HeadingNode
  | BulletListNode
  | OrderedListNode
  | BlockquoteNode
  | TableNode
  | ImageNode
  | VideoNode
  | FormulaBlockNode
  | RuleNode
