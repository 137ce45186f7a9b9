/** Letters and digits without those that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** One for each random byte, each as likely as the others. */
export const lettersFrom = (bytes: Uint8Array) => [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('')

/** "AN-7K2M9P", from random bytes, never from a sequence: nobody can tell the next one, or how many there are. */
export const codeFrom = (beginning: string, bytes: Uint8Array) => `${beginning}-${lettersFrom(bytes.slice(0, 6))}`
