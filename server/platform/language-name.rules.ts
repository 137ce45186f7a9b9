const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** "French" of "fr". */
export const languageName = (code: string) => languages.of(code) ?? code
