import { useCrewWords } from './crew-context.ts'
import { type Both, inLanguage } from './crew-words.ts'

/** What we have in two languages; marked where we have it only in the other, so that it is read aloud as what it is. */
export function Said({ of: both }: { of: Both }) {
  const { language } = useCrewWords()
  const other = language === 'ja' ? 'en' : 'ja'
  const said = inLanguage(both, language)
  return both[language] || !said ? said : <span lang={other}>{said}</span>
}
