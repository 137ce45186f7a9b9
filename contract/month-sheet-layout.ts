import * as z from 'zod/mini'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { Change, FileLink } from './office-list.ts'
import { text } from './text.ts'

/** How the month sheet of duty is laid out, as PDF and as CSV. Its limits are those of the duty rules. */

export const monthSheetErrors = {
  'dispatch.sheet-contradicts': { status: 400, sentence: 'A sheet like this could not be read.' },
} satisfies Record<string, ErrorDefinition>

/** All that a sheet may show of a day, in the order in which it is offered. */
export const sheetColumns = [
  'day',
  'begin',
  'end',
  'duty',
  'driving',
  'standing',
  'rest',
  'kilometres',
  'jobs',
  'markedFrom',
  'markedUntil',
  'note',
] as const
export type SheetColumn = (typeof sheetColumns)[number]

/** Without these it would be no sheet of duty. */
export const neededColumns: readonly SheetColumn[] = ['day', 'duty']

/** More do not fit below the table. */
export const mostNotes = 6

export const SheetLayout = z.strictObject({
  title: text(60, 'What is the sheet called?'),
  titleJa: z.string().check(z.trim(), z.maxLength(30, 'At most 30 characters.')),
  columns: z
    .array(
      z.strictObject({
        column: z.enum(sheetColumns, 'There is no such column.'),
        heading: text(16, 'Write a heading.'),
        headingJa: z.string().check(z.trim(), z.maxLength(12, 'At most 12 characters.')),
      }),
    )
    .check(z.maxLength(sheetColumns.length, 'Each column once.')),
  notes: z.array(text(150, 'Write the line, or take it away.')).check(z.maxLength(mostNotes, 'At most six lines.')),
})
export type SheetLayout = z.output<typeof SheetLayout>

export const readSheetLayout = endpoint({
  method: 'GET',
  path: '/admin/settings/month-sheet',
  access: 'admin',
  right: 'see:settings',
  summary: 'How the month sheet of duty is laid out, with who changed it.',
  output: z.object({ version: z.int(), layout: SheetLayout, history: z.array(Change) }),
})

export const saveSheetLayout = endpoint({
  method: 'PUT',
  path: '/admin/settings/month-sheet',
  access: 'admin',
  right: 'change:settings',
  summary: 'Lays the month sheet out otherwise, from the next file on.',
  input: z.strictObject({ version: z.int().check(z.gte(1)), layout: SheetLayout }),
  output: z.object({ version: z.int() }),
  errors: ['office.changed-meanwhile', 'dispatch.sheet-contradicts'],
})

export const trySheetLayout = endpoint({
  method: 'POST',
  path: '/admin/settings/month-sheet/try',
  access: 'admin',
  right: 'see:settings',
  summary: 'A link to an example sheet as PDF in this layout, with an invented person; good for five minutes.',
  input: z.strictObject({ layout: SheetLayout }),
  output: FileLink,
  errors: ['dispatch.sheet-contradicts'],
})
