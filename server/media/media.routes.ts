import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { officePictures, uploadOfficePicture } from '#contract/media-office.ts'
import { removePicture, savePicture } from '#contract/profile.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { addOfficePicture } from './office/add-office-picture.ts'
import { listOfficePictures } from './office/office-pictures.store.ts'
import { removePictureOf, savePictureOf } from './profile-picture.ts'
import { shippedPrintsDir } from './shipped-prints.ts'
import { serveUploads } from './uploads.routes.ts'

const aYear = 31_536_000_000

/** Pictures, under names that change with their content: browsers keep them for good. */
export function mediaRoutes(api: Api, ctx: Context) {
  serve(api, savePicture, ({ caller, file }) => savePictureOf(ctx, caller.userId, file))
  serve(api, removePicture, ({ caller }) => removePictureOf(ctx, caller.userId))
  serve(api, uploadOfficePicture, ({ caller, file, input }) => addOfficePicture(ctx, caller.userId, file, input.alt))
  serve(api, officePictures, ({ input }) => listOfficePictures(ctx.db, input))
  // Where another host serves the pictures, this one need not.
  if (!ctx.settings.imageBaseUrl.startsWith('/')) return
  serveUploads(api, ctx)
  api.app.register(fastifyStatic, {
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
