/** Letters and digits without those that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** "CM-7K4MWD", from random bytes: nobody can tell how many people wrote. */
export const receiptFrom = (bytes: Uint8Array) =>
  `CM-${[...bytes.slice(0, 6)].map((byte) => alphabet[byte % alphabet.length]).join('')}`

export const formHours = 2

/** A person who has read the form and typed a word takes longer. */
const typingMs = 3000

/** Whether a form that was given out at a moment can have been filled in by a person by now. */
export const isTypedByHand = (openedAtMs: number, now: Date) => now.getTime() - openedAtMs >= typingMs
