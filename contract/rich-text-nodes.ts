import * as z from 'zod/mini'
import { Formula, Marks } from './rich-text-marks.ts'
import type {
  BlockquoteNode,
  BulletListNode,
  CellNode,
  ListItemNode,
  OrderedListNode,
  RichTextBlock,
  TableNode,
  TableRowNode,
} from './rich-text-types.ts'

/** The nodes of a document. What nests is declared by its type, since a schema cannot name what comes after it. */

const Text = z.strictObject({
  type: z.literal('text'),
  text: z.string().check(z.minLength(1, 'An empty text cannot be kept.')),
  marks: z.optional(Marks),
})
const HardBreak = z.strictObject({ type: z.literal('hardBreak') })
const InlineFormula = z.strictObject({ type: z.literal('formula'), attrs: Formula })
const Inline = z.discriminatedUnion('type', [Text, HardBreak, InlineFormula], 'This cannot stand within a line.')
const inlines = z.optional(z.array(Inline))

const Paragraph = z.strictObject({ type: z.literal('paragraph'), content: inlines })
const Heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.literal([2, 3, 4], 'Headings are of level 2, 3 or 4.') }),
  content: inlines,
})
const FormulaBlock = z.strictObject({ type: z.literal('formulaBlock'), attrs: Formula })
const HorizontalRule = z.strictObject({ type: z.literal('horizontalRule') })

const Image = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({
    path: z.string().check(z.regex(/^[a-z]+\/[\w-]{1,120}$/, 'Please choose a picture.')),
    alt: z
      .string('Say what one sees in this picture.')
      .check(
        z.trim(),
        z.minLength(1, 'Say what one sees in this picture.'),
        z.maxLength(500, 'Please keep what one sees under 500 characters.'),
      ),
    width: z.optional(z.int().check(z.minimum(1), z.maximum(20_000))),
    height: z.optional(z.int().check(z.minimum(1), z.maximum(20_000))),
    ground: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  }),
})

const Video = z.strictObject({
  type: z.literal('video'),
  attrs: z.strictObject({
    host: z.enum(['youtube', 'vimeo'], 'Videos come from YouTube or Vimeo.'),
    id: z.string().check(z.regex(/^(?:[\w-]{11}|\d{6,12})$/, 'This is no film of YouTube or Vimeo.')),
    title: z
      .string('Say what the film shows.')
      .check(z.trim(), z.minLength(1, 'Say what the film shows.'), z.maxLength(160, 'At most 160 characters.')),
    captions: z.optional(z.string().check(z.trim(), z.maxLength(60, 'At most 60 characters.'))),
  }),
})

const full = <Node extends z.ZodMiniType>(node: Node, most: number, missing = 'Something is missing here.') =>
  z.array(node).check(z.minLength(1, missing), z.maxLength(most, `At most ${most} can stand here.`))

const blocks = z.lazy(() => full(Block, 1000))
const inCell = z.lazy(() => full(CellBlock, 100))

const ListItem: z.ZodMiniType<ListItemNode> = z.strictObject({ type: z.literal('listItem'), content: blocks })
const BulletList = z.strictObject({ type: z.literal('bulletList'), content: full(ListItem, 1000) })
const OrderedList = z.strictObject({
  type: z.literal('orderedList'),
  attrs: z.optional(z.strictObject({ start: z.int().check(z.minimum(1), z.maximum(9999)) })),
  content: full(ListItem, 1000),
})
const Blockquote = z.strictObject({ type: z.literal('blockquote'), content: blocks })

const Cell: z.ZodMiniType<CellNode> = z.strictObject({
  type: z.enum(['tableCell', 'tableHeader']),
  content: inCell,
})
const TableRow: z.ZodMiniType<TableRowNode> = z.strictObject({
  type: z.literal('tableRow'),
  content: full(Cell, 12),
})
const Table = z
  .strictObject({ type: z.literal('table'), content: full(TableRow, 100) })
  .check(
    z.refine(
      ({ content }) => content.every((row) => row.content.length === content[0]?.content.length),
      'Every row of a table has the same number of cells.',
    ),
  )

const notKnown = 'This part of the text is not known here.'
const simple = [Paragraph, Heading, Image, FormulaBlock, BulletList, OrderedList] as const
type Lists = BulletListNode | OrderedListNode
const CellBlock = z.discriminatedUnion('type', simple, notKnown) as z.ZodMiniType<
  Exclude<RichTextBlock, TableNode | BlockquoteNode> | Lists
>
const Block = z.discriminatedUnion(
  'type',
  [...simple, Blockquote, Table, Video, HorizontalRule],
  notKnown,
) as z.ZodMiniType<RichTextBlock>

export const Root = z.strictObject({
  type: z.literal('doc', 'A text is one document.'),
  content: z.array(Block).check(z.maxLength(2000, 'At most 2,000 paragraphs.')),
})
