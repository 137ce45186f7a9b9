import type { VehicleClass } from '#contract/catalogue.ts'
import { languageName } from '#web/ui/language-name.ts'

export const classWords: Record<VehicleClass, string> = {
  sedan: 'Crown',
  alphard: 'Alphard',
  hiace: 'HiAce',
  hiaceLong: 'HiAce, long',
  coaster: 'Coaster',
}

/** "French" of "fr"; what is no code stays as it is, and nothing is nothing. */
export const languageWord = (code: string) => (code ? languageName(code, 'en') : 'None')
