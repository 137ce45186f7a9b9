import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Board } from '#contract/dispatch.ts'
import type { findProposals } from '#contract/dispatch-moves.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { addDays, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, cardToken, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { bookRide, holdRides, hotel, keepOnRoad, payRides, terminal } from '#server/testing/rides.ts'
import { answerBank, atTime, ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { findForBoard } from '../board-bookings.store.ts'

const shared = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-02-15')
afterEach(() => keepOnRoad(shared(), { hiace: null, alphard: null }))
afterAll(async () => expect(await brokenPromises(shared())).toEqual([]))

const at = (day: string, time: string) => `${day}T${time}:00+09:00`
const landing = (day: string, time = '10:00') => ({ start: tokyoInstant(day, time) })
const van = { vehicleClass: 'hiace', guests: 8 } as const
const fromHotel = { from: hotel, to: terminal }

const tell = (held: HeldBooking, landsAt: string) =>
  post(shared(), pathOf(held, 'landing'), { token: held.token, landsAt })
const read = async ({ booking, token }: HeldBooking) =>
  (await get(shared(), `${pathOf({ booking })}?token=${token}`)).body
const askChange = async (held: HeldBooking, change: object) =>
  (await post(shared(), pathOf(held, 'change-quote'), { token: held.token, ...change })).body

async function crewOf({ booking }: HeldBooking) {
  const [found] = await findForBoard(shared().ctx.db, [booking.reference])
  const { vehicles, chauffeurs, guides } = await loadFleet(shared().ctx)
  const isIn = ({ id }: { id: string }) => found?.crewIds.includes(id)
  return {
    car: vehicles.find(isIn)?.name,
    chauffeur: chauffeurs.find(isIn)?.name,
    guides: guides.filter(isIn).map(({ name }) => name),
  }
}

/** A tap of its crew. */
async function mark({ booking }: HeldBooking, step: string, when: Date): Promise<void> {
  const { db } = shared().ctx
  const [found] = await findForBoard(db, [booking.reference])
  const one = { booking_id: found?.id ?? '', resource_id: found?.crewIds[0] ?? '' }
  await db
    .insertInto('crew_marks')
    .values({ id: randomUUID(), ...one, step, at: when, received_at: when } as never)
    .execute()
}

describe('while something else is under way', () => {
  test('what a guest is paying for keeps its hour: the desk is refused until it is paid', async () => {
    const day = nextDay()
    const [held] = await holdRides(shared(), [landing(day)])
    if (!held) throw new Error('Nothing is held.')
    expect((await payRides(shared(), [held], 'stepUp')).body.paid[0].payment.state).toBe('needs_step_up')
    const { headers } = await signIn(shared(), 'admin')
    const { body: board } = await get(shared(), `/admin/dispatch?day=${day}`, headers)
    const { version } = (board as Board).jobs.find(({ reference }) => reference === held.booking.reference) ?? {}
    const told = { reference: held.booking.reference, version, landsAt: at(day, '11:20') }
    const { body } = await post(shared(), '/admin/dispatch/landing', told, headers)
    expect(body.code).toBe('booking.not-possible-now')
    expect((await answerBank(shared(), held, true)).status).toBe(200)
    expect(await read(held)).toMatchObject({ state: 'confirmed', startsAt: held.booking.startsAt, dueYen: 0 })
  })

  test('another day that still waits for its money gives way, and what is paid for it then goes back', async () => {
    const day = nextDay()
    const held = await bookRide(shared(), landing(day))
    const change = await askChange(held, { day: addDays(day, 3) })
    expect(change.differenceYen).toBeGreaterThan(0)
    const card = { token: await cardToken(shared(), 'stepUp') }
    const asked = { token: held.token, quoteId: change.quote.id, card }
    expect((await post(shared(), pathOf(held, 'reschedule'), asked)).status).toBe(200)
    expect((await tell(held, at(day, '11:20'))).body.outcome).toBe('moved')
    await answerBank(shared(), held, true)
    const after = await read(held)
    expect(after).toMatchObject({ state: 'confirmed', startsAt: at(day, '12:10') })
    expect(after.paidYen - after.refundedYen).toBe(held.booking.totalYen)
  })

  test('a party that changes later keeps the landing as it was told', async () => {
    const day = nextDay()
    const held = await bookRide(shared(), landing(day))
    await tell(held, at(day, '11:20'))
    // By the terminal itself, which has a shorter way than these rides were sold with.
    expect((await askChange(held, { largeCases: 0 })).quote.startsAt).toBe(at(day, '12:05'))
  })

  test('after midnight it is another day, and the sentence says which', async () => {
    const day = nextDay()
    const held = await bookRide(shared(), landing(day, '22:00'))
    const { body } = await tell(held, at(day, '23:30'))
    expect(body.booking.startsAt).toBe(at(addDays(day, 1), '00:20'))
    expect(body.sentence).toMatch(/^Your chauffeur is there at 00:20 on \w+day \d+ \w+\./)
    expect((await tell(held, at(day, '22:00'))).body.booking.startsAt).toBe(at(day, '22:50'))
  })
})

describe('the next job', () => {
  const meets = async (first: { start: Date }, next: () => Promise<HeldBooking>) => {
    await keepOnRoad(shared(), { hiace: 1, alphard: 0 })
    const held = await bookRide(shared(), { ...first, ...van })
    const second = await next()
    expect((await crewOf(second)).car, 'the same van').toBe((await crewOf(held)).car)
    await keepOnRoad(shared(), { alphard: 2 })
    return { held, second }
  }

  test('that is a day out goes to others with its guide', async () => {
    const day = nextDay()
    const { held, second } = await meets(landing(day, '05:00'), () =>
      bookAndPay(shared(), { day, vehicleClass: 'alphard', guide: true }),
    )
    const before = await crewOf(second)
    expect(before.guides).toHaveLength(1)
    expect((await tell(held, at(day, '06:45'))).body.outcome).toBe('next-job-moved')
    const after = await crewOf(second)
    expect(after.guides).toEqual(before.guides)
    expect(after.car).not.toBe(before.car)
    expect((await crewOf(held)).car).toBe(before.car)
  })

  test('whose crew has set out stays with it', async () => {
    const day = nextDay()
    const { held, second } = await meets(landing(day), () =>
      bookRide(shared(), { ...landing(day, '13:30'), ...fromHotel, vehicleClass: 'alphard', guests: 4 }),
    )
    const before = await crewOf(second)
    await mark(second, 'on_the_way', tokyoInstant(day, '12:45'))
    const told = await atTime(shared(), tokyoInstant(day, '12:46'), () => tell(held, at(day, '12:00')))
    expect(told.body.outcome).toBe('waits')
    expect(await crewOf(second)).toEqual(before)
  })
})

test('a ride that waits for its crew is in the tray, and gets proposals as soon as somebody is free', async () => {
  const day = nextDay()
  await keepOnRoad(shared(), { hiace: 1 })
  const held = await bookRide(shared(), { ...landing(day), ...van })
  await bookRide(shared(), { ...landing(day, '13:30'), ...fromHotel, ...van })
  expect((await tell(held, at(day, '12:00'))).body.outcome).toBe('waits')
  const { headers } = await signIn(shared(), 'admin')
  const propose = async () => {
    const asked = { references: [held.booking.reference] }
    const { body } = await post(shared(), '/admin/dispatch/proposals', asked, headers)
    return (body as OutputOf<typeof findProposals>).jobs[0]
  }
  // Until then there is only a bus, with a reason.
  expect((await propose())?.proposals[0]).toMatchObject({
    ...{ warning: 'One class larger, at the same price', needsReason: true },
  })
  await keepOnRoad(shared(), { hiace: 2 })
  expect((await propose())?.proposals[0]?.warning).toBeNull()
  // Told once more, it finds the second van by itself.
  expect((await tell(held, at(day, '12:05'))).body).toMatchObject({ outcome: 'other-crew' })
})

test('nobody counts as not come while waiting is free, as the landing is known by now', async () => {
  const day = nextDay()
  const held = await bookRide(shared(), landing(day))
  await tell(held, at(day, '11:20'))
  const away = (time: string) =>
    atTime(shared(), tokyoInstant(day, time), async () => {
      const { headers } = await signIn(shared(), 'admin')
      const move = { to: 'no_show', reason: 'Nobody in arrivals' }
      return post(shared(), `/admin/bookings/${held.booking.reference}/move`, move, headers)
    })
  const early = await away('12:49')
  expect([early.status, early.body.code]).toEqual([409, 'booking.no-show-too-soon'])
  expect(early.body.error).toContain('12:50')
  expect((await away('12:50')).status).toBe(200)
})
