import type { House, HousePerson } from '#contract/house.ts'
import { formatCount } from '#contract/money.ts'
import { counted, listed } from '#core/words.ts'
import { languageName } from '#web/ui/language-names.ts'

/** A figure stands only where there is something to count; what we called off stands wherever anything took place. */
export function figuresOf({ rating, done, calledOffByUs, cars }: House): { figure: string; words: string }[] {
  return [
    ...(rating
      ? [
          {
            figure: rating.average.toFixed(1),
            words: `of 5, from ${counted(formatCount(rating.count), 'review')}. Only guests who have travelled can write one.`,
          },
        ]
      : []),
    ...(done > 0
      ? [
          { figure: formatCount(done), words: 'days out and rides in the last 12 months' },
          {
            figure: formatCount(calledOffByUs),
            words: `${calledOffByUs === 1 ? 'time' : 'times'} in those months we ourselves had to call one off`,
          },
        ]
      : []),
    ...(cars > 0 ? [{ figure: formatCount(cars), words: cars === 1 ? 'car in service' : 'cars in service' }] : []),
  ]
}

/** "Guide, licence 12345" only with its number; else what they do. */
export const roleOf = ({ kind, registrationNumber }: HousePerson): string => {
  if (kind === 'chauffeur') return 'Chauffeur'
  return registrationNumber ? `Licensed guide ${registrationNumber}` : 'Guide'
}

/** "English, Spanish"; Japanese goes without saying, unless it is the only one. */
export const speaks = ({ languages }: HousePerson): string =>
  languages
    .filter((code) => code !== 'ja')
    .map(languageName)
    .join(', ') || 'Japanese'

/** "22 chauffeurs and 18 guides". */
export function staffInWords({ chauffeurs, guides }: Pick<House, 'chauffeurs' | 'guides'>): string {
  return listed([
    ...(chauffeurs > 0 ? [counted(chauffeurs, 'chauffeur')] : []),
    ...(guides > 0 ? [counted(guides, 'guide')] : []),
  ])
}
