import type { RideFields } from '#web/platform/ride-address.ts'
import { isDay } from '#web/platform/wish-address.ts'
import { shortDay } from '#web/ui/day.ts'

/** "Sat 21 Nov, 19:05"; what is still missing is left out. */
export function momentInWords(day: string, time: string): string {
  return [isDay(day) && shortDay(day), time].filter(Boolean).join(', ')
}

/** The weekday apart from the rest. */
export function momentParts(day: string, time: string): { leadingWords: string; words: string } {
  const [weekday = '', ...rest] = isDay(day) ? shortDay(day).split(' ') : []
  return { leadingWords: weekday, words: [rest.join(' '), time].filter(Boolean).join(', ') }
}

export const counted = (number: number | string, one: string, many = `${one}s`) =>
  `${number} ${Number(number) === 1 ? one : many}`

/** "3 guests", and with luggage, as short as a field is: "3, 4 cases". */
export function partyInWords({ guests, largeCases }: Pick<RideFields, 'guests' | 'largeCases'>): string {
  return Number(largeCases) > 0 ? `${guests}, ${counted(largeCases, 'case')}` : counted(guests, 'guest')
}

/** "7", "7:05", "1905" and "19.05" as hours and minutes; what is no time stays as it was written. */
export function tidyTime(typed: string): string {
  const found = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(typed.trim())
  const [hours, minutes] = [Number(found?.[1]), Number(found?.[2] ?? 0)]
  if (!found || hours > 23 || minutes > 59) return typed.trim()
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
