import { formatCount } from '#contract/money.ts'
import { numeral } from '#core/words.ts'

/** How much a list holds; where counting ended before the last one, at least so much. */
export interface Total {
  total: number
  isAtLeast?: boolean | undefined
}

/** "1,284", "at least 10,000". */
export const totalWords = ({ total, isAtLeast }: Total) => `${isAtLeast ? 'at least ' : ''}${formatCount(total)}`

/** Where there is little room: "1,284", "10,000+". */
export const totalSign = ({ total, isAtLeast }: Total) => `${formatCount(total)}${isAtLeast ? '+' : ''}`

/** "46 bookings", "1 booking", "at least 10,000 bookings". */
export const countWords = (total: Total, words: { one: string; many: string }) =>
  `${totalWords(total)} ${total.total === 1 && !total.isAtLeast ? words.one : words.many}`

/** What an empty list says it was narrowed by. */
export function nothingWords(filters: readonly string[]): string {
  if (filters.length === 1) return `Nothing fits “${filters[0]}”`
  if (filters.length === 2) return 'Nothing fits both filters'
  return `Nothing fits all ${numeral(filters.length)} filters`
}

/** Up to seven pages around the one that is open, the first and the last among them; null is a gap. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((one, index) => {
    const before = shown[index - 1]
    if (before === undefined || one === before + 1) return [one]
    return one === before + 2 ? [one - 1, one] : [null, one]
  })
}
