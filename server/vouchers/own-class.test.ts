import { expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { bookAndPay, cardToken, get, post, usualWish } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { openClass, openOwnDesk, priceRidesIn, rideFactor } from '#server/testing/own-class.ts'
import { askOrder, payRides } from '#server/testing/rides.ts'
import { ownDays, pathOf } from '#server/testing/scene.ts'
import { pagesOf } from './read-pdf.fixture.ts'

/** A class that the office made is sold, changed, told, printed and taken back as those that every house begins with. */

const { shared, deliver } = shareMailing()
const ownDay = ownDays('2027-03-01')

test('a tour is sold in a class of the office’s own, told and printed by its name, changed and cancelled', async () => {
  const annai = shared()
  const { desk, vehicleClass, car } = await openClass(annai, usualWish.tour)
  expect(vehicleClass).toBe('grand-ace')
  expect(car.name).toBe('Grand Ace 77-77')
  const wish = { vehicleClass, guests: 6, largeCases: 3 }

  const tour = (await post(annai, '/get-tour-details', { slug: usualWish.tour })).body
  expect(tour.prices).toContainEqual(expect.objectContaining({ vehicleClass, name: 'Grand Ace', maxGuests: 7 }))
  const held = await bookAndPay(annai, { ...wish, day: ownDay() })
  expect(held.booking).toMatchObject({ vehicleClass, className: 'Grand Ace', totalYen: 111_000 })
  const [papers] = (await deliver(held)).letters
  expect(papers?.text).toContain('Grand Ace')
  const voucher = papers?.attached(`annai-voucher-${held.booking.reference}.pdf`)
  expect(pagesOf(voucher ?? Buffer.alloc(0)).join('')).toContain('Grand Ace')

  // Two hours more, at what a half hour costs in it, and of the guide.
  const asked = await post(annai, pathOf(held, 'change-quote'), { token: held.token, extraHalfHours: 4 })
  expect(asked.body.differenceYen).toBe(4 * (4_000 + 2_200))
  const card = { token: await cardToken(annai) }
  const paid = await post(annai, pathOf(held, 'reschedule'), { token: held.token, quoteId: asked.body.quote.id, card })
  expect([paid.status, paid.body.totalYen]).toEqual([200, 135_800])

  const opened = (await get(annai, `/admin/tour-bookings/${held.booking.reference}`, desk.headers)).body
  expect(opened.classes).toContainEqual({ id: 'grand-ace', label: 'Grand Ace' })
  const board = (await get(annai, `/admin/dispatch?day=${held.booking.startsAt.slice(0, 10)}`, desk.headers)).body
  expect(JSON.stringify(board)).toMatch(/Grand( Ace)? 77-77/)

  const { refundYen } = (await get(annai, `${pathOf(held, 'refund')}?token=${held.token}`)).body
  const cancelled = await post(annai, pathOf(held, 'cancel'), { token: held.token, refundYen })
  expect([cancelled.status, cancelled.body.state, cancelled.body.className]).toEqual([200, 'cancelled', 'Grand Ace'])
})

test('rides are sold in it once the fares price it, and before that it is neither listed nor given away', async () => {
  const annai = shared()
  const desk = await openOwnDesk(annai)
  const ask = {
    ...{ way: 'transfer', from: 'haneda-terminal-3', to: 'palace-hotel-tokyo', day: ownDay(), time: '10:00' },
    ...{ guests: 6, largeCases: 3 },
  }
  const cars = async () => {
    const query = new URLSearchParams(Object.entries(ask).map(([name, value]) => [name, String(value)]))
    return (await get(annai, `/rides/cars?${query}`)).body.options as { vehicleClass: string; totalYen: number }[]
  }
  expect((await cars()).map(({ vehicleClass }) => vehicleClass)).not.toContain('grand-ace')
  expect((await post(annai, '/rides/quotes', { ...ask, vehicleClass: 'grand-ace' })).body.code).toBe('rides.no-car')

  await priceRidesIn(desk, 'grand-ace', '2026-12-01T00:00:00+09:00')
  annai.clock.advance(tokyoInstant('2026-12-02', '12:00').getTime() - annai.clock.now().getTime())
  const now = await cars()
  const own = now.find(({ vehicleClass }) => vehicleClass === 'grand-ace')
  expect(own?.totalYen).toBeGreaterThan(0)
  const quoted = await post(annai, '/rides/quotes', { ...ask, vehicleClass: 'grand-ace' })
  expect(quoted.status).toBe(200)
  const [{ id, className, lines }] = quoted.body.quotes
  expect(className).toBe('Grand Ace')
  const like = (await post(annai, '/rides/quotes', { ...ask, largeCases: 2, vehicleClass: 'alphard' })).body.quotes[0]
  expect(lines[0].amountYen).toBe(like.lines[0].amountYen * rideFactor)
  const held = (await askOrder(annai, [id], {})).body.held
  const paid = await payRides(annai, held)
  expect(paid.body.paid[0].booking).toMatchObject({ vehicleClass: 'grand-ace', className: 'Grand Ace' })
  const { letters } = await deliver(held[0])
  expect(letters.map(({ text }) => text).join('')).toContain('Grand Ace')
})

test('it is not taken out of use while a car of it serves; afterwards nobody is offered it, and what was booked is called by it', async () => {
  const annai = shared()
  const desk = await openOwnDesk(annai)
  const held = await bookAndPay(annai, { vehicleClass: 'grand-ace', guests: 6, largeCases: 3, day: ownDay() })
  const uses = (await desk.ask('GET', '/vehicle-classes/grand-ace/uses')).body as {
    cars: { id: string; name: string }[]
    bookings: { count: number }
    fares: string[]
    tours: string[]
    halfHourYen: number
  }
  expect(uses.cars.map(({ name }) => name)).toEqual(['Grand 77-77'])
  expect(uses.bookings.count).toBeGreaterThan(0)
  expect(uses).toMatchObject({ fares: ['With our own'], halfHourYen: 4_000 })
  expect(uses.tours).toHaveLength(1)
  const classes = async () => ((await desk.ask('GET', '/vehicle-classes')).body as { classes: never[] }).classes
  const own = async () =>
    (await classes()).find(({ vehicleClass }) => vehicleClass === 'grand-ace') as unknown as {
      version: number
      retiredAt: string | null
      unsold: string[]
    }
  expect((await own()).unsold).toEqual([])
  const retire = async () =>
    desk.ask('POST', '/vehicle-classes/grand-ace/retire', { version: (await own()).version, reason: 'Sold.' })
  expect(((await retire()).body as { code: string }).code).toBe('classes.has-cars')

  const [car] = uses.cars
  const seen = (await desk.ask('GET', `/cars/${car?.id}`)).body as { version: number }
  const service = (inService: boolean, version: number) =>
    desk.ask('POST', `/cars/${car?.id}/service`, { version, inService, reason: 'Sold.' })
  expect((await service(false, seen.version)).status).toBe(200)
  expect((await own()).unsold).toEqual(['no-car'])
  expect((await retire()).status).toBe(200)
  expect((await own()).retiredAt).not.toBeNull()

  const tour = (await post(annai, '/get-tour-details', { slug: usualWish.tour })).body
  expect(tour.prices.map(({ name }: { name: string }) => name)).not.toContain('Grand Ace')
  expect(tour.prices.length).toBeGreaterThan(0)
  const listed = (await get(annai, '/rides/classes')).body.classes
  expect(listed.map(({ name }: { name: string }) => name)).not.toContain('Grand Ace')
  const opened = await get(annai, `${pathOf(held)}?token=${held.token}`)
  expect([opened.body.className, opened.body.state]).toEqual(['Grand Ace', 'confirmed'])
  // Its car comes back only with its class.
  const out = (await desk.ask('GET', `/cars/${car?.id}`)).body as { version: number }
  expect(Object.keys(((await service(true, out.version)).body as { fields: object }).fields)).toEqual(['inService'])
  const back = await desk.ask('POST', '/vehicle-classes/grand-ace/back', { version: (await own()).version })
  expect(back.status).toBe(200)
  expect((await service(true, out.version)).status).toBe(200)
  const again = (await post(annai, '/get-tour-details', { slug: usualWish.tour })).body
  expect(again.prices.map(({ name }: { name: string }) => name)).toContain('Grand Ace')
})
