import { hoursInWords } from '#core/days.ts'
import { shortDay } from '#web/ui/day.ts'
import { spanInJapanese, tokyoDayOf } from '#web/ui/tokyo-clock.ts'
import type { Language } from './crew-words.ts'

export const spanIn = (language: Language, minutes: number) =>
  language === 'ja' ? spanInJapanese(minutes) : hoursInWords(minutes)

/** "Tue 24 Nov", "11/24". */
export function dayIn(language: Language, moment: string): string {
  const day = tokyoDayOf(moment)
  return language === 'ja' ? day.slice(5).replace('-', '/') : shortDay(day)
}
