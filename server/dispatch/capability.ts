import type { Capability } from '#server/platform/capability.ts'
import type { BoardHub } from './board/board-hub.ts'
import { crewDayTasks } from './crew-day/crew-mails.ts'
import { roadPersonalData } from './crew-day/personal-data.ts'
import { seedDemoRoad } from './demo/seed-demo-road.ts'
import { dispatchRoutes } from './dispatch.routes.ts'

interface Links {
  board: BoardHub
}

export const dispatch: Capability<Links> = {
  name: 'dispatch',
  routes: (api, ctx, { board }) => dispatchRoutes(api, ctx, board),
  tasks: () => crewDayTasks,
  personalData: roadPersonalData,
  demo: [seedDemoRoad],
}
