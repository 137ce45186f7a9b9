import { readReference } from '#core/references.ts'

/** From one address, right tries not counted. */
export const addressLimit = { tries: 15, windowSeconds: 15 * 60 }
/** At one booking, from all addresses together: whoever knows its reference cannot try out addresses of mail. */
export const referenceLimit = { tries: 10, windowSeconds: 15 * 60 }

/** A reference as it is kept. What can be none is counted by its letters, and so gets the answer of a wrong one. */
export function typedReference(typed: string): string {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  return readReference(typed) ?? `AN-${letters}`.slice(0, 40)
}
