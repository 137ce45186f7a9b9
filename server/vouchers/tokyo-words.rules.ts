import { longDayWithYear } from '#server/platform/day-words.rules.ts'
import { tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'

/** "Tuesday 24 November 2026", in Tokyo. */
export const longTokyoDay = (at: Date) => longDayWithYear(tokyoDayOf(at))

const digits = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** 0 to 99 as a clock or a calendar is read: 24 is 二十四. */
export function inKanji(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 99) throw new RangeError(`${number} is not between 0 and 99`)
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  if (tens === 0) return digits[ones] ?? ''
  return `${tens === 1 ? '' : digits[tens]}十${ones === 0 ? '' : digits[ones]}`
}

/** "十一月二十四日 五時三十分", in Tokyo; the full hour without its minutes. */
export function momentInKanji(at: Date): string {
  const [, month = 0, day = 0] = tokyoDayOf(at).split('-').map(Number)
  const [hour = 0, minute = 0] = tokyoTimeOf(at).split(':').map(Number)
  const clock = `${inKanji(hour)}時${minute === 0 ? '' : `${inKanji(minute)}分`}`
  return `${inKanji(month)}月${inKanji(day)}日 ${clock}`
}
