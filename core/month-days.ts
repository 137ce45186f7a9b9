/** A month and a day as one number: 1229 is 29 December. */

/** 429 is "04-29". */
export const writeMonthDay = (monthDay: number) =>
  `${String(Math.floor(monthDay / 100)).padStart(2, '0')}-${String(monthDay % 100).padStart(2, '0')}`

/** "4-29", "04/29" or "0429" is 429; NaN where it is no such thing. */
export function readMonthDay(typed: string): number {
  const [, month, day] =
    /^\s*(\d{1,2})\s*[-/.月]?\s*(\d{2}|(?<=\D)\d{1,2})\s*日?\s*$/.exec(typed.normalize('NFKC')) ?? []
  return month && day ? Number(month) * 100 + Number(day) : Number.NaN
}
