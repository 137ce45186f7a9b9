/** What a visitor asks for; an empty word asks for nothing. */
export interface SearchValues {
  q?: string
  day?: string
  guests?: string | number
  /** Where the day begins, by its name in `pickUps`. */
  from?: string
}

export const gridPath = '/tour/grid'

/** The parameters as the grid writes them: nothing empty, and several answers to one question as one list with commas. */
export function tidySearch(asked: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const tidy = new URLSearchParams()
  for (const [name, value] of asked) {
    const word = typeof value === 'string' ? value.trim() : ''
    if (word === '') continue
    const before = tidy.get(name)
    tidy.set(name, before === null ? word : `${before},${word}`)
  }
  return tidy
}

/** The grid's address for what a form says. */
export function gridAddress(asked: Iterable<[string, FormDataEntryValue]>): string {
  const query = tidySearch(asked)
  return query.size > 0 ? `${gridPath}?${query}` : gridPath
}
