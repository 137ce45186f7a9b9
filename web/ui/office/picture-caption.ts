import { capitalized } from '#core/words.ts'

/** What one sees, in the few words that fit below a small picture: all our prints begin with the same ones. */
export function captionOf(alt: string): string {
  const words = alt.trim().replace(/^woodblock-style print:\s*/i, '')
  return capitalized(words)
}
