import { afterAll, expect, test } from 'vitest'
import type { Booking } from '#contract/booking.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, cardToken, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { fallAway } from '#server/testing/crew-absences.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { ownDays, pathOf, signIn } from '#server/testing/scene.ts'

const shared = shareTestAnnai({ demo: true })
const nextDay = ownDays()
afterAll(async () => expect(await brokenPromises(shared())).toEqual([]))

const namesOf = ({ crew }: Pick<Booking, 'crew'>) => crew.map(({ kind, name }) => `${kind} ${name}`).sort()
const book = (day: string) => bookAndPay(shared(), { day, guide: true })
async function cancel(held: HeldBooking) {
  const { body } = await get(shared(), `${pathOf(held, 'refund')}?token=${held.token}`)
  await post(shared(), pathOf(held, 'cancel'), { token: held.token, refundYen: body.refundYen })
}
const ask = async (held: HeldBooking, change: object) =>
  (await post(shared(), pathOf(held, 'change-quote'), { token: held.token, ...change })).body
async function change(held: HeldBooking, wish: object): Promise<Booking> {
  const { quote, differenceYen } = await ask(held, wish)
  const card = differenceYen > 0 ? { card: { token: await cardToken(shared(), 'good') } } : {}
  return (await post(shared(), pathOf(held, 'reschedule'), { token: held.token, quoteId: quote.id, ...card })).body
}

test('whoever has a booking keeps it through every change, also where others would be chosen first by now', async () => {
  const day = nextDay()
  const [first, held] = [await book(day), await book(day)]
  expect(held.booking.crew.map(({ kind }) => kind)).toContain('guide')
  // The crew that is chosen before all others on this day is free again.
  await cancel(first)
  for (const wish of [{ extraHalfHours: 2 }, { pickUp: 'aman-tokyo' }, { day: nextDay() }]) {
    expect((await ask(held, wish)).crewChanges, JSON.stringify(wish)).toEqual([])
    expect(namesOf(await change(held, wish)), JSON.stringify(wish)).toEqual(namesOf(held.booking))
  }
})

test('who cannot come along is named before it is agreed to', async () => {
  const held = await book(nextDay())
  const other = nextDay()
  const { guides } = await loadFleet(shared().ctx)
  const guide = guides.find(({ name }) => held.booking.crew.some((one) => one.kind === 'guide' && one.name === name))
  if (!guide) throw new Error('Nobody guides.')
  const { userId } = await signIn(shared(), 'admin')
  await fallAway(shared().ctx, { userId, role: 'admin' } as Parameters<typeof fallAway>[1], guide, other)
  expect((await ask(held, { day: other })).crewChanges).toContain(
    `${guide.name} cannot be there then: another guide comes.`,
  )
  const { crew } = await change(held, { day: other })
  expect(crew.filter(({ kind }) => kind === 'guide')).not.toMatchObject([{ name: guide.name }])
})

test('who chooses a smaller class gets a car of it, and does not keep the larger one', async () => {
  const held = await bookAndPay(shared(), { day: nextDay(), guests: 2, vehicleClass: 'hiace' })
  const carOf = ({ crew }: Pick<Booking, 'crew'>) => crew.find(({ kind }) => kind === 'vehicle')
  expect(carOf(held.booking)?.className).toMatch(/^HiAce/)
  const changed = await change(held, { vehicleClass: 'alphard' })
  expect([changed.vehicleClass, carOf(changed)?.className]).toEqual(['alphard', 'Alphard'])
  // With the class that was chosen before, the car stays through other changes.
  expect(carOf(await change(held, { extraHalfHours: 1 }))).toEqual(carOf(changed))
})
