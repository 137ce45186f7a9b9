import type { Context } from '#server/platform/context.ts'
import type { Api } from '#server/platform/serve.ts'
import { absencesRoutes } from './absences/absences.routes.ts'
import { boardRoutes } from './board/board.routes.ts'
import type { BoardHub } from './board/board-hub.ts'
import { crewDayRoutes } from './crew-day/crew-day.routes.ts'
import { leaveRoutes } from './leave/leave.routes.ts'
import { monthSheetRoutes } from './month-sheet/month-sheet.routes.ts'
import { movesRoutes } from './moves/moves.routes.ts'
import { proposalsRoutes } from './proposals/proposals.routes.ts'

export function dispatchRoutes(api: Api, ctx: Context, hub: BoardHub): void {
  boardRoutes(api, ctx, hub)
  movesRoutes(api, ctx)
  absencesRoutes(api, ctx)
  proposalsRoutes(api, ctx)
  crewDayRoutes(api, ctx)
  leaveRoutes(api, ctx)
  monthSheetRoutes(api, ctx)
}
