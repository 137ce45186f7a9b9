import * as calls from '#contract/month-sheet.ts'
import type { Context } from '#server/platform/context.ts'
import { csvFile } from '#server/platform/csv.ts'
import { linkListFile, serveListFile } from '#server/platform/list-file.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { drawTablePaper, readCompany } from '#server/vouchers/index.ts'
import { readMonthSheet } from './read-month-sheet.ts'
import { linesOf, sheetColumns, sheetPaper } from './sheet-words.rules.ts'

interface Asked {
  id: string
  month: string
  as: 'pdf' | 'csv'
}

const list = 'month-sheet'

export function monthSheetRoutes(api: Api, ctx: Context): void {
  serve(api, calls.readMonthSheet, ({ input }) => readMonthSheet(ctx, input))
  serve(api, calls.monthSheetFile, async ({ input, caller }) => {
    // Somebody who is not there has no file.
    await readMonthSheet(ctx, input)
    return linkListFile(ctx, caller, list, input)
  })
  serveListFile<Asked>(api, ctx, list, async ({ id, month, as }) => {
    const sheet = await readMonthSheet(ctx, { id, month })
    const lines = linesOf(sheet)
    if (as === 'csv') return csvFile(sheetColumns, lines)
    const { name } = await readCompany(ctx.db)
    const content = await drawTablePaper(sheetPaper(sheet, name), ctx.clock.now())
    return { content, rows: lines.length, as: { type: 'application/pdf', ending: 'pdf' } }
  })
}
