import { neededColumns, type SheetLayout } from '#contract/month-sheet-layout.ts'

/** What only the columns together tell, at the field that mends it. */
export function faultsOfLayout({ columns }: Pick<SheetLayout, 'columns'>): Record<string, string> {
  const fields: Record<string, string> = {}
  columns.forEach(({ column, heading }, at) => {
    const before = columns.slice(0, at)
    if (before.some((one) => one.column === column))
      fields[`layout.columns.${at}.column`] = 'This column stands there twice.'
    // A file with two headings alike cannot be read by a program.
    else if (before.some((one) => one.heading.toLowerCase() === heading.toLowerCase()))
      fields[`layout.columns.${at}.heading`] = 'Another column has this heading.'
  })
  const missing = neededColumns.find((needed) => !columns.some(({ column }) => column === needed))
  if (missing) fields['layout.columns'] = `A month sheet needs the column of the ${missing}.`
  return fields
}

/** Each part by its name, as the history tells it. */
export const layoutInWords = ({ title, titleJa, columns, notes }: SheetLayout): Map<string, string> =>
  new Map([
    ['Title', title],
    ['Title in Japanese', titleJa],
    ['Columns', columns.map(({ heading, headingJa }) => [heading, headingJa].filter(Boolean).join(' ')).join(', ')],
    ['Notes', notes.join(' ')],
  ])
