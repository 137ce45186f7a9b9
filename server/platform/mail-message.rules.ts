import { splitEmail } from '#contract/text.ts'

/** An address alone, or with the name of its owner: `desk@annai.example`, `Annai <desk@annai.example>`. */
export type MailAddress = string | { name: string; address: string }

export interface MailAttachment {
  filename: string
  contentType: string
  content: Buffer | string
}

export interface MailMessage {
  /** One reader, always: nobody sees who else was written to. */
  to: MailAddress
  subject: string
  html: string
  text: string
  attachments?: readonly MailAttachment[]
  /** The same for the same mail, so that one which is sent again is known as a copy; without the part after @. */
  messageId: string
  replyTo?: MailAddress
  headers?: Readonly<Record<string, string>>
}

/** On one line: a line break in a name or subject would begin a header of its own. */
export const onOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

const oneAddress = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u

/**
 * Refuses what is not exactly one address: a list, or a line break, would write to strangers. Its domain is named as mail
 * servers know it, so that a mail goes to the host by which addresses are compared.
 */
export function readAddress(given: MailAddress): { name: string; address: string } {
  const [, name = '', address = ''] =
    typeof given === 'string' ? (/^(?:(.*?)<)?([^<>]*)>?$/s.exec(given.trim()) ?? []) : ['', given.name, given.address]
  if (!oneAddress.test(address)) throw new Error('A mail needs one address.')
  const { name: mailbox, domain, host } = splitEmail(address)
  return { name: onOneLine(name).replace(/^"(.*)"$/, '$1'), address: `${mailbox}@${host ?? domain}` }
}

/** Whole, with the sender's domain: `<confirmed.1@annai.example>`. */
export function wholeMessageId(messageId: string, from: MailAddress): string {
  if (!/^[\w.-]{1,150}$/.test(messageId)) throw new Error(`"${messageId}" cannot name a mail.`)
  return `<${messageId}@${readAddress(from).address.split('@')[1]}>`
}
