import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Api } from '#server/platform/serve.ts'
import { type OwnLists, oneClickPath, useUnsubscribeLink } from './unsubscribe.ts'

const fewBytes = 4096

/**
 * Mail programs unsubscribe by themselves (RFC 8058): with a form and without our JSON, so the route has a parser of
 * its own. A GET is nobody's wish, since scanners follow links: it leads to the page that asks.
 */
export function oneClickRoutes({ app, basePath }: Api, ctx: Context, lists: OwnLists): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: fewBytes }, (_, body, done) => done(null, body))
    scope.post<{ Params: { token: string } }>(basePath + oneClickPath, async ({ params, body }, reply) => {
      // As a form or in parts: both are allowed, and both say these words.
      if (typeof body !== 'string' || !/List-Unsubscribe[\s\S]*One-Click/.test(body))
        throw new AppError('platform.malformed-request')
      await useUnsubscribeLink(ctx, lists, params.token, false)
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No more of these mails.')
    })
    scope.get<{ Params: { token: string } }>(basePath + oneClickPath, ({ params }, reply) =>
      reply.header('cache-control', 'no-store').redirect(`/unsubscribe?token=${encodeURIComponent(params.token)}`, 303),
    )
  })
}
