import { expect, test } from 'vitest'
import { forgetFleet } from '#server/fleet/index.ts'
import { bookAndPay, get, holdFor, post, quoteFor } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { ownDays, signIn } from '#server/testing/scene.ts'
import { pagesOf } from './read-pdf.fixture.ts'

const { shared, deliver, rowOf } = shareMailing()
const ownDay = ownDays()
const alphard = { vehicleClass: 'alphard', guests: 4 }

/** As the office would: another name for a class, and nothing else. */
async function rename(vehicleClass: string, name: string): Promise<void> {
  const { ctx } = shared()
  await ctx.db.updateTable('vehicle_classes').set({ name }).where('class', '=', vehicleClass).execute()
  forgetFleet(ctx)
}

const takeOffCar = ({ id }: { id: string }) =>
  shared()
    .ctx.db.deleteFrom('assignments')
    .where('booking_id', '=', id)
    .where('resource_id', 'in', ({ selectFrom }) => selectFrom('vehicles').select('resource_id'))
    .execute()

const csvOf = async (path: string, asked: object, headers: Record<string, string>): Promise<string> => {
  const { body } = await post(shared(), path, asked, headers)
  return (await shared().app.inject({ method: 'GET', url: `/api${body.link}` })).body
}

test('a class that gets another name has it everywhere at once, also on what was booked before', async () => {
  const annai = shared()
  const desk = await signIn(annai, 'admin')
  const day = ownDay()
  const before = await bookAndPay(annai, { ...alphard, day })
  expect(before.booking.className).toBe('Alphard')
  await deliver(before)

  await rename('alphard', 'Vellfire')
  const { reference } = before.booking

  const tour = (await post(annai, '/get-tour-details', { slug: 'kamakura-and-the-great-buddha' })).body
  expect(tour.prices.map(({ name }: { name: string }) => name)).toContain('Vellfire')
  const found = (await get(annai, '/tours?guests=6')).body.tours as { forParty: { className: string } | null }[]
  expect(found.map(({ forParty }) => forParty?.className)).toContain('Vellfire')
  const { classes } = (await get(annai, '/rides/classes')).body
  expect(classes.map(({ name }: { name: string }) => name)).toContain('Vellfire')

  const quote = await quoteFor(annai, { ...alphard, day: ownDay() })
  expect([quote.className, quote.lines[0]?.explanation]).toEqual(['Vellfire', expect.stringContaining('Vellfire')])

  const opened = await get(annai, `/bookings/${reference}?token=${before.token}`)
  expect(opened.body.className).toBe('Vellfire')

  const mailed = await bookAndPay(annai, { ...alphard, day: ownDay() })
  const [papers] = (await deliver(mailed)).letters
  const voucher = papers?.attached(`annai-voucher-${mailed.booking.reference}.pdf`)
  expect(pagesOf(voucher ?? Buffer.alloc(0)).join('')).toContain('/ Vellfire ')
  // A mail names the very car by its model and plate; while there is none, the class that was booked.
  const carless = await bookAndPay(annai, { ...alphard, day: ownDay() })
  await takeOffCar(await rowOf(carless))
  const [letter] = (await deliver(carless)).letters
  for (const part of [letter?.text, letter?.html]) {
    expect(part).toContain('Vellfire')
    expect(part).not.toContain('Alphard')
  }

  const board = (await get(annai, `/admin/dispatch?day=${day}&days=1`, desk.headers)).body
  const job = board.jobs.find((one: { reference: string }) => one.reference === reference)
  expect(job.className).toBe('Vellfire')

  const bookings = await csvOf('/office/bookings/file', { only: reference, columns: 'reference,class' }, desk.headers)
  expect(bookings).toContain(`${reference},Vellfire`)
  const cars = await csvOf('/admin/cars/file', { columns: 'class' }, desk.headers)
  expect([cars.includes('Vellfire'), cars.includes('Alphard')]).toEqual([true, false])
  const list = (await get(annai, '/admin/cars', desk.headers)).body
  expect(list.choices.class).toContainEqual({ id: 'alphard', label: 'Vellfire' })

  const one = (await get(annai, `/admin/tour-bookings/${reference}`, desk.headers)).body
  expect(one.className).toBe('Vellfire')
  expect(one.classes).toContainEqual({ id: 'alphard', label: 'Vellfire' })
  const fares = (await get(annai, '/admin/fares', desk.headers)).body
  expect(fares.classes).toContainEqual({ code: 'alphard', name: 'Vellfire', isSold: true })
  const edited = (await get(annai, '/admin/tours/kamakura-and-the-great-buddha', desk.headers)).body
  expect(edited.classes).toContainEqual(expect.objectContaining({ vehicleClass: 'alphard', name: 'Vellfire' }))

  await rename('alphard', 'Alphard')
  const held = await holdFor(annai, { ...alphard, day: ownDay() })
  expect(held.booking.className).toBe('Alphard')
})
