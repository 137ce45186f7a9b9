/** Whom or what to name. */
export interface Named {
  kind: 'vehicle' | 'chauffeur' | 'guide'
  name: string
  plate?: string | null | undefined
}

/** As the desk calls it: "Ueda, N." of a person, "Alphard 31-07" of a car. */
export const shortNameOf = (resource: Named): string =>
  resource.kind === 'vehicle' ? carName(resource) : personName(resource.name)

/** "Ueda": as one speaks of somebody whom everybody knows. */
export const familyNameOf = (resource: Named): string =>
  resource.kind === 'vehicle' ? carName(resource) : (wordsOf(resource.name).at(-1) ?? resource.name)

const wordsOf = (name: string) => name.trim().split(/\s+/)

function personName(name: string): string {
  const words = wordsOf(name)
  const family = words.at(-1) ?? ''
  const [first] = words[0] ?? ''
  return words.length < 2 || first === undefined ? family : `${family}, ${first}.`
}

/** The number of a plate is what stands large on it; a car is named by its model and that. */
function carName({ name, plate }: Named): string {
  const number = plate?.trim().split(/\s+/).at(-1)
  if (number === undefined || !/\d/.test(number)) return name
  return `${wordsOf(name)[0]} ${number}`
}
