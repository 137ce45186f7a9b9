import { mailTasks } from '#server/platform/installation.ts'
import type { Recurring, TaskList } from '#server/platform/jobs.ts'
import { queueOfAccount, queueOfBooking } from './mail-queues.ts'
import { remindOfTomorrow } from './remind-of-tomorrow.ts'
import { sendAgainTask } from './send-again.ts'
import { tell } from './tell.ts'
import { tellAccount } from './tell-account.ts'
import { tellOfContact, tellOfMessage } from './tell-of-message.ts'
import { sendTestTask } from './try-mail-text.ts'

export { mailPaperEnding, type PaperMail } from './mail-papers.ts'
export { refusedKinds, wantsMail } from './mail-refusals.store.ts'
export { type CrewLinkMail, mailAtTheDoor, mailCrewLink, mailTrouble, type TroubleMail } from './mail-road.ts'
export { notificationsRoutes } from './notifications.routes.ts'
export { notificationsPersonalData } from './personal-data.ts'

export const notificationsTasks: TaskList = {
  ...mailTasks({
    'notifications.tell': { send: tell, queue: queueOfBooking },
    'notifications.tell-of-message': { send: tellOfMessage },
    'notifications.tell-of-contact': { send: tellOfContact },
    'notifications.tell-account': { send: tellAccount, queue: queueOfAccount },
    'notifications.send-again': { send: sendAgainTask, queue: queueOfBooking },
    'notifications.send-test': { send: sendTestTask },
  }),
  'notifications.remind': remindOfTomorrow,
}

export const notificationsRecurring: Recurring = {
  // 17:00 to 23:30 in Tokyo, so that an hour without a server costs nobody the reminder.
  'notifications.remind': '0,30 8-14 * * *',
}
