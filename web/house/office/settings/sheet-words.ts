import { type SheetColumn, type SheetLayout, sheetColumns } from '#contract/month-sheet-layout.ts'
import type { Typed } from './use-setting.ts'

/** What each column tells, and the heading that it is given when it comes onto the sheet. */
export const sheetColumnWords: Record<
  SheetColumn,
  { name: string; means: string; heading: string; headingJa: string }
> = {
  day: { name: 'Day', means: 'One line a day', heading: 'Day', headingJa: '日' },
  begin: { name: 'Begin', means: 'Leaving the own garage', heading: 'Begin', headingJa: '始業' },
  end: { name: 'End', means: 'Back in the own garage', heading: 'End', headingJa: '終業' },
  duty: { name: 'Duty', means: 'From begin to end', heading: 'Duty', headingJa: '拘束' },
  driving: { name: 'Driving', means: 'At the wheel', heading: 'Driving', headingJa: '運転' },
  standing: { name: 'Standing', means: 'Breaks, and waiting for guests', heading: 'Standing', headingJa: '休憩・待機' },
  rest: { name: 'Rest', means: 'Since the duty before', heading: 'Rest', headingJa: '休息' },
  kilometres: { name: 'Kilometres', means: 'Known of rides', heading: 'km', headingJa: '走行' },
  jobs: { name: 'Jobs', means: 'How many it was', heading: 'Jobs', headingJa: '件数' },
  markedFrom: { name: 'Marked from', means: 'Set out, as the crew marked it', heading: 'Set out', headingJa: '出発' },
  markedUntil: { name: 'Marked until', means: 'Done, as the crew marked it', heading: 'Done', headingJa: '終了' },
  note: { name: 'Note', means: 'Leave, and what passes a limit', heading: 'Note', headingJa: '備考' },
}

/** As a form holds it: texts by name, the order of the columns in one of them. */
export const typeSheet = ({ title, titleJa, columns, notes }: SheetLayout): Typed => ({
  ...{ title, titleJa, notes: notes.join('\n'), columns: columns.map(({ column }) => column).join() },
  ...Object.assign(
    {},
    ...columns.map(({ column, heading, headingJa }) => ({
      [`heading.${column}`]: heading,
      [`headingJa.${column}`]: headingJa,
    })),
  ),
})

export const columnsIn = ({ columns = '' }: Typed): SheetColumn[] =>
  columns.split(',').flatMap((word) => sheetColumns.find((column) => column === word) ?? [])

export const readSheet = (typed: Typed): SheetLayout => ({
  ...{ title: typed.title ?? '', titleJa: typed.titleJa ?? '' },
  columns: columnsIn(typed).map((column) => ({
    column,
    heading: typed[`heading.${column}`] ?? '',
    headingJa: typed[`headingJa.${column}`] ?? '',
  })),
  // Empty lines between others are air, and no note.
  notes: (typed.notes ?? '').split('\n').filter((line) => line.trim() !== ''),
})

/** The field of the form at which a refusal of the server belongs. */
export function sheetFieldOf(path: string, typed: Typed): string {
  const [, group = '', at = '', part = ''] = path.split('.')
  if (group === 'notes') return 'notes'
  if (group !== 'columns') return group
  const column = columnsIn(typed)[Number(at)]
  return at === '' || !column || part === 'column' ? 'columns' : `${part}.${column}`
}

export function sheetLabelOf(name: string): string {
  if (name === 'columns') return 'the order of columns'
  if (name === 'notes') return 'lines at the foot'
  if (name === 'title' || name === 'titleJa') return name === 'title' ? 'title' : 'title in Japanese'
  const [part = '', column = ''] = name.split('.')
  const words = sheetColumnWords[column as SheetColumn]
  return `heading of ${words?.name.toLowerCase() ?? column}${part === 'headingJa' ? ' in Japanese' : ''}`
}
