import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { removeFailedJobs } from '#server/platform/jobs.store.ts'
import type { Erase, Person } from '#server/platform/personal-data.ts'
import { tellAccount } from '../account-news.ts'
import { findUsersToErase, type Leaver, lockUserToErase } from './leaving.store.ts'

/** What other capabilities do when somebody is erased; capabilities.ts brings it. */
export interface Farewell {
  /** Parts with all bookings of a person; answers which of them are to be erased at once. */
  leaveBookings: (db: Database, person: Person, now: Date) => Promise<string[]>
  erase: Erase
}

const batch = 100

/** Erases every account whose days of grace are over, each in one transaction. May run twice, and beside itself. */
export const eraseDueAccounts =
  ({ leaveBookings, erase }: Farewell) =>
  async (ctx: Context): Promise<void> => {
    const now = ctx.clock.now()
    // A last letter that nobody takes is given up, with the address that it knows.
    await removeFailedJobs(ctx.db, 'notifications.tell-account', '"occasion":"erased"')
    const failures: unknown[] = []
    for (const userId of await findUsersToErase(ctx.db, now, batch)) {
      try {
        await ctx.db.transaction().execute(async (tx) => {
          const leaver = await lockUserToErase(tx, userId, now)
          if (!leaver) return
          const person = { userId, email: leaver.isVerified ? leaver.email : null }
          await erase(tx, { person, bookingIds: await leaveBookings(tx, person, now) }, now)
          await sayGoodbye(tx, leaver)
        })
      } catch (error) {
        // One account that cannot be erased keeps no other from it.
        failures.push(error)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be erased`)
  }

/** The last letter knows the address that we have forgotten; it is gone when it is sent. */
const sayGoodbye = (db: Database, { id, email, fullName, isVerified }: Leaver) =>
  tellAccount(db, { occasion: 'erased', userId: id, email, name: isVerified ? fullName : '' })
