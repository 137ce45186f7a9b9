import { expect, test } from 'vitest'
import type { Availability, Slot } from '#contract/availability.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai, startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, holdFor, post, quoteFor, usualWish } from '#server/testing/bookings.ts'
import { atTime, inMinutes, keepCars, keepOneCoaster, wholeCoaster } from '#server/testing/scene.ts'
import { addAbsence } from './absences.store.ts'

/** With one coaster only; each test has a month of its own. */
const shared = shareTestAnnai({ demo: true }, keepOneCoaster)

async function monthOf(annai: TestAnnai, question: object): Promise<Availability> {
  const asked = { tour: usualWish.tour, guests: 18, ...question }
  return (await get(annai, `/availability?${new URLSearchParams(asked as never)}`)).body
}
const whyOn = ({ days }: Availability, day: string) =>
  days.find((one) => one.day === day)?.starts.map(({ why }) => why ?? 'free')

test('the last car of a class is sold out while somebody holds it, and free the moment that the hold ends', async () => {
  const annai = shared()
  const day = '2026-12-09'
  const inDecember = (question = {}) => monthOf(annai, { month: '2026-12', ...question })
  expect(whyOn(await inDecember(), day)).toEqual(['free', 'free', 'free'])
  const { booking } = await holdFor(annai, { ...wholeCoaster, day })
  const held = await inDecember()
  expect(whyOn(held, day)).toEqual(['sold-out', 'sold-out', 'sold-out'])
  expect(held.days.filter(({ why }) => why === 'sold-out').map((one) => one.day)).toEqual([day])
  // A smaller party has other cars on the same day.
  expect(whyOn(await inDecember({ guests: 3 }), day)).toEqual(['free', 'free', 'free'])
  const end = inMinutes(annai, 15)
  const whyAt = (when: Date) => atTime(annai, when, async () => whyOn(await inDecember(), day))
  expect(await whyAt(new Date(end.getTime() - 1))).toEqual(['sold-out', 'sold-out', 'sold-out'])
  expect(await whyAt(end)).toEqual(['free', 'free', 'free'])
  await atTime(annai, end, () => holdFor(annai, { ...wholeCoaster, day, start: '09:00' }))
  const { state } = await annai.ctx.db
    .selectFrom('bookings')
    .select('state')
    .where('reference', '=', booking.reference)
    .executeTakeFirstOrThrow()
  expect(state).toBe('expired')
})

test('a month tells the truth: what it calls free can be held, and what it calls sold out cannot', async () => {
  const annai = shared()
  const half = { ...wholeCoaster, tour: 'palace-walls-to-ginza' }
  const taken = ['04', '09', '10', '20', '31'].map((day) => `2027-01-${day}`)
  for (const day of taken.slice(0, 3)) await bookAndPay(annai, { ...wholeCoaster, day })
  await bookAndPay(annai, { ...half, day: taken[3], start: '13:00' })
  await bookAndPay(annai, { ...half, day: taken[4], start: '09:00' })
  const { days } = await monthOf(annai, { tour: half.tour, month: '2027-01' })
  const all = days.flatMap(({ day, starts }) => starts.map((start) => ({ ...start, day })))
  // Even the other half of a day: there is no time to turn round between the two.
  const soldOut = all.filter(({ why }) => why === 'sold-out')
  expect(soldOut.map(({ day, start }) => [day, start])).toEqual(
    taken.flatMap((day) => [
      [day, '09:00'],
      [day, '13:00'],
    ]),
  )
  const isFree = (slot: Slot) => all.some((one) => one.free && one.day === slot.day && one.start === slot.start)
  for (const { day, start } of soldOut) {
    const { status, body } = await post(annai, '/quotes', { ...half, day, start })
    expect([status, body.code], `${day} ${start}`).toEqual([409, 'inventory.sold-out'])
    const inMonth = body.nearest.filter((slot: Slot) => slot.day.startsWith('2027-01'))
    expect([inMonth.length > 0, inMonth.every(isFree)], `${day} ${start}`).toEqual([true, true])
  }
  const sample = all.filter(({ free }, at) => free && at % 7 === 0)
  expect(sample.length).toBeGreaterThan(5)
  for (const { day, start } of sample) await holdFor(annai, { ...half, day, start })
})

