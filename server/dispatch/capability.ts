import type { Capability } from '#server/platform/capability.ts'
import type { BoardHub } from './board/board-hub.ts'
import { crewDayTasks } from './crew-day/crew-mails.ts'
import { roadPersonalData } from './crew-day/personal-data.ts'
import { seedDemoLeave } from './demo/seed-demo-leave.ts'
import { seedDemoRoad } from './demo/seed-demo-road.ts'
import { dispatchRoutes } from './dispatch.routes.ts'
import { leaveTasks } from './leave/leave-mails.ts'

interface Links {
  board: BoardHub
}

export const dispatch: Capability<Links> = {
  name: 'dispatch',
  routes: (api, ctx, { board }) => dispatchRoutes(api, ctx, board),
  tasks: () => ({ ...crewDayTasks, ...leaveTasks }),
  personalData: roadPersonalData,
  demo: [seedDemoRoad, seedDemoLeave],
}
