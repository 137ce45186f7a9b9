import type { Capability } from '#server/platform/capability.ts'
import { mailTasks } from '#server/platform/installation.ts'
import { queueOfAccount, queueOfBooking } from './mail-queues.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { notificationsPersonalData } from './personal-data.ts'
import { remindOfTomorrow } from './remind-of-tomorrow.ts'
import { sendAgainTask } from './send-again.ts'
import { tell } from './tell.ts'
import { tellAccount } from './tell-account.ts'
import { tellOfContact, tellOfMessage } from './tell-of-message.ts'
import { sendTestTask } from './try-mail-text.ts'
import type { OwnLists } from './unsubscribe.ts'

export const notifications: Capability<OwnLists> = {
  name: 'notifications',
  routes: notificationsRoutes,
  tasks: () => ({
    ...mailTasks({
      'notifications.tell': { send: tell, queue: queueOfBooking },
      'notifications.tell-of-message': { send: tellOfMessage },
      'notifications.tell-of-contact': { send: tellOfContact },
      'notifications.tell-account': { send: tellAccount, queue: queueOfAccount },
      'notifications.send-again': { send: sendAgainTask, queue: queueOfBooking },
      'notifications.send-test': { send: sendTestTask },
    }),
    'notifications.remind': remindOfTomorrow,
  }),
  // 17:00 to 23:30 in Tokyo, so that an hour without a server costs nobody the reminder.
  recurring: { 'notifications.remind': '0,30 8-14 * * *' },
  personalData: notificationsPersonalData,
}
