import type { Capability } from '#server/platform/capability.ts'
import { agentsRoutes } from './agents.routes.ts'
import { seedDemoAgents } from './demo/seed-demo-agents.ts'
import { takeDemoAgentsAway } from './demo/take-demo-away.store.ts'
import { agentsPersonalData } from './personal-data.ts'

export const agents: Capability = {
  name: 'agents',
  routes: agentsRoutes,
  personalData: agentsPersonalData,
  demo: [seedDemoAgents],
  takeDemoAway: takeDemoAgentsAway,
}
