import * as calls from '#contract/season-texts.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { readSeasonToday } from '../read-season.ts'
import * as seasons from './edit-season.ts'

/** The texts of the seasons: as visitors read the one of today, and as the office writes them. */
export function seasonsRoutes(api: Api, ctx: Context): void {
  serve(api, calls.seasonToday, () => readSeasonToday(ctx))
  serve(api, calls.officeSeasons, () => seasons.readSeasons(ctx))
  serve(api, calls.homeChoices, () => seasons.readHomeChoices(ctx))
  serve(api, calls.seasonForEditing, ({ input }) => seasons.readSeasonForEditing(ctx, input.id))
  serve(api, calls.addSeason, ({ input, caller }) => seasons.addSeason(ctx, input, caller.userId))
  serve(api, calls.saveSeason, ({ input, caller }) => seasons.saveSeason(ctx, input, caller.userId))
  serve(api, calls.dropSeason, ({ input, caller }) => seasons.dropSeason(ctx, input, caller.userId))
  serve(api, calls.orderSeasons, ({ input, caller }) => seasons.orderSeasons(ctx, input, caller.userId))
}
