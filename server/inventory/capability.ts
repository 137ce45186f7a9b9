import type { Capability } from '#server/platform/capability.ts'
import { inventoryRecurring, inventoryTasks } from './keep-day-sums.ts'

export const inventory: Capability = {
  name: 'inventory',
  tasks: () => inventoryTasks,
  recurring: inventoryRecurring,
}
