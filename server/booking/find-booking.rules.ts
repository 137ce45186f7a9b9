/** From one address, right tries not counted. */
export const addressLimit = { tries: 15, windowSeconds: 15 * 60 }
/** At one booking, from all addresses together: whoever knows its reference cannot try out addresses of mail. */
export const referenceLimit = { tries: 10, windowSeconds: 15 * 60 }

/** A reference as it is kept, from one that was typed: in small or wide letters, with blanks, without its beginning. */
export function typedReference(typed: string): string {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  return `AN-${letters.length > 6 && letters.startsWith('AN') ? letters.slice(2) : letters}`.slice(0, 40)
}
