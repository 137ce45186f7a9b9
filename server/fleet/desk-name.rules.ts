/** Whom or what to name. */
export interface Named {
  kind: 'vehicle' | 'chauffeur' | 'guide'
  name: string
  plate?: string | null | undefined
}

const wordsOf = (name: string) => name.trim().split(/\s+/)

/** The number of a plate is what stands large on it; a car is named by its model and that: "Alphard 31-07". */
function carName({ name, plate }: Named): string {
  const number = plate?.trim().split(/\s+/).at(-1)
  if (number === undefined || !/\d/.test(number)) return name
  return `${wordsOf(name)[0]} ${number}`
}

/** By whole name, and of a car the one that it has everywhere in the office. */
export const deskNameOf = (resource: Named): string => (resource.kind === 'vehicle' ? carName(resource) : resource.name)

/** Why the jobs of a car went to the tray: "Alphard 35-60 is out of service: Gearbox". */
export const outOfServiceInWords = (name: string, reason: string) => `${name}${outOfService}${reason}`
const outOfService = ' is out of service: '

/** "Gearbox" out of such words, whatever they call the car; null of all others. */
export const whyOutOfService = (words: string): string | null =>
  words.includes(outOfService) ? words.slice(words.indexOf(outOfService) + outOfService.length) : null
