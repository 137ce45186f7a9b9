import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Api } from '#server/platform/serve.ts'
import { openLink, signLink } from '#server/platform/signed-links.ts'
import { findCar } from './cars.store.ts'
import { dispositionOf } from './file-kind.rules.ts'
import { findPaper, readPaperFile } from './papers.store.ts'

const purpose = 'car-paper'
const minutes = 5

/** Where the scan of a paper can be fetched for five minutes. */
export async function linkPaper(
  ctx: Context,
  { id, paperId }: { id: string; paperId: string },
): Promise<{ link: string }> {
  if (!(await findCar(ctx.db, id))) throw new AppError('cars.unknown')
  const paper = await findPaper(ctx.db, paperId)
  if (!paper || paper.carId !== id || paper.fileName === null) throw new AppError('cars.unknown-paper')
  const until = new Date(ctx.clock.now().getTime() + minutes * 60_000)
  return { link: `/documents/car-paper?of=${await signLink(ctx, purpose, paperId, until)}` }
}

/** Opened by a browser itself, without a header of ours: the link carries the right. It is saved, never shown. */
export function servePapers({ app, basePath }: Api, ctx: Context): void {
  app.get<{ Querystring: { of?: string } }>(`${basePath}/documents/car-paper`, async (request, reply) => {
    const link = await openLink(ctx, purpose, String(request.query.of ?? ''), ctx.clock.now())
    const file = link.state === 'good' ? await readPaperFile(ctx.db, link.payload) : undefined
    if (!file) throw new AppError('office.file-ended')
    return reply
      .type(file.type)
      .header('content-disposition', dispositionOf(file.name))
      .header('cache-control', 'no-store')
      .send(file.bytes)
  })
}
