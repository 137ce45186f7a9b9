import { formatYen } from '#contract/money.ts'

/** A return beyond the planned one, and what it would add. */
export interface LaterReturn {
  halfHours: number
  /** HH:MM, Tokyo's. */
  at: string
  /** To the planned return. */
  differenceYen: number
  isFree: boolean
  /** The answer as a sentence. */
  sentence: string
}

/** How a return stands in the row: with what is known of it so far. */
export interface ReturnOption {
  halfHours: number
  at: string
  /** "planned", "+ ¥4,000", "not free"; empty while it is asked for. */
  note: string
  canChoose: boolean
}

/** So many stand in one row, the planned one among them. */
export const returnsInRow = 4

/** The half hours that are asked about: one row, a second for who asks for it, and as many as the chosen one needs. */
export function halfHoursAsked(chosen: number, wantsMore: boolean): number[] {
  const rows = Math.max(wantsMore ? 2 : 1, Math.ceil((chosen + 1) / returnsInRow))
  return Array.from({ length: rows * returnsInRow - 1 }, (_, index) => index + 1)
}

/** The row of returns. Until the answer is there every time may be chosen: the price itself then says what is so. */
export function returnOptions(
  asked: readonly number[],
  endOf: (halfHours: number) => string,
  answers: readonly LaterReturn[] | null,
): ReturnOption[] {
  const later = asked.flatMap((halfHours): ReturnOption[] => {
    const at = endOf(halfHours)
    if (!answers) return [{ halfHours, at, note: '', canChoose: true }]
    const answer = answers.find((one) => one.halfHours === halfHours && one.at === at)
    if (!answer) return []
    return [{ halfHours, at, note: noteOf(answer), canChoose: answer.isFree }]
  })
  return [{ halfHours: 0, at: endOf(0), note: 'planned', canChoose: true }, ...later]
}

function noteOf({ isFree, differenceYen }: LaterReturn): string {
  if (!isFree) return 'not free'
  return differenceYen > 0 ? `+ ${formatYen(differenceYen)}` : 'no more'
}
