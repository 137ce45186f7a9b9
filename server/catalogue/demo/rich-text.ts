/** The rich-text document of product.md: the editor's JSON, here with the few node types that tour details use. */
export type Mark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } }
export type TextNode = { type: 'text'; text: string; marks?: Mark[] }
export type ParagraphNode = { type: 'paragraph'; content: TextNode[] }
export type HeadingNode = { type: 'heading'; attrs: { level: 2 | 3 }; content: TextNode[] }
export type ListItemNode = { type: 'listItem'; content: ParagraphNode[] }
export type BulletListNode = { type: 'bulletList'; content: ListItemNode[] }
export type BlockNode = ParagraphNode | HeadingNode | BulletListNode
export type RichTextDocument = { type: 'doc'; content: BlockNode[] }

/** Plain strings become text nodes without marks. */
export type Inline = string | TextNode

const asText = (inline: Inline): TextNode => (typeof inline === 'string' ? { type: 'text', text: inline } : inline)

const marked = (mark: Mark, inline: Inline): TextNode => {
  const node = asText(inline)
  return { ...node, marks: [...(node.marks ?? []), mark] }
}

export const bold = (inline: Inline): TextNode => marked({ type: 'bold' }, inline)
export const italic = (inline: Inline): TextNode => marked({ type: 'italic' }, inline)
export const link = (inline: Inline, href: string): TextNode => marked({ type: 'link', attrs: { href } }, inline)

export const paragraph = (...content: Inline[]): ParagraphNode => ({ type: 'paragraph', content: content.map(asText) })

export const heading = (level: 2 | 3, ...content: Inline[]): HeadingNode => ({
  type: 'heading',
  attrs: { level },
  content: content.map(asText),
})

/** One item per argument. */
export const bullets = (...items: Inline[]): BulletListNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
})

export const doc = (...content: BlockNode[]): RichTextDocument => ({ type: 'doc', content })
