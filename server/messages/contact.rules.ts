export const formHours = 2

/** A person who has read the form and typed a word takes longer. */
const typingMs = 3000

/** Whether a form that was given out at a moment can have been filled in by a person by now. */
export const isTypedByHand = (openedAtMs: number, now: Date) => now.getTime() - openedAtMs >= typingMs
