import { deskNameOf, type Named } from '#server/fleet/index.rules.ts'

/** As the desk calls it: "Ueda, N." of a person, "Alphard 31-07" of a car. */
export const shortNameOf = (resource: Named): string =>
  resource.kind === 'vehicle' ? deskNameOf(resource) : personName(resource.name)

/** "Ueda": as one speaks of somebody whom everybody knows. */
export const familyNameOf = (resource: Named): string =>
  resource.kind === 'vehicle' ? deskNameOf(resource) : (wordsOf(resource.name).at(-1) ?? resource.name)

const wordsOf = (name: string) => name.trim().split(/\s+/)

function personName(name: string): string {
  const words = wordsOf(name)
  const family = words.at(-1) ?? ''
  const [first] = words[0] ?? ''
  return words.length < 2 || first === undefined ? family : `${family}, ${first}.`
}
