import type { Capability } from '#server/platform/capability.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { cancelTask } from './abandon-charges.ts'
import { refundTaskName } from './ask-refund.ts'
import { dropCard } from './drop-card.ts'
import { learnCard } from './learn-card.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { paymentsPersonalData } from './personal-data.ts'
import { refundTask } from './refund-task.ts'
import type { ChargeNews } from './settle-charge.ts'

interface Links {
  /** What the bookings do when a charge has succeeded or failed. */
  hearOfCharge: (ctx: Context, db: Database, news: ChargeNews) => Promise<void>
}

export const payments: Capability<Links> = {
  name: 'payments',
  routes: (api, ctx, { hearOfCharge }) => paymentsRoutes(api, ctx, (news, db) => hearOfCharge(ctx, db, news)),
  tasks: () => ({
    [refundTaskName]: refundTask,
    'payments.cancel': cancelTask,
    'payments.learn-card': learnCard,
    'payments.drop-card': dropCard,
  }),
  personalData: paymentsPersonalData,
}
