import type { Context } from '#server/platform/context.ts'
import type { Api } from '#server/platform/serve.ts'

export function vouchersRoutes(_api: Api, _ctx: Context): void {}
