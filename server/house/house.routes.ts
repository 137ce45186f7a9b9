import { readHouse as readHouseCall } from '#contract/house.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { readHouse } from './read-house.ts'

export function houseRoutes(api: Api, ctx: Context): void {
  serve(api, readHouseCall, () => readHouse(ctx))
}
