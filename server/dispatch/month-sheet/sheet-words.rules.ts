import type { MonthSheet, SheetDuty } from '#contract/month-sheet.ts'
import { hoursInWords, monthNames, shortDay } from '#core/days.ts'
import type { CsvColumn } from '#server/platform/csv.ts'
import type { TableContent } from '#server/vouchers/index.ts'

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

const awayWords: Record<SheetLine['away'], string> = {
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
const momentOn = (day: string, moment: string) => `${moment.slice(11, 16)}${moment.slice(0, 10) > day ? ' +1' : ''}`

const noteOf = ({ away, duty }: SheetLine) => duty?.findings.map(({ words }) => words).join('; ') ?? awayWords[away]

export const monthInWords = (month: string) => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

/** The columns of the file: a line a duty, minutes as numbers. */
export const sheetColumns: readonly CsvColumn<SheetLine>[] = [
  { header: 'Day', value: ({ day }) => day },
  { header: 'Begin', value: ({ duty }) => duty?.begins ?? null },
  { header: 'End', value: ({ duty }) => duty?.ends ?? null },
  { header: 'Duty, minutes', value: ({ duty }) => duty?.dutyMinutes ?? null },
  { header: 'Driving, minutes', value: ({ duty }) => duty?.drivingMinutes ?? null },
  { header: 'Breaks and waiting, minutes', value: ({ duty }) => duty?.standingMinutes ?? null },
  { header: 'Rest before, minutes', value: ({ duty }) => duty?.restMinutes ?? null },
  { header: 'Kilometres', value: ({ duty }) => duty?.kilometres ?? null },
  { header: 'Jobs', value: ({ duty }) => duty?.jobs ?? null },
  { header: 'Marked from', value: ({ duty }) => duty?.markedFrom ?? null },
  { header: 'Marked until', value: ({ duty }) => duty?.markedUntil ?? null },
  { header: 'Note', value: noteOf },
]

/** The same as a paper. */
export function sheetPaper(sheet: MonthSheet, company: string): TableContent {
  const { person, month, sums, limits, garage } = sheet
  const limit = (name: string, aim: number | null, utmost: number | null) =>
    [
      aim === null ? '' : `${name} aimed at ${hoursInWords(aim)}`,
      utmost === null ? '' : `${name} limit ${hoursInWords(utmost)}`,
    ].filter(Boolean)
  return {
    ...{ number: month, caption: company, title: 'Duty of a month', titleJa: '乗務時間集計表' },
    lead: `${person.name} ${person.nameJa}, ${person.kind}, ${garage}, ${monthInWords(month)}`,
    columns: [
      { head: 'Day', headJa: '日', share: 0.12, isNumeric: false },
      { head: 'Begin', headJa: '始業', share: 0.08, isNumeric: true },
      { head: 'End', headJa: '終業', share: 0.1, isNumeric: true },
      { head: 'Duty', headJa: '拘束', share: 0.08, isNumeric: true },
      { head: 'Driving', headJa: '運転', share: 0.08, isNumeric: true },
      { head: 'Standing', headJa: '休憩・待機', share: 0.1, isNumeric: true },
      { head: 'Rest', headJa: '休息', share: 0.08, isNumeric: true },
      { head: 'km', headJa: '走行', share: 0.07, isNumeric: true },
      { head: '   Note', headJa: '   備考', share: 0.29, isNumeric: false },
    ],
    rows: linesOf(sheet).map((line) => ({
      isMarked: line.duty?.findings.some(({ isOverLimit }) => isOverLimit) ?? false,
      cells: [
        shortDay(line.day),
        line.duty ? momentOn(line.day, line.duty.begins) : '',
        line.duty ? momentOn(line.day, line.duty.ends) : '',
        clockOf(line.duty?.dutyMinutes ?? null),
        clockOf(line.duty?.drivingMinutes ?? null),
        clockOf(line.duty?.standingMinutes ?? null),
        clockOf(line.duty?.restMinutes ?? null),
        line.duty?.kilometres == null ? '' : String(line.duty.kilometres),
        `   ${noteOf(line)}`,
      ],
    })),
    sums: [
      `${sums.days} days`,
      '',
      '',
      clockOf(sums.dutyMinutes),
      clockOf(sums.drivingMinutes),
      clockOf(sums.standingMinutes),
      clockOf(sums.leastRestMinutes),
      sums.kilometres === 0 ? '' : String(sums.kilometres),
      sums.overLimits === 0 ? '   Within the limits' : `   ${sums.overLimits} over the limits`,
    ],
    notes: [
      'Times as planned, from leaving the own garage to being back in it; driving as the ways of the jobs were planned.',
      'Standing is what is on duty and not at the wheel. The rest in the last line is the shortest of the month.',
      [...limit('Duty', limits.aimedDay, limits.utmostDay), ...limit('Rest', limits.aimedRest, limits.leastRest)].join(
        ', ',
      ),
      ...(sheet.isRunning ? [`The month is not over: as of ${shortDay(sheet.today)}, the rest is planned.`] : []),
    ],
  }
}
