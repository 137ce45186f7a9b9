import type { RichTextBlock } from '#contract/rich-text-types.ts'

export type HeadingLevels = ReadonlyMap<RichTextBlock, number>

/**
 * The level of each heading on the page, whose title is the first: nobody who goes by headings finds one missing. Whoever
 * writes may begin with a small one, for its looks.
 */
export function headingLevels(blocks: readonly RichTextBlock[]): HeadingLevels {
  const levels = new Map<RichTextBlock, number>()
  let last = 1
  const walk = (some: readonly RichTextBlock[]) => {
    for (const block of some) {
      if (block.type === 'heading') {
        last = Math.min(block.attrs.level, last + 1)
        levels.set(block, last)
      } else if (block.type === 'blockquote') walk(block.content)
      else if (block.type === 'bulletList' || block.type === 'orderedList')
        for (const item of block.content) walk(item.content)
      else if (block.type === 'table')
        for (const row of block.content) for (const cell of row.content) walk(cell.content)
    }
  }
  walk(blocks)
  return levels
}
