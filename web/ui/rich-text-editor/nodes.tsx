import { mergeAttributes, Node } from '@tiptap/core'
import { NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react'
import type { FormulaAttrs, ImageNode, VideoNode } from '#contract/rich-text-types.ts'
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
      <NodeViewWrapper as="figure">
        <TextImage of={node.attrs as ImageNode['attrs']} />
      </NodeViewWrapper>
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
      <NodeViewWrapper onClickCapture={(event: React.MouseEvent) => event.preventDefault()}>
        <VideoPanel of={node.attrs as VideoNode['attrs']} />
      </NodeViewWrapper>
    )),
})

function FormulaView({ node, editor, getPos }: ReactNodeViewProps) {
  const block = node.type.name === 'formulaBlock'
  const attrs = node.attrs as FormulaAttrs
  useDrawnFormula({ attrs, block, editor, getPos })
  return (
    <NodeViewWrapper as={block ? 'div' : 'span'} className={block ? undefined : 'inline-block'}>
      <Formula of={{ ...attrs, math: attrs.math ?? undefined }} block={block} />
    </NodeViewWrapper>
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
