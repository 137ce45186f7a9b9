import { createElement, Fragment, type ReactNode } from 'react'
import type {
  HeadingNode,
  InlineNode,
  Mark,
  RichTextBlock,
  RichTextDocument,
  TableNode,
} from '#contract/rich-text-types.ts'
import { safeHref } from '#contract/safe-href.ts'
import { cx } from './cx.ts'
import { Formula } from './formula.tsx'
import { type HeadingLevels, headingLevels } from './heading-levels.ts'
import { TextImage } from './text-image.tsx'
import { TextLink } from './text-link.tsx'
import { VideoPanel } from './video-panel.tsx'

type RichTextProps = { of: RichTextDocument; className?: string }

/** A document of the editor, drawn from its nodes: nothing in it is ever read as HTML. Looks: styles/rich-text.css. */
export function RichText({ of: document, className }: RichTextProps) {
  const levels = headingLevels(document.content)
  return <div className={cx('rich', className)}>{drawAll(document.content, levels)}</div>
}

/** A document never changes while it is shown, so a place in it is as good as a name. */
const drawAll = (blocks: readonly RichTextBlock[], levels: HeadingLevels) =>
  blocks.map((block, place) => drawBlock(block, place, levels))

function drawBlock(block: RichTextBlock, key: number, levels: HeadingLevels): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p key={key}>{drawLine(block.content)}</p>
    case 'heading':
      return drawHeading(block, key, levels.get(block))
    case 'bulletList':
    case 'orderedList':
      return createElement(
        block.type === 'bulletList' ? 'ul' : 'ol',
        { key, start: block.type === 'orderedList' ? block.attrs?.start : undefined },
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        block.content.map((item, place) => <li key={place}>{drawAll(item.content, levels)}</li>),
      )
    case 'blockquote':
      return <blockquote key={key}>{drawAll(block.content, levels)}</blockquote>
    case 'horizontalRule':
      return <hr key={key} />
    case 'table':
      return <Table key={key} of={block} levels={levels} />
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

/** It looks as it was written, and is heard where it stands among the headings of the page. */
function drawHeading({ attrs, content }: HeadingNode, key: number, level: number = attrs.level) {
  const look = level === attrs.level ? undefined : attrs.level
  return createElement(`h${level === 2 ? 2 : level === 3 ? 3 : 4}`, { key, 'data-look': look }, drawLine(content))
}

/** A wide one scrolls inside itself, by keys too. */
function Table({ of: { content }, levels }: { of: TableNode; levels: HeadingLevels }) {
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
                  ? createElement('th', { key, scope: down === 0 ? 'col' : 'row' }, drawAll(cell.content, levels))
                  : createElement('td', { key }, drawAll(cell.content, levels)),
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
