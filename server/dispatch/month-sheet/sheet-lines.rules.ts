import type { MonthSheet, SheetDuty } from '#contract/month-sheet.ts'

/** A line of the sheet: a day without duty, or one duty of it. */
export interface SheetLine {
  day: string
  away: MonthSheet['days'][number]['away']
  duty: SheetDuty | null
}

export const linesOf = ({ days }: Pick<MonthSheet, 'days'>): SheetLine[] =>
  days.flatMap(({ day, away, duties }): SheetLine[] =>
    duties.length === 0 ? [{ day, away, duty: null }] : duties.map((duty) => ({ day, away, duty })),
  )

export const awayInWords: Record<SheetLine['away'], string> = {
  '': '',
  off: 'Day off',
  leave: 'Leave',
  ill: 'Ill',
  other: 'Away',
}

/** "11:05", of minutes; figures in a column stand below each other. */
export const clockOf = (minutes: number | null): string =>
  minutes === null ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** "05:10", and of the day after "05:10 +1". */
export const momentOn = (day: string, moment: string | null): string =>
  moment === null ? '' : `${moment.slice(11, 16)}${moment.slice(0, 10) > day ? ' +1' : ''}`
