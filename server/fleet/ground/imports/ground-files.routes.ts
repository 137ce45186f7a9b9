import * as calls from '#contract/ground-imports.ts'
import type { Context } from '#server/platform/context.ts'
import { listOf } from '#server/platform/imports/import-house.ts'
import {
  badLinesAsCsv,
  listAsCsv,
  readImportPage,
  readImportStart,
  viewImport,
} from '#server/platform/imports/look-at-import.ts'
import { putImportIn } from '#server/platform/imports/put-in-import.ts'
import { beginImport, readImportAgain } from '#server/platform/imports/read-import.ts'
import { linkListFile, serveListFile } from '#server/platform/list-file.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { groundImports } from './ground-files.ts'

const badLines = 'bad-lines'

const files = {
  areas: calls.areasFile,
  'driving-times': calls.drivingTimesFile,
  distances: calls.distancesFile,
  'traffic-seasons': calls.trafficSeasonsFile,
  terminals: calls.terminalsFile,
  garages: calls.garagesFile,
} as const

/** Lists of where we drive as files: out of the house, and back into it with a preview. */
export function groundFileRoutes(api: Api, ctx: Context): void {
  const { house } = groundImports
  serve(api, calls.readImportStart, ({ input }) => readImportStart(house, ctx, input.list))
  serve(api, calls.beginImport, async ({ input, caller, file }) => {
    const id = await beginImport(house, ctx, caller.userId, { ...input, bytes: file })
    return viewImport(house, ctx, id)
  })
  serve(api, calls.readImport, ({ input }) => readImportPage(house, ctx, input))
  serve(api, calls.readImportAgain, async ({ input }) => {
    await readImportAgain(house, ctx, input)
    return viewImport(house, ctx, input.id)
  })
  serve(api, calls.putImportIn, async ({ input, caller }) => {
    await putImportIn(house, ctx, caller.userId, input.id)
    return viewImport(house, ctx, input.id)
  })
  serve(api, calls.importBadLines, async ({ input, caller }) => {
    await viewImport(house, ctx, input.id)
    return linkListFile(ctx, caller, badLines, input)
  })
  serveListFile<{ id: string }>(api, ctx, badLines, ({ id }) => badLinesAsCsv(house, ctx, id))

  for (const [name, file] of Object.entries(files)) {
    serve(api, file, ({ caller }) => linkListFile(ctx, caller, name, {}))
    serveListFile(api, ctx, name, () => listAsCsv(listOf(house, name), ctx.db))
  }
}
