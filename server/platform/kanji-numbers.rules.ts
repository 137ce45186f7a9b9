const digits = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** 0 to 99 as a clock or a calendar is read: 24 is 二十四. */
export function inKanji(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 99) throw new RangeError(`${number} is not between 0 and 99`)
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  if (tens === 0) return digits[ones] ?? ''
  return `${tens === 1 ? '' : digits[tens]}十${ones === 0 ? '' : digits[ones]}`
}
