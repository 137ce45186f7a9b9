/** What a search found, said once the reader pauses. */
export function outcomeOf(words: string, hits: ReadonlySet<string> | undefined): string {
  if (!hits) return ''
  if (hits.size === 0) return `No answer for “${words}”`
  return `${hits.size === 1 ? 'One answer' : `${hits.size} answers`} for “${words}”`
}
