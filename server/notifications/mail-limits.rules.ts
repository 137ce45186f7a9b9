import { emailKey, splitEmail } from '#contract/text.ts'

const ignoresDots = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an address, as far as its spelling shows: what stands after a plus, and the dots at one large
 * provider, all lead to the same. Only for counting: mails go to the address as it was given.
 */
export function mailboxOf(email: string): string {
  const { name, domain } = splitEmail(emailKey(email))
  const plain = name.split('+', 1)[0] || name
  return `${ignoresDots.has(domain) ? plain.replaceAll('.', '') : plain}@${domain}`
}
