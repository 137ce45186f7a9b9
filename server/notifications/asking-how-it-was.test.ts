import { expect, test } from 'vitest'
import { addJob } from '#server/platform/jobs.ts'
import { runDueJobs } from '#server/testing/annai.ts'
import { bookAndPay, type HeldBooking, post } from '#server/testing/bookings.ts'
import { bookAndTravel } from '#server/testing/days-over.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { runTask } from '#server/testing/run-task.ts'
import { atTime, ownDays, pathOf } from '#server/testing/scene.ts'
import { saveChoice } from './mail-refusals.store.ts'

const { shared, server, rowOf } = shareMailing()
const ownDay = ownDays()

const at = (day: string, time: string) => new Date(`${day}T${time}:00+09:00`)
const after = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** What is asked about a booking when the clock shows this. */
async function askedAt(day: string, time: string, { booking }: HeldBooking) {
  const before = server().letters.length
  await atTime(shared(), at(day, time), () => runDueJobs(shared()))
  return server()
    .letters.slice(before)
    .filter(({ subject }) => subject?.startsWith('How was your day?') && subject.includes(booking.reference))
}

test('at ten in the morning after the day, its guest is asked once how it was, with a link to the review', async () => {
  const day = ownDay()
  const held = await bookAndTravel(shared(), { day })
  expect(await askedAt(after(day, 1), '09:59', held)).toEqual([])
  const [letter, ...more] = await askedAt(after(day, 1), '10:00', held)
  expect(more).toEqual([])
  expect(letter?.recipients).toEqual(['eleanor@example.com'])
  const link = /https:\/\/annai\.example\/manage-booking\/review\?booking=([\w-]+)&token=([\w-]+)/.exec(
    letter?.text ?? '',
  )
  expect(link?.[1]).toBe(held.booking.reference)
  expect(letter?.html).toContain(link?.[2])
  const opened = await shared().app.inject({ url: `/api${pathOf(held, 'review')}?token=${link?.[2]}` })
  expect(opened.json()).toMatchObject({ canWrite: true })

  // The same job once more, as after a crash.
  const { id, version } = await rowOf(held)
  await addJob(shared().ctx.db, 'notifications.tell', { bookingId: id, occasion: 'review', version })
  expect(await askedAt(after(day, 1), '11:00', held)).toEqual([])
})

test('who has written already, wants no such mail, or has left us, is not asked', async () => {
  const day = ownDay()
  const { db } = shared().ctx
  const [wrote, refused, left] = [
    await bookAndTravel(shared(), { day }),
    await bookAndTravel(shared(), { day: ownDay() }),
    await bookAndTravel(shared(), { day: ownDay() }),
  ]
  const stars = { chauffeurStars: 5, guideStars: 5, vehicleStars: 5, routeStars: 5 }
  const review = { token: wrote.token, ...stars, text: 'Fine.', author: 'Eleanor' }
  expect((await post(shared(), pathOf(wrote, 'review'), review)).status).toBe(200)
  const setEmail = async (held: HeldBooking, change: object) =>
    db
      .updateTable('bookings')
      .set(change)
      .where('id', '=', (await rowOf(held)).id)
      .execute()
  await setEmail(refused, { email: 'No@example.com', email_key: 'no@example.com' })
  await saveChoice(db, { email: 'no@EXAMPLE.com', kind: 'review', wanted: false, at: shared().clock.now() })
  await setEmail(left, { erased_at: shared().clock.now() })
  const later = after(day, 3)
  for (const held of [wrote, refused, left]) expect(await askedAt(later, '12:00', held)).toEqual([])
})

test('a day that is found to be over a week later is not asked about any more', async () => {
  const [day, other] = [ownDay(), ownDay()]
  const [late, soon] = [await bookAndPay(shared(), { day }), await bookAndPay(shared(), { day: other })]
  await atTime(shared(), at(after(other, 6), '03:00'), () => runTask(shared().ctx, 'booking.redeem-finished'))
  // Not at once, which is three in the morning, but at the next ten.
  expect(await askedAt(after(other, 6), '09:00', soon)).toEqual([])
  expect(await askedAt(after(other, 6), '10:00', late)).toEqual([])
  expect(await askedAt(after(other, 7), '10:00', soon)).toHaveLength(1)
  expect(await askedAt(after(other, 7), '10:00', late)).toEqual([])
})
