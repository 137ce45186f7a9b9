/** "English" for `en`, in the language of whoever reads; what is no code of a language stays as it is. */
export function languageName(code: string, reader: 'en' | 'ja'): string {
  try {
    return new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
