import type { DayMoney } from '#contract/dispatch-jobs.ts'
import { formatYen } from '#contract/money.ts'
import { takenWords } from '#contract/taken-words.ts'

/** "¥30,000 cash, ¥8,000 card terminal"; what there is none of is not named. */
export const handWords = (yen: DayMoney['total']): string =>
  (['cash', 'terminal', 'transfer'] as const)
    .filter((how) => yen[how] > 0)
    .map((how) => `${formatYen(yen[how])} ${takenWords[how].en}`)
    .join(', ')

/** Beside an entry of which a part is refunded. */
export const goesBack = (yen: number) => `${formatYen(yen)} goes back`

/** "Of it ¥5,000 cash goes back to guests." */
export const ofItBack = (yen: DayMoney['total']) => `Of it ${handWords(yen)} goes back to guests.`
