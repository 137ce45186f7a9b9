import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Context } from '#server/platform/context.ts'
import type { Api } from '#server/platform/serve.ts'
import { shippedPrintsDir } from './shipped-prints.ts'

const aYear = 31_536_000_000

/** Pictures, under names that change with their content: browsers keep them for good. */
export function mediaRoutes({ app }: Api, ctx: Context) {
  // Where another host serves the pictures, this one need not.
  if (!ctx.settings.imageBaseUrl.startsWith('/')) return
  app.register(fastifyStatic, {
    root: path.resolve(shippedPrintsDir),
    prefix: `${ctx.settings.imageBaseUrl}prints/`,
    wildcard: true,
    index: false,
    immutable: true,
    maxAge: aYear,
    decorateReply: false,
    allowedPath: (name) => /\.(avif|webp|jpg)$/.test(name),
  })
}
