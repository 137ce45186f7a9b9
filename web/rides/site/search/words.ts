import { isDay } from '#core/days.ts'
import { counted } from '#core/words.ts'
import { shortDay } from '#web/ui/day.ts'
import { readTime } from '#web/ui/typed-time.ts'
import type { RideFields } from '../ride-address.ts'

/** "Sat 21 Nov, 19:05"; what is still missing is left out. */
export function momentInWords(day: string, time: string): string {
  return [isDay(day) && shortDay(day), time].filter(Boolean).join(', ')
}

/** The weekday apart from the rest. */
export function momentParts(day: string, time: string): { leadingWords: string; words: string } {
  const [weekday = '', ...rest] = isDay(day) ? shortDay(day).split(' ') : []
  return { leadingWords: weekday, words: [rest.join(' '), time].filter(Boolean).join(', ') }
}

/** "3 guests", and with luggage, as short as a field is: "3, 4 suitcases". */
export function partyInWords({ guests, largeCases }: Pick<RideFields, 'guests' | 'largeCases'>): string {
  return Number(largeCases) > 0 ? `${guests}, ${counted(largeCases, 'suitcase')}` : counted(guests, 'guest')
}

/** A time as we write it; what is no time stays as it was written. */
export const tidyTime = (typed: string): string => readTime(typed) ?? typed.trim()
