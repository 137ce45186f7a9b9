import type { ReactNode } from 'react'
import type { Mark, RichTextBlock, RichTextDocument, TextNode } from '#contract/rich-text.ts'
import { safeHref } from '#contract/safe-href.ts'
import { TextLink } from './text-link.tsx'

type RichTextProps = { of: RichTextDocument; className?: string }

/** A document of the editor, drawn from its nodes: nothing in it is ever read as HTML. */
export function RichText({ of: document, className }: RichTextProps) {
  return <div className={className}>{document.content.map(drawBlock)}</div>
}

/** A document never changes while it is shown, so a place in it is as good as a name. */
function drawBlock(block: RichTextBlock, place: number) {
  switch (block.type) {
    case 'heading':
      return block.attrs.level === 2 ? (
        <h2 key={place} className="mt-9 mb-3 font-serif text-d4 first:mt-0">
          {drawText(block.content)}
        </h2>
      ) : (
        <h3 key={place} className="mt-7 mb-2 font-semibold first:mt-0">
          {drawText(block.content)}
        </h3>
      )
    case 'bulletList':
      return (
        <ul key={place} className="mt-4 grid list-disc gap-1.5 ps-5 marker:text-ink-3 first:mt-0">
          {block.content.map((item) => (
            <li key={JSON.stringify(item)}>{item.content.map(drawBlock)}</li>
          ))}
        </ul>
      )
    case 'paragraph':
      return (
        <p key={place} className="mt-4 first:mt-0">
          {drawText(block.content)}
        </p>
      )
  }
}

const drawText = (nodes: readonly TextNode[] = []) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the place of a text in its paragraph is its name
  nodes.map((node, place) => <Marked key={place} node={node} />)

function Marked({ node }: { node: TextNode }) {
  return (node.marks ?? []).reduceRight<ReactNode>((inner, mark) => drawMark(mark, inner), node.text)
}

function drawMark(mark: Mark, inner: ReactNode): ReactNode {
  if (mark.type === 'bold') return <strong className="font-semibold">{inner}</strong>
  if (mark.type === 'italic') return <em>{inner}</em>
  const href = safeHref(mark.attrs.href)
  return href.startsWith('/') ? <TextLink to={href}>{inner}</TextLink> : <TextLink href={href}>{inner}</TextLink>
}
