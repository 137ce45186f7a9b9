import type { TestAnnai } from '#server/testing/annai.ts'
import { type HeldBooking, pay, post, quoteFor } from '#server/testing/bookings.ts'
import { rightPassword } from '#server/testing/people.ts'
import { runTask } from '#server/testing/run-task.ts'
import { atTime, inMinutes } from '#server/testing/scene.ts'
import type { TestPerson } from './signed-in-people.ts'

export const closeAccount = (annai: TestAnnai, { email, headers }: TestPerson, change: object = {}) =>
  post(annai, '/profile/delete', { email, password: rightPassword, ...change }, headers)

export const readUser = ({ ctx }: TestAnnai, userId: string) =>
  ctx.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

export const eraseDueAccounts = async ({ ctx }: TestAnnai) => runTask(ctx, 'accounts.erase-due')
export const eraseDueBookings = async ({ ctx }: TestAnnai) => runTask(ctx, 'booking.erase-due')

export const daysLater = <T>(annai: TestAnnai, days: number, work: () => Promise<T>) =>
  atTime(annai, inMinutes(annai, days * 24 * 60), work)

/** A day that somebody books and pays for with their account. */
export async function bookAs(
  annai: TestAnnai,
  { email, headers }: TestPerson,
  day: string,
  details: object = {},
): Promise<HeldBooking> {
  const quote = await quoteFor(annai, { day }, headers)
  const guest = { quoteId: quote.id, leadName: 'Mika Berg', email, ...details }
  const { body: held } = await post(annai, '/bookings', guest, headers)
  const paid = await pay(annai, held, 'good', headers)
  if (paid.status !== 200) throw new Error(`Not paid: ${JSON.stringify(paid.body)}`)
  return held
}
