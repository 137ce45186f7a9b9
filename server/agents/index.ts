export { agentsRoutes } from './agents.routes.ts'
export { seedDemoAgents } from './demo/seed-demo-agents.ts'
export { agentsPersonalData } from './personal-data.ts'
