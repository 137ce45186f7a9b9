import * as z from 'zod/mini'

/**
 * The rich-text document of product.md: the editor's JSON, checked against this schema before it is stored and drawn
 * from it wherever it is shown, never by trusting HTML.
 */
const Mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: z.string().check(z.maxLength(2000)) }) }),
])
export type Mark = z.output<typeof Mark>

const TextNode = z.strictObject({
  type: z.literal('text'),
  text: z.string().check(z.minLength(1)),
  marks: z.optional(z.array(Mark)),
})
export type TextNode = z.output<typeof TextNode>

const Paragraph = z.strictObject({ type: z.literal('paragraph'), content: z.optional(z.array(TextNode)) })
const Heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.literal([2, 3]) }),
  content: z.optional(z.array(TextNode)),
})
const ListItem = z.strictObject({ type: z.literal('listItem'), content: z.array(Paragraph) })
const BulletList = z.strictObject({ type: z.literal('bulletList'), content: z.array(ListItem) })

export const RichTextBlock = z.discriminatedUnion('type', [Paragraph, Heading, BulletList])
export type RichTextBlock = z.output<typeof RichTextBlock>

export const RichTextDocument = z.strictObject({ type: z.literal('doc'), content: z.array(RichTextBlock) })
export type RichTextDocument = z.output<typeof RichTextDocument>
