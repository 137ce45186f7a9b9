const digits = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** 0 to 99 as a clock or a calendar is read: 24 is 二十四. */
export function inKanji(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 99) throw new RangeError(`${number} is not between 0 and 99`)
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  if (tens === 0) return digits[ones] ?? ''
  return `${tens === 1 ? '' : digits[tens]}十${ones === 0 ? '' : digits[ones]}`
}

/**
 * 05:30 as 午前五時三十分, the full hour without its minutes: a hotel's staff read no twenty-four hours in kanji, and an
 * hour without its half of the day could be either.
 */
export function clockInKanji(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (hour === 12 && minute === 0) return '正午'
  const inHalf = hour % 12 === 0 ? '零' : inKanji(hour % 12)
  return `${hour < 12 ? '午前' : '午後'}${inHalf}時${minute === 0 ? '' : `${inKanji(minute)}分`}`
}
