import type { Capability } from '#server/platform/capability.ts'
import { inventoryRecurring, inventoryTasks } from './keep-day-sums.ts'
import { takeWorkAway } from './take-demo-away.store.ts'

export const inventory: Capability = {
  name: 'inventory',
  takeDemoAway: takeWorkAway,
  tasks: () => inventoryTasks,
  recurring: inventoryRecurring,
}
