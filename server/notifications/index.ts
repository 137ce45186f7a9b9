import type { TaskList } from '#server/platform/jobs.ts'

export { notificationsRoutes } from './notifications.routes.ts'

export const notificationsTasks: TaskList = {}
export const notificationsRecurring = {}
