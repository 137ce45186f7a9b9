import { mailFactNames } from '#contract/mail-texts.ts'

const byWords = new Map(Object.entries(mailFactNames).map(([name, words]) => [words as string, name]))

/** A text as the office writes it: facts by their words, "{name of the guest}", not by what the server calls them. */
export const inWords = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(mailFactNames, name) ? `{${mailFactNames[name as keyof typeof mailFactNames]}}` : whole,
  )

/** And as the server reads it; what is no fact stays, and is refused by its name. */
export const inNames = (text: string): string =>
  text.replace(/\{([^{}]*)\}/g, (whole, words: string) => {
    const name = byWords.get(words.trim().replace(/\s+/g, ' ').toLowerCase())
    return name ? `{${name}}` : whole
  })
