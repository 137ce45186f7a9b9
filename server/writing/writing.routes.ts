import { drawFormula } from '#contract/formulas.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { drawFormula as draw } from './draw-formula.ts'

export function writingRoutes(api: Api, _ctx: Context) {
  serve(api, drawFormula, async ({ input }) => {
    const drawn = await draw(input.latex, input.block)
    if ('fault' in drawn) throw new AppError('platform.invalid-input', { fields: { latex: drawn.fault } })
    return drawn
  })
}
