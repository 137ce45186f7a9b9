import { mailTasks, type Recurring, type TaskList } from '#server/platform/jobs.ts'
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
    'notifications.tell': tell,
    'notifications.tell-of-message': tellOfMessage,
    'notifications.tell-of-contact': tellOfContact,
    'notifications.tell-account': tellAccount,
    'notifications.send-again': sendAgainTask,
    'notifications.send-test': sendTestTask,
  }),
  'notifications.remind': remindOfTomorrow,
}

export const notificationsRecurring: Recurring = {
  // 17:00 to 23:30 in Tokyo, so that an hour without a server costs nobody the reminder.
  'notifications.remind': '0,30 8-14 * * *',
}
