import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Api } from '#server/platform/serve.ts'
import { uploadFolders } from './store-upload.ts'
import { readUploadedFile } from './uploads.store.ts'

const named = /^([0-9a-f]{32})-((?:\d{3,4}|share)\.(avif|webp|jpg))$/
const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** What a browser keeps for good; only the preview for links follows the point that the office chooses. */
const keptFor = (folder: string, ending: string) =>
  folder === 'office' && ending === 'share.jpg' ? 'public, max-age=3600' : 'public, max-age=31536000, immutable'

/** Pictures that people sent. A name is drawn for each, and what it names never changes. */
export function serveUploads({ app }: Pick<Api, 'app'>, ctx: Context) {
  for (const folder of uploadFolders) {
    app.get(`${ctx.settings.imageBaseUrl}${folder}`, () => {
      throw new AppError('platform.unknown-path')
    })
    app.get<{ Params: { '*': string } }>(`${ctx.settings.imageBaseUrl}${folder}/*`, async (request, reply) => {
      const [, name, ending, kind] = named.exec(request.params['*']) ?? []
      const type = types[kind ?? '']
      const bytes = name && ending && type ? await readUploadedFile(ctx.db, `${folder}/${name}`, ending) : undefined
      if (!bytes || !type || !ending) throw new AppError('platform.unknown-path')
      return reply.type(type).header('cache-control', keptFor(folder, ending)).send(bytes)
    })
  }
}
