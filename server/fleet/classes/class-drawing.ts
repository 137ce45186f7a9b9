import { sideImage } from '#core/car/side.ts'
import { isClassCode } from '#core/vehicle-classes.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Api } from '#server/platform/serve.ts'
import { findClassBody } from './class-cards.store.ts'

/**
 * A class from the side, drawn from its measures: the image that pages show of every class that we did not draw by hand.
 * Its address has no version in it, so that a browser asks again after five minutes.
 */
export function serveDrawings({ app }: Pick<Api, 'app'>, { db }: Pick<Context, 'db'>): void {
  app.get<{ Params: { file: string } }>('/drawings/cars/:file', async (request, reply) => {
    const [, code = null] = /^([^.]+)\.svg$/.exec(request.params.file) ?? []
    const body = isClassCode(code) ? await findClassBody(db, code) : undefined
    if (!body) throw new AppError('platform.unknown-path')
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=300').send(sideImage(body))
  })
}
