import type { FormulaAttrs, ImageNode, RichTextDocument } from '#contract/rich-text-types.ts'
import { safeHref } from '#contract/safe-href.ts'

/** A node of any kind, as far as walking needs to know. */
interface AnyNode {
  type: string
  attrs?: object | undefined
  marks?: { type: string; attrs?: { href: string } }[] | undefined
  content?: AnyNode[] | undefined
}

export interface FoundPicture {
  attrs: ImageNode['attrs']
  /** Its place in the document, such as `content.3.attrs.path`. */
  place: string
}
export interface FoundFormula {
  attrs: FormulaAttrs
  block: boolean
  place: string
}
export interface CleanDocument {
  document: RichTextDocument
  pictures: FoundPicture[]
  formulas: FoundFormula[]
}

/** A copy with blank links where others lead elsewhere, and every picture and formula in it by its place. */
export function cleanDocument(checked: RichTextDocument): CleanDocument {
  const document = structuredClone(checked)
  const found: CleanDocument = { document, pictures: [], formulas: [] }
  walk(document as AnyNode, '', found)
  return found
}

function walk(node: AnyNode, place: string, found: CleanDocument) {
  for (const mark of node.marks ?? []) if (mark.attrs) mark.attrs.href = safeHref(mark.attrs.href)
  if (node.type === 'image')
    found.pictures.push({ attrs: node.attrs as ImageNode['attrs'], place: `${place}attrs.path` })
  if (node.type === 'formula' || node.type === 'formulaBlock')
    found.formulas.push({
      attrs: node.attrs as FormulaAttrs,
      block: node.type === 'formulaBlock',
      place: `${place}attrs.latex`,
    })
  node.content?.forEach((inner, at) => {
    walk(inner, `${place}content.${at}.`, found)
  })
}
