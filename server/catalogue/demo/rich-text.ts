import type { Mark, RichTextBlock, RichTextDocument, TextNode } from '#contract/rich-text.ts'

type ParagraphNode = Extract<RichTextBlock, { type: 'paragraph' }>
type HeadingNode = Extract<RichTextBlock, { type: 'heading' }>
type BulletListNode = Extract<RichTextBlock, { type: 'bulletList' }>

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

export const doc = (...content: RichTextBlock[]): RichTextDocument => ({ type: 'doc', content })
