import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Api } from '#server/platform/serve.ts'
import { type LinkOwner, openForSession, signForSession } from '#server/platform/session-links.ts'
import { findCar } from './cars.store.ts'
import { dispositionOf } from './file-kind.rules.ts'
import { findPaper, readPaperFile } from './papers.store.ts'

const purpose = 'car-paper'
const minutes = 5

/** Where the scan of a paper can be fetched for five minutes, as long as the session goes on that asked. */
export async function linkPaper(
  ctx: Context,
  owner: LinkOwner,
  { id, paperId }: { id: string; paperId: string },
): Promise<{ link: string }> {
  if (!(await findCar(ctx.db, id))) throw new AppError('cars.unknown')
  const paper = await findPaper(ctx.db, paperId)
  if (!paper || paper.carId !== id || paper.fileName === null) throw new AppError('cars.unknown-paper')
  const until = new Date(ctx.clock.now().getTime() + minutes * 60_000)
  return { link: `/documents/car-paper?of=${await signForSession(ctx, purpose, owner, paperId, until)}` }
}

/** Opened by a browser itself, without a header of ours: the link carries the right. It is saved, never shown. */
export function servePapers(api: Api, ctx: Context): void {
  api.app.get<{ Querystring: { of?: string } }>(`${api.basePath}/documents/car-paper`, async (request, reply) => {
    const link = await openForSession<string>(api, ctx, purpose, String(request.query.of ?? ''))
    const file = link.state === 'good' ? await readPaperFile(ctx.db, link.asked) : undefined
    if (!file) throw new AppError('office.file-ended')
    return reply
      .type(file.type)
      .header('content-disposition', dispositionOf(file.name))
      .header('cache-control', 'no-store')
      .send(file.bytes)
  })
}
