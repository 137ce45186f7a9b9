import * as z from 'zod/mini'

/** Free text of a person: trimmed and bounded. (What no database can store, such as NUL, the server refuses everywhere.) */
export const text = (maxLength: number, missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(maxLength, `Please keep this under ${maxLength} characters.`))

/** Kept as typed, since mail is sent to it; compared through `emailKey`. */
export const Email = z
  .string('Write your e-mail address.')
  .check(
    z.trim(),
    z.minLength(1, 'Write your e-mail address.'),
    z.maxLength(254, 'An e-mail address has at most 254 characters.'),
    z.regex(
      /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:"\p{C}.]{2,}$/u,
      'Write an address like name@example.com.',
    ),
  )

/**
 * Two spellings are the same account only if they differ in the case of A to Z. Nothing else is folded, so that
 * look-alikes and wide letters never reach somebody else's account.
 */
export const emailKey = (email: string) => email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
