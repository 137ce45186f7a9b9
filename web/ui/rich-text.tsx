import { createElement, Fragment, type ReactNode } from 'react'
import type { InlineNode, Mark, RichTextBlock, RichTextDocument, TableNode } from '#contract/rich-text-types.ts'
import { safeHref } from '#contract/safe-href.ts'
import { cx } from './cx.ts'
import { Formula } from './formula.tsx'
import { TextImage } from './text-image.tsx'
import { TextLink } from './text-link.tsx'
import { VideoPanel } from './video-panel.tsx'

type RichTextProps = { of: RichTextDocument; className?: string }

/** A document of the editor, drawn from its nodes: nothing in it is ever read as HTML. Looks: styles/rich-text.css. */
export function RichText({ of: document, className }: RichTextProps) {
  return <div className={cx('rich', className)}>{drawAll(document.content)}</div>
}

/** A document never changes while it is shown, so a place in it is as good as a name. */
const drawAll = (blocks: readonly RichTextBlock[]) => blocks.map((block, place) => drawBlock(block, place))

function drawBlock(block: RichTextBlock, key: number): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p key={key}>{drawLine(block.content)}</p>
    case 'heading':
      return createElement(
        `h${block.attrs.level === 2 ? 2 : block.attrs.level === 3 ? 3 : 4}`,
        { key },
        drawLine(block.content),
      )
    case 'bulletList':
    case 'orderedList':
      return createElement(
        block.type === 'bulletList' ? 'ul' : 'ol',
        { key, start: block.type === 'orderedList' ? block.attrs?.start : undefined },
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        block.content.map((item, place) => <li key={place}>{drawAll(item.content)}</li>),
      )
    case 'blockquote':
      return <blockquote key={key}>{drawAll(block.content)}</blockquote>
    case 'horizontalRule':
      return <hr key={key} />
    case 'table':
      return <Table key={key} of={block} />
    case 'image':
      return <TextImage key={key} of={block.attrs} />
    case 'video':
      return <VideoPanel key={key} of={block.attrs} />
    case 'formulaBlock':
      return <Formula key={key} of={block.attrs} block />
    default:
      return null
  }
}

/** A wide one scrolls inside itself, by keys too. */
function Table({ of: { content } }: { of: TableNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    // biome-ignore lint/a11y/useSemanticElements: a section would ask for a heading
    <div className="tableWrapper" role="region" aria-label="Table" tabIndex={0}>
      <table>
        <tbody>
          {content.map((row, down) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={down}>
              {row.content.map((cell, key) =>
                cell.type === 'tableHeader'
                  ? createElement('th', { key, scope: down === 0 ? 'col' : 'row' }, drawAll(cell.content))
                  : createElement('td', { key }, drawAll(cell.content)),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const drawLine = (nodes: readonly InlineNode[] = []) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the place of a text in its paragraph is its name
  nodes.map((node, place) => <Fragment key={place}>{drawInline(node)}</Fragment>)

function drawInline(node: InlineNode): ReactNode {
  if (node.type === 'hardBreak') return <br />
  if (node.type === 'formula') return <Formula of={node.attrs} />
  return (node.marks ?? []).reduceRight<ReactNode>((inner, mark) => drawMark(mark, inner), node.text)
}

const markElements = {
  ...{ bold: 'strong', italic: 'em', underline: 'u', strike: 's' },
  ...{ subscript: 'sub', superscript: 'sup', code: 'code' },
}

function drawMark(mark: Mark, inner: ReactNode): ReactNode {
  if (mark.type !== 'link') return markElements[mark.type] ? createElement(markElements[mark.type], null, inner) : inner
  const href = safeHref(mark.attrs.href)
  return href.startsWith('/') ? <TextLink to={href}>{inner}</TextLink> : <TextLink href={href}>{inner}</TextLink>
}
