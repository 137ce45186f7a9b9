/** What differs between two states of the same things, as words for a person. */
export interface Difference {
  name: string
  before: string
  after: string
}

/** Both sides name the same things in the same order, or one lacks some. */
export function differencesOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Difference[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].flatMap((name) => {
    const [was, is] = [before.get(name) ?? '', after.get(name) ?? '']
    return was === is ? [] : { name, before: was, after: is }
  })
}
