import * as z from 'zod/mini'

/** Free text of a person: trimmed and bounded. (What no database can store, such as NUL, the server refuses everywhere.) */
export const text = (maxLength: number, missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(maxLength, `Please keep this under ${maxLength} characters.`))

/** Letters of every script; the last part of a domain is a word, never a number. */
const mailAddress = /^[^\s@<>()[\]\\,;:"\p{C}]+@(?:[\p{L}\p{M}\p{N}-]+\.)+(?=[^.]*\p{L})[\p{L}\p{M}\p{N}-]{2,}$/u

/**
 * Some keyboards put an accent behind its letter; mail servers know only the letter that has one. Nothing else is made
 * the same: a sign that only looks like a letter stays what it is.
 */
export function joinAccents() {
  return z.overwrite((text: string) => text.replace(/\P{M}\p{M}+/gu, (letter) => letter.normalize('NFC')))
}

/**
 * An address of mail in any script, as mail servers carry them today. Kept as typed, since mail is sent to it and people
 * read it; compared through `emailKey`.
 */
export const Email = z.string('Write your e-mail address.').check(
  z.trim(),
  joinAccents(),
  z.minLength(1, 'Write your e-mail address.'),
  z.maxLength(254, 'An e-mail address has at most 254 characters.'),
  z.regex(mailAddress, 'Write an address like name@example.com.'),
  z.refine(
    (email) => octets(splitEmail(email).name) <= 64 && splitEmail(email).host !== null,
    'No mail can reach this address. Please look at it again.',
  ),
)

const octets = (text: string) => new TextEncoder().encode(text).length

/** The two parts of an address; the host as mail servers know it, 'xn--exmple-cua.de' for 'exämple.de', null if it is none. */
export function splitEmail(email: string): { name: string; domain: string; host: string | null } {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  return { name: email.slice(0, Math.max(0, at)), domain, host: hostOf(domain) }
}

function hostOf(domain: string): string | null {
  // Whatever else an address on the web may hold is cut off by the parser, and would make another host of it.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return null
  try {
    const { hostname } = new URL(`http://${domain}`)
    return hostname.length <= 253 && hostname.split('.').every((label) => label.length <= 63) ? hostname : null
  } catch {
    return null
  }
}

const inSmallLetters = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/**
 * Two spellings are the same address only if their names differ in the case of A to Z, and their domains lead to the
 * same host. Nothing else is folded, so that look-alikes and wide letters never reach somebody else's account.
 */
export function emailKey(email: string): string {
  const { name, domain, host } = splitEmail(email.trim())
  return `${inSmallLetters(name)}@${host ?? inSmallLetters(domain)}`
}
