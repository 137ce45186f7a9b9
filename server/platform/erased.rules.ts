import { domainToUnicode } from 'node:url'
import { emailKey, splitEmail } from '#contract/text.ts'

/** In the place of what somebody wrote, where something must stand. */
export const erasedWord = 'Erased'

/** Behind every address that is nobody's. */
export const nowhere = '@annai.invalid'

/** Nobody's, at a host that cannot be; each its own, since addresses are compared. */
export const erasedEmail = (id: string) => `erased-${id}${nowhere}`

export const isErasedEmail = (email: string) => email.endsWith(nowhere)

/** How an address may stand in a text that was kept as typed, with A to Z in small letters. */
export function spellingsOf(email: string): string[] {
  const { name, domain } = splitEmail(emailKey(email))
  const small = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return [...new Set([`${name}@${domain}`, `${name}@${domainToUnicode(domain)}`, small(email.trim())])]
}
