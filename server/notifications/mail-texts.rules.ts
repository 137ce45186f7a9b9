import { type MailFactName, mailFactNames } from '#contract/mail-texts.ts'

/** Names in braces that are no facts. */
export function unknownFacts(text: string): string[] {
  const named = [...text.matchAll(/\{([^{}]*)\}/g)].map((found) => found[1] ?? '')
  return [...new Set(named)].filter((name) => !Object.hasOwn(mailFactNames, name))
}

/** A text with its facts in place. What a fact says is never read as a text again. */
export const fillIn = (text: string, facts: Readonly<Record<MailFactName, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name as MailFactName] ?? whole)

/** Subjects are one line, whatever a fact holds. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
