import * as calls from '#contract/month-sheet.ts'
import * as layouts from '#contract/month-sheet-layout.ts'
import type { Context } from '#server/platform/context.ts'
import { csvFile } from '#server/platform/csv.ts'
import { linkListFile, serveListFile } from '#server/platform/list-file.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { drawTablePaper, readCompany } from '#server/vouchers/index.ts'
import { readMonthSheet } from './read-month-sheet.ts'
import { readLayout } from './sheet-layout.store.ts'
import { readSheetLayout, saveSheetLayout } from './sheet-layout.ts'
import { linesOf } from './sheet-lines.rules.ts'
import { fileColumns, sheetPaper } from './sheet-words.rules.ts'
import { linkExample, serveExample } from './try-sheet-layout.ts'

interface Asked {
  id: string
  month: string
  as: 'pdf' | 'csv'
}

const list = 'month-sheet'

export function monthSheetRoutes(api: Api, ctx: Context): void {
  serve(api, layouts.readSheetLayout, () => readSheetLayout(ctx))
  serve(api, layouts.saveSheetLayout, ({ input, caller }) => saveSheetLayout(ctx, caller, input))
  serve(api, layouts.trySheetLayout, ({ input, caller }) => linkExample(ctx, caller, input.layout))
  serveExample(api, ctx)
  serve(api, calls.readMonthSheet, ({ input }) => readMonthSheet(ctx, input))
  serve(api, calls.monthSheetFile, async ({ input, caller }) => {
    // Somebody who is not there has no file.
    await readMonthSheet(ctx, input)
    return linkListFile(ctx, caller, list, input)
  })
  serveListFile<Asked>(api, ctx, list, async ({ id, month, as }) => {
    const sheet = await readMonthSheet(ctx, { id, month })
    const layout = await readLayout(ctx.db)
    const lines = linesOf(sheet)
    if (as === 'csv') return csvFile(fileColumns(layout), lines)
    const { name } = await readCompany(ctx.db)
    const content = await drawTablePaper(sheetPaper(sheet, layout, name), ctx.clock.now())
    return { content, rows: lines.length, as: { type: 'application/pdf', ending: 'pdf' } }
  })
}
