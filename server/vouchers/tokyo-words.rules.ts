import { longDayWithYear } from '#server/platform/day-words.rules.ts'
import { clockInKanji, inKanji } from '#server/platform/kanji-numbers.rules.ts'
import { tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'

/** "Tuesday 24 November 2026", in Tokyo. */
export const longTokyoDay = (at: Date) => longDayWithYear(tokyoDayOf(at))

/** "十一月二十四日 午前五時三十分", in Tokyo. */
export function momentInKanji(at: Date): string {
  const [, month = 0, day = 0] = tokyoDayOf(at).split('-').map(Number)
  return `${inKanji(month)}月${inKanji(day)}日 ${clockInKanji(tokyoTimeOf(at))}`
}
