const names: Readonly<Record<string, string>> = {
  en: 'English',
  ja: 'Japanese',
  fr: 'French',
  de: 'German',
  es: 'Spanish',
  it: 'Italian',
  zh: 'Chinese',
  ko: 'Korean',
}

/** What a language is called; one that we do not know keeps its code. */
export const languageName = (code: string) => names[code] ?? code
