import type { JSONContent } from '@tiptap/core'
import type { InlineNode, Mark, RichTextBlock, RichTextDocument } from '#contract/rich-text-types.ts'

/**
 * The editor's JSON as a document of our schema: the editor writes every attribute that a node could have, and ends
 * every text with an empty paragraph to click into; neither is kept.
 */
export function toDocument(json: JSONContent): RichTextDocument {
  const content = (json.content ?? []).map((node) => toNode(node) as RichTextBlock)
  while (content.length > 0 && isEmptyParagraph(content.at(-1))) content.pop()
  return { type: 'doc', content }
}

const isEmptyParagraph = (block: RichTextBlock | undefined) => block?.type === 'paragraph' && !block.content?.length

/** The attributes that we know, by node; those of all others are left out. */
const keptAttrs: Record<string, readonly string[]> = {
  heading: ['level'],
  image: ['path', 'alt', 'width', 'height', 'ground'],
  video: ['host', 'id', 'title', 'captions'],
  formula: ['latex', 'spoken', 'math'],
  formulaBlock: ['latex', 'spoken', 'math'],
}

function toNode(node: JSONContent): RichTextBlock | InlineNode {
  const { type = '', text, marks, content } = node
  const attrs = attrsOf(node)
  return {
    type,
    ...(attrs ? { attrs } : {}),
    ...(text === undefined ? {} : { text }),
    ...(marks?.length ? { marks: marks.map(toMark) } : {}),
    ...(content?.length ? { content: content.map(toNode) } : {}),
  } as RichTextBlock | InlineNode
}

function attrsOf({ type = '', attrs = {} }: JSONContent) {
  if (type === 'orderedList') return Number(attrs.start) > 1 ? { start: Number(attrs.start) } : null
  const kept = (keptAttrs[type] ?? []).filter(
    (name) => attrs[name] !== null && attrs[name] !== undefined && attrs[name] !== '',
  )
  return kept.length > 0 ? Object.fromEntries(kept.map((name) => [name, attrs[name]])) : null
}

const toMark = ({ type, attrs }: { type: string; attrs?: Record<string, unknown> }) =>
  (type === 'link' ? { type, attrs: { href: String(attrs?.href ?? '') } } : { type }) as Mark

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
