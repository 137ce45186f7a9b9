import type { SheetLayout } from '#contract/month-sheet-layout.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Api } from '#server/platform/serve.ts'
import { type LinkOwner, openForSession, signForSession } from '#server/platform/session-links.ts'
import { addMinutes, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { drawTablePaper, readCompany } from '#server/vouchers/index.ts'
import { exampleSheet } from './example-sheet.rules.ts'
import { limitsOf } from './month-sheet.rules.ts'
import { refuseContradictions } from './sheet-layout.ts'
import { sheetPaper } from './sheet-words.rules.ts'

const purpose = 'month-sheet-example'
const path = '/documents/month-sheet-example'
const minutes = 5

/** A link to an example in a layout that is typed and not saved yet. It is of nobody, so it is no export. */
export async function linkExample(ctx: Context, owner: LinkOwner, layout: SheetLayout): Promise<{ link: string }> {
  refuseContradictions(layout)
  const until = addMinutes(ctx.clock.now(), minutes)
  return { link: `${path}?of=${await signForSession(ctx, purpose, owner, layout, until)}` }
}

/** Opened by a browser itself, without a header of ours: the link carries the right. */
export function serveExample(api: Api, ctx: Context): void {
  api.app.get<{ Querystring: { of?: string } }>(api.basePath + path, async (request, reply) => {
    const link = await openForSession<SheetLayout>(api, ctx, purpose, String(request.query.of ?? ''))
    if (link.state !== 'good') throw new AppError('office.file-ended')
    const now = ctx.clock.now()
    const { chauffeur } = (await loadFleet(ctx)).policies
    const sheet = exampleSheet(tokyoDayOf(now), limitsOf(chauffeur, null))
    const { name } = await readCompany(ctx.db)
    return reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="month-sheet-example.pdf"')
      .header('cache-control', 'no-store')
      .send(await drawTablePaper(sheetPaper(sheet, link.asked, name), now))
  })
}
