import { languageName } from '#web/ui/language-name.ts'

/** "French" of "fr"; what is no code stays as it is, and nothing is nothing. */
export const languageWord = (code: string) => (code ? languageName(code, 'en') : 'None')