test('a month in which the car is away leads to the nearest days on which it is there', async () => {
  const annai = shared()
  const cars = await annai.ctx.db.selectFrom('vehicles').select('resource_id').where('class', '=', 'coaster').execute()
  const away = { startsAt: tokyoInstant('2027-03-01', '00:00'), endsAt: tokyoInstant('2027-04-01', '00:00') }
  for (const { resource_id: resourceId } of cars)
    await addAbsence(annai.ctx.db, {
      ...{ resourceId, kind: 'repair', note: 'Inspection', ...away },
      ...{ enteredBy: null, enteredAt: annai.clock.now() },
    })
  const march = await monthOf(annai, { month: '2027-03' })
  expect(march.days.every(({ why }) => why === 'sold-out')).toBe(true)
  expect(march.nearest).toEqual([
    { day: '2027-04-01', start: '08:00' },
    { day: '2027-04-01', start: '08:30' },
    { day: '2027-04-01', start: '09:00' },
    { day: '2027-04-02', start: '08:00' },
  ])
  await quoteFor(annai, { ...wholeCoaster, ...march.nearest[0] })
})

test('ten guests have two guides, and a guide speaks the language that was wished for', async () => {
  const annai = shared()
  const day = '2027-05-12'
  expect([(await quoteFor(annai, { day, guests: 9 })).guides, (await quoteFor(annai, { day })).guides]).toEqual([1, 1])
  const { booking } = await bookAndPay(annai, { day, guests: 10 })
  expect(booking.crew.map(({ kind }) => kind).sort()).toEqual(['chauffeur', 'guide', 'guide', 'vehicle'])
  const french = await bookAndPay(annai, { day, guests: 2, guideLanguage: 'fr' })
  expect(french.booking.crew.find(({ kind }) => kind === 'guide')?.languages).toContain('fr')
})

test('extra hours take away the starts after which the car is needed elsewhere', async () => {
  const annai = await startTestAnnai({ demo: true })
  await keepCars(annai, 'sedan', 1)
  await keepCars(annai, 'alphard', 0)
  const day = '2026-12-09'
  const morning = { tour: 'old-tokyo-before-lunch', guests: 2, vehicleClass: 'sedan' }
  await bookAndPay(annai, { ...morning, tour: 'asakusa-after-dark', day, start: '17:00' })
  // Four hours from 08:30 or 09:00 and so many half hours; at 17:00 the car is in town again, after its turn-round.
  const after = async (extraHalfHours: number) =>
    whyOn(await monthOf(annai, { ...morning, month: '2026-12', extraHalfHours }), day)
  expect(await after(0)).toEqual(['free', 'free'])
  expect(await after(6)).toEqual(['free', 'free'])
  // From 08:30 the whole day is too long for one chauffeur, and for a second one the car goes through its garage.
  expect(await after(7)).toEqual(['sold-out', 'sold-out'])
})

test('who was promised an Alphard gets one, and a Crown’s guests get it only when no Crown is left', async () => {
  const annai = await startTestAnnai({ demo: true })
  await keepCars(annai, 'sedan', 2)
  await keepCars(annai, 'alphard', 1)
  const pair = { guests: 2, vehicleClass: 'sedan' }
  const carFor = async (wish: object) =>
    (await bookAndPay(annai, wish)).booking.crew.find(({ kind }) => kind === 'vehicle')?.name ?? ''
  expect(await carFor(pair)).toMatch('Crown')
  expect(await carFor({ ...pair, start: '08:30' })).toMatch('Crown')
  expect(await carFor({ ...pair, start: '09:00' })).toMatch('Alphard')
  const refused = await post(annai, '/quotes', { ...usualWish, ...pair })
  expect([refused.status, refused.body.code]).toEqual([409, 'inventory.sold-out'])
  // An Alphard’s guests get a HiAce in its place, and never a Crown.
  expect(await carFor({ guests: 2, vehicleClass: 'alphard' })).toMatch('HiAce')
})
