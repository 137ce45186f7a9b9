import type { Capability } from '#server/platform/capability.ts'
import { seedDemoMessages } from './demo/seed-demo-messages.ts'
import { messagesRoutes } from './messages.routes.ts'
import { messagesPersonalData } from './personal-data.ts'

export const messages: Capability = {
  name: 'messages',
  routes: messagesRoutes,
  personalData: messagesPersonalData,
  demo: [seedDemoMessages],
}
