const languages = new Intl.DisplayNames(['en'], { type: 'language' })

/** "French" of "fr"; what is no code stays as it is, and nothing is nothing. */
export function languageWord(code: string): string {
  if (!code) return 'None'
  try {
    return languages.of(code) ?? code
  } catch {
    return code
  }
}
