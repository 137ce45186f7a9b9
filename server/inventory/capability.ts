import type { Capability } from '#server/platform/capability.ts'
import { seedDemoAbsences } from './demo/seed-demo-absences.ts'
import { inventoryRecurring, inventoryTasks } from './keep-day-sums.ts'
import { takeWorkAway } from './take-demo-away.store.ts'

export const inventory: Capability = {
  name: 'inventory',
  demo: [seedDemoAbsences],
  takeDemoAway: takeWorkAway,
  tasks: () => inventoryTasks,
  recurring: inventoryRecurring,
}
