import { mergeAttributes, Node } from '@tiptap/core'
import { type ReactNodeViewProps, ReactNodeViewRenderer, useReactNodeView } from '@tiptap/react'
import type { ComponentProps } from 'react'
import type { FormulaAttrs, ImageNode, VideoNode } from '#contract/rich-text-types.ts'
import { cx } from '../cx.ts'
import { Formula } from '../formula.tsx'
import { TextImage } from '../text-image.tsx'
import { VideoPanel } from '../video-panel.tsx'
import { useDrawnFormula } from './use-drawn-formula.ts'

/** Attributes as `data-` names, for copying within the editor; foreign pages have none of them. */
const data = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        default: null,
        parseHTML: (element: HTMLElement) => {
          const value = element.getAttribute(`data-${name}`)
          return value !== null && (name === 'width' || name === 'height') ? Number(value) : value
        },
        renderHTML: (attributes: Record<string, unknown>) =>
          attributes[name] === null ? {} : { [`data-${name}`]: String(attributes[name]) },
      },
    ]),
  )

type ViewFrameProps = ComponentProps<'div'> & { as?: 'div' | 'figure' | 'span' }

/** What Tiptap's own wrapper does; that one writes `as` into the page, where no such attribute exists. */
function ViewFrame({ as: Tag = 'div', className, ...rest }: ViewFrameProps) {
  const { onDragStart } = useReactNodeView()
  return (
    <Tag
      {...rest}
      data-node-view-wrapper=""
      onDragStart={({ nativeEvent }) => onDragStart?.(nativeEvent)}
      className={cx('whitespace-normal', className)}
    />
  )
}

/** Pictures, films and formulas look while they are written as they will when they are read. */
export const ImageBlock = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => data(['path', 'alt', 'width', 'height', 'ground']),
  parseHTML: () => [{ tag: 'img[data-path]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  addNodeView: () =>
    ReactNodeViewRenderer(({ node }: ReactNodeViewProps) => (
      <ViewFrame as="figure">
        <TextImage of={node.attrs as ImageNode['attrs']} />
      </ViewFrame>
    )),
})

export const VideoBlock = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => data(['host', 'id', 'title', 'captions']),
  parseHTML: () => [{ tag: 'div[data-host]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes)],
  addNodeView: () =>
    ReactNodeViewRenderer(({ node }: ReactNodeViewProps) => (
      // While it is written, a press selects it.
      <ViewFrame onClickCapture={(event: React.MouseEvent) => event.preventDefault()}>
        <VideoPanel of={node.attrs as VideoNode['attrs']} />
      </ViewFrame>
    )),
})

function FormulaView({ node, editor, getPos }: ReactNodeViewProps) {
  const block = node.type.name === 'formulaBlock'
  const attrs = node.attrs as FormulaAttrs
  useDrawnFormula({ attrs, block, editor, getPos })
  return (
    <ViewFrame as={block ? 'div' : 'span'} className={block ? undefined : 'inline-block'}>
      <Formula of={{ ...attrs, math: attrs.math ?? undefined }} block={block} />
    </ViewFrame>
  )
}

const formulaAttributes = () => ({
  ...data(['latex', 'spoken']),
  // Drawn by the server; never read from a clipboard.
  math: { default: null, rendered: false, parseHTML: () => null },
})

export const InlineFormula = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: formulaAttributes,
  parseHTML: () => [{ tag: 'span[data-latex]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(FormulaView, { as: 'span' }),
})

export const FormulaBlock = Node.create({
  name: 'formulaBlock',
  group: 'block',
  atom: true,
  addAttributes: formulaAttributes,
  parseHTML: () => [{ tag: 'div[data-latex]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(FormulaView),
})
