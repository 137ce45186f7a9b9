import type { MonthSheet, SheetDuty } from '#contract/month-sheet.ts'
import type { SheetColumn } from '#contract/month-sheet-layout.ts'
import { shortDay } from '#core/days.ts'
import { counted } from '#core/words.ts'
import { awayInWords, clockOf, momentOn, type SheetLine } from './sheet-lines.rules.ts'

type Sums = MonthSheet['sums']

/** What a column shows: of a line on paper and in the file, and of the month below all lines. */
export interface ColumnOf {
  /** How wide it is beside the others. */
  width: number
  isNumeric: boolean
  cell: (line: SheetLine) => string
  sum: (sums: Sums) => string
  /** In the file figures stay figures, and moments whole. */
  value: (line: SheetLine) => string | number | null
  /** Behind its heading in the file. */
  unit?: string
}

const none = () => ''

const minutes = (of: (duty: SheetDuty) => number | null, sum: (sums: Sums) => number | null, width = 8): ColumnOf => ({
  ...{ width, isNumeric: true, unit: 'minutes' },
  cell: ({ duty }) => clockOf(duty && of(duty)),
  sum: (sums) => clockOf(sum(sums)),
  value: ({ duty }) => duty && of(duty),
})

const moment = (of: (duty: SheetDuty) => string | null, width: number): ColumnOf => ({
  ...{ width, isNumeric: true, sum: none },
  cell: ({ day, duty }) => momentOn(day, duty && of(duty)),
  value: ({ duty }) => duty && of(duty),
})

const count = (of: (duty: SheetDuty) => number | null, sum: (sums: Sums) => string, width: number): ColumnOf => ({
  ...{ width, isNumeric: true, sum },
  cell: ({ duty }) => String((duty && of(duty)) ?? ''),
  value: ({ duty }) => duty && of(duty),
})

const noteOf = ({ away, duty }: SheetLine) => duty?.findings.map(({ words }) => words).join('; ') ?? awayInWords[away]

export const columnsOfSheet: Record<SheetColumn, ColumnOf> = {
  day: {
    ...{ width: 12, isNumeric: false },
    cell: ({ day }) => shortDay(day),
    sum: ({ days }) => counted(days, 'day'),
    value: ({ day }) => day,
  },
  begin: moment((duty) => duty.begins, 8),
  end: moment((duty) => duty.ends, 10),
  duty: minutes(
    (duty) => duty.dutyMinutes,
    (sums) => sums.dutyMinutes,
  ),
  driving: minutes(
    (duty) => duty.drivingMinutes,
    (sums) => sums.drivingMinutes,
  ),
  standing: minutes(
    (duty) => duty.standingMinutes,
    (sums) => sums.standingMinutes,
    10,
  ),
  // Below all of them stands the shortest.
  rest: minutes(
    (duty) => duty.restMinutes,
    (sums) => sums.leastRestMinutes,
  ),
  kilometres: count(
    (duty) => duty.kilometres,
    ({ kilometres }) => (kilometres === 0 ? '' : String(kilometres)),
    7,
  ),
  jobs: count((duty) => duty.jobs, none, 6),
  markedFrom: moment((duty) => duty.markedFrom, 9),
  markedUntil: moment((duty) => duty.markedUntil, 9),
  note: {
    ...{ width: 29, isNumeric: false },
    cell: noteOf,
    sum: ({ overLimits }) => (overLimits === 0 ? 'Within the limits' : `${overLimits} over the limits`),
    value: noteOf,
  },
}
