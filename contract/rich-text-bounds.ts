/** About 200 KB of JSON, as the editor counts it too. */
export const mostDocumentBytes = 200_000
/** Of containers in containers: lists in lists in quotes, with room to spare. */
const mostDepth = 40
/** Of a drawn formula, which the server itself never draws deeper. */
const mostMathDepth = 160
const mostFormulas = 100

const tooLong = 'This text is too long. Please keep it under about 200 KB, or make two of it.'

/**
 * What is too large about a document, as a sentence, before anybody reads it; null: nothing is. Goes step by step, never
 * by calling itself, so that no nesting can exhaust it, and stops as soon as it knows. What the server has drawn of
 * formulas is not counted: it is drawn anew.
 */
export function findTooLarge(document: unknown): string | null {
  let bytes = 0
  let formulas = 0
  const open: { value: unknown; depth: number; drawn: boolean }[] = [{ value: document, depth: 0, drawn: false }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth, drawn } = next
    if (typeof value === 'string') bytes += drawn ? 0 : sizeOf(value)
    else if (typeof value === 'object' && value !== null) {
      if (depth > (drawn ? mostMathDepth : mostDepth))
        return 'This text is nested too deeply. Please use fewer lists within lists.'
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'latex') formulas += 1
        bytes += drawn ? 0 : Array.isArray(value) ? 1 : key.length + 4
        open.push({ value: inner, depth: depth + 1, drawn: drawn || key === 'math' })
        if (bytes > mostDocumentBytes) return tooLong
      }
    }
    if (bytes > mostDocumentBytes) return tooLong
  }
  return formulas > mostFormulas ? `Please keep it to ${mostFormulas} formulas.` : null
}

/** In UTF-8 and quoted; near enough without making the bytes. */
function sizeOf(text: string): number {
  if (text.length > mostDocumentBytes) return text.length
  let bytes = 2
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
  }
  return bytes
}
