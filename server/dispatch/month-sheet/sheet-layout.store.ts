import type { SheetLayout } from '#contract/month-sheet-layout.ts'
import type { Database } from '#server/platform/database.ts'

export async function readLayout(db: Database): Promise<SheetLayout> {
  const row = await db
    .selectFrom('month_sheet_layouts')
    .select(['title', 'title_ja', 'columns', 'notes'])
    .executeTakeFirstOrThrow()
  return {
    ...{ title: row.title, titleJa: row.title_ja, notes: row.notes },
    columns: row.columns as unknown as SheetLayout['columns'],
  }
}

export async function saveLayout(db: Database, { title, titleJa, columns, notes }: SheetLayout): Promise<void> {
  await db
    .updateTable('month_sheet_layouts')
    .set({ title, title_ja: titleJa, columns: JSON.stringify(columns), notes })
    .execute()
}
