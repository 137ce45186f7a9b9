import { expect, test } from 'vitest'
import { booking } from '#server/booking/capability.ts'
import type { Erase } from '#server/platform/personal-data.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { cardToken, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import {
  bookAs,
  closeAccount,
  daysLater,
  eraseDueAccounts,
  eraseDueBookings,
  readUser,
} from '#server/testing/leaving.ts'
import { runTask } from '#server/testing/run-task.ts'
import { atTime, pathOf } from '#server/testing/scene.ts'
import { newDevice, newPerson } from '#server/testing/signed-in-people.ts'

const shared = shareTestAnnai({ demo: true })

test('deleting an account with a booking tomorrow: the day happens, and 30 days later nobody knows whose it was', async () => {
  const person = await newPerson(shared())
  const known = { leadName: 'Mika Berg', phone: '+447700900321' }
  const held = await bookAs(shared(), person, '2026-11-17', { phone: known.phone })
  await atTime(shared(), new Date('2026-11-16T10:00:00+09:00'), async () => {
    const { headers } = await newDevice(shared(), person.userId)
    expect((await closeAccount(shared(), { ...person, headers })).status).toBe(200)
  })
  const open = () => get(shared(), `${pathOf(held)}?token=${held.token}`)
  await atTime(shared(), new Date('2026-11-17T23:00:00+09:00'), async () => {
    await runTask(shared().ctx, 'booking.redeem-finished')
    expect((await open()).body).toMatchObject({ state: 'redeemed', ...known })
  })
  await atTime(shared(), new Date('2026-11-30T10:30:00+09:00'), async () => {
    await eraseDueAccounts(shared())
    expect((await readUser(shared(), person.userId)).full_name).toBe('Erased')
    expect((await open()).body).toMatchObject(known)
  })
  await atTime(shared(), new Date('2026-12-16T23:00:00+09:00'), () => eraseDueBookings(shared()))
  expect((await open()).body).toMatchObject(known)
  await atTime(shared(), new Date('2026-12-17T00:30:00+09:00'), () => eraseDueBookings(shared()))
  expect((await open()).body.code).toBe('booking.unknown')
})

test('one booking that cannot be erased keeps no other from it', async () => {
  const { ctx } = shared()
  const [stuck, free] = await Promise.all(
    ['2027-02-02', '2027-02-03'].map(async (day) => {
      const held = await bookAs(shared(), await newPerson(shared()), day)
      const { id } = await ctx.db
        .updateTable('bookings')
        .set({ user_id: null, erase_on: '2027-03-05' })
        .where('reference', '=', held.booking.reference)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }),
  )
  const erased: string[] = []
  const erase: Erase = async (_, { bookingIds: [id = ''] }) => {
    if (id === stuck) throw new Error('it hangs on something')
    erased.push(id)
  }
  const erasing = booking.tasks?.({ erase })['booking.erase-due']
  await atTime(shared(), new Date('2027-03-20T10:00:00+09:00'), async () =>
    expect(erasing?.(ctx, {})).rejects.toThrow('1 bookings could not be erased'),
  )
  expect(erased).toContain(free)
  await ctx.db.updateTable('bookings').set({ erase_on: null }).where('erase_on', '=', '2027-03-05').execute()
})

test('a day that is moved or called off after its guest left is waited for anew', async () => {
  const { db } = shared().ctx
  const person = await newPerson(shared())
  const [moved, calledOff] = [
    await bookAs(shared(), person, '2027-03-09'),
    await bookAs(shared(), person, '2027-03-10'),
  ]
  await closeAccount(shared(), person)
  const eraseOn = async ({ booking }: HeldBooking) =>
    (
      await db
        .selectFrom('bookings')
        .select('erase_on')
        .where('reference', '=', booking.reference)
        .executeTakeFirstOrThrow()
    ).erase_on
  await daysLater(shared(), 15, async () => {
    await eraseDueAccounts(shared())
    expect([await eraseOn(moved), await eraseOn(calledOff)]).toEqual(['2027-04-08', '2027-04-09'])
    const { body: change } = await post(shared(), pathOf(moved, 'change-quote'), {
      token: moved.token,
      day: '2027-04-20',
    })
    const card = change.differenceYen > 0 ? { card: { token: await cardToken(shared()) } } : {}
    const wish = { token: moved.token, quoteId: change.quote.id, ...card }
    expect((await post(shared(), pathOf(moved, 'reschedule'), wish)).status).toBe(200)
    const { body: terms } = await get(shared(), `${pathOf(calledOff, 'refund')}?token=${calledOff.token}`)
    const cancelled = { token: calledOff.token, refundYen: terms.refundYen }
    expect((await post(shared(), pathOf(calledOff, 'cancel'), cancelled)).status).toBe(200)
    await eraseDueBookings(shared())
    expect([await eraseOn(moved), await eraseOn(calledOff)]).toEqual(['2027-05-20', '2026-12-30'])
  })
})
