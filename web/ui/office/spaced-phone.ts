/** Calling codes of one and of two figures; all others have three. */
const shortCodes = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** How the countries that we hear of most write what follows their code; elsewhere it is read in threes. */
const habits: Readonly<Record<string, readonly (readonly number[])[]>> = {
  '1': [[3, 3, 4]],
  '31': [[1, 4, 4]],
  '33': [[1, 2, 2, 2, 2]],
  '44': [[4, 6]],
  '45': [[2, 2, 2, 2]],
  '46': [[2, 3, 2, 2]],
  '61': [[3, 3, 3]],
  '65': [[4, 4]],
  '81': [
    [2, 4, 4],
    [1, 4, 4],
  ],
}

/** A number as people read it out: +44 7700 900143. However it was spaced before, the same number is written the same. */
export function spacedPhone(phone: string): string {
  const figures = phone.replace(/\D/g, '')
  if (!phone.startsWith('+') || figures.length < 7) return phone
  const code = shortCodes.exec(figures)?.[0] ?? figures.slice(0, 3)
  const rest = figures.slice(code.length)
  const habit = habits[code]?.find((groups) => groups.reduce((sum, size) => sum + size, 0) === rest.length)
  return [`+${code}`, ...cut(rest, habit ?? inThrees(rest.length))].join(' ')
}

/** No single figure is left over at the end. */
const inThrees = (length: number) => {
  const groups = Array.from({ length: Math.floor(length / 3) }, () => 3)
  if (length % 3 === 2) return [...groups, 2]
  return length % 3 === 1 ? [...groups.slice(1), 4] : groups
}

function cut(figures: string, groups: readonly number[]): string[] {
  let from = 0
  return groups.map((size) => {
    from += size
    return figures.slice(from - size, from)
  })
}

/** A typed number as it will stand once it is saved; what is no number stays as it was typed. */
export function tidyPhone(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  return /^\+\d{7,15}$/.test(plain) && !/[a-z#]/i.test(typed) ? spacedPhone(plain) : typed
}
