import { randomUUID } from 'node:crypto'
import * as calls from '#contract/dispatch.ts'
import * as landing from '#contract/dispatch-landing.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { serveStream } from '#server/platform/serve-stream.ts'
import type { BoardHub } from './board-hub.ts'
import { previewLanding } from './preview-landing.ts'
import { readBoard } from './read-board.ts'
import { sayMoving } from './say-moving.ts'
import { setLanding } from './set-landing.ts'

export function boardRoutes(api: Api, ctx: Context, hub: BoardHub): void {
  serve(api, calls.readBoard, ({ input }) => readBoard(ctx, input))
  serveStream(api, calls.boardNews, ({ input }, stream) => hub.listen(input, stream, randomUUID()))
  serve(api, calls.sayMoving, async ({ input, caller }) => void (await sayMoving(ctx, input, caller)))
  serve(api, landing.previewLanding, ({ input, caller }) => previewLanding(ctx, input, caller))
  serve(api, landing.setLanding, ({ input, caller }) => setLanding(ctx, input, caller))
}
