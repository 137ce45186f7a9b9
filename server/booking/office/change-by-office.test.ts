import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { DeskBooking } from '#contract/booking-desk.ts'
import type { ChargedOtherwise } from '#contract/booking-desk-changes.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { newsOf } from '#server/testing/news.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { askChange, ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-01-11')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const path = ({ booking }: Pick<HeldBooking, 'booking'>, call = '') =>
  `/admin/tour-bookings/${booking.reference}${call && `/${call}`}`
const read = async (held: HeldBooking): Promise<DeskBooking> => (await get(annai(), path(held), desk.headers)).body
const propose = (held: HeldBooking, wish: object) => post(annai(), path(held, 'propose'), { wish }, desk.headers)
const change = (held: HeldBooking, body: object, headers: object = {}) =>
  post(annai(), path(held, 'change'), body, { ...desk.headers, ...headers })

test('the desk reads one booking whole: lines, crew with their rests, money, terms, neighbours and history', async () => {
  const day = ownDay()
  const [first, held] = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day, start: '08:30' })]
  const seen = await read(held)
  expect(seen).toMatchObject({ state: 'confirmed', paidYen: held.booking.totalYen, dueYen: 0, needsCrew: false })
  expect(seen.lines.every((line) => line.computedYen === line.amountYen && line.reason === null)).toBe(true)
  expect(seen.crew.map(({ kind }) => kind)).toEqual(['chauffeur', 'vehicle', 'guide'])
  expect(seen.previous?.reference).toBe(first.booking.reference)
  expect(seen.history.map(({ by, deed }) => [by, deed])).toContainEqual(['Guest', expect.stringMatching(/^paid ¥/)])
  expect(seen.history.at(-1)?.changes).toEqual([{ name: 'State', before: '', after: 'On hold' }])
  expect((await get(annai(), '/admin/tour-bookings/AN-222222', desk.headers)).status).toBe(404)
})

test('a proposal says what a change costs and who drives, keeps the crew where it can, and changes nothing', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const before = await read(held)
  const { status, body } = await propose(held, { extraHalfHours: 2 })
  expect([status, body.crew.map(({ id }: { id: string }) => id)]).toEqual([200, before.crew.map(({ id }) => id)])
  expect(body.computedYen).toBeGreaterThan(before.totalYen)
  expect(body.lines.map(({ kind }: { kind: string }) => kind)).toContain('extra-hours')
  expect(await read(held)).toEqual(before)
  expect((await propose(held, {})).body.quoteId).toBeNull()
  expect((await propose(held, { start: '06:10' })).status, 'the office names any hour').toBe(200)
  expect((await propose(held, { guests: 41 })).body.fields).toHaveProperty('wish.guests')
})

test('the desk is offered only what can be had: the cars that the tour runs with, the languages that guides speak', async () => {
  const held = await bookAndPay(annai(), { day: ownDay(), tour: 'the-expressway-at-night', start: '19:00', guests: 2 })
  const { classes, languages } = await read(held)
  for (const { id } of classes) {
    const { body } = await propose(held, { vehicleClass: id, guests: 2 })
    expect([id, body.vehicleClass]).toEqual([id, id])
  }
  expect(classes.map(({ id }) => id)).not.toContain('coaster')
  expect(languages).toContain('en')
  expect(languages).not.toContain('nl')
})

test('a proposal of a far place says what it takes off the stops, also where visitors would be refused', async () => {
  const wish = { tour: 'the-expressway-at-night', start: '19:00', day: ownDay(), pickUp: 'park-hyatt-tokyo' }
  const held = await bookAndPay(annai(), wish)
  const { body: far } = await propose(held, { pickUp: 'nikko-station' })
  expect(far.stops).toEqual([expect.stringContaining('so long that some stops would be shorter than 15 minutes')])
  const { body: nearer } = await propose(held, { pickUp: 'haneda-terminal-3' })
  expect(nearer.stops).toContainEqual(expect.stringMatching(/ instead of \d/))
  expect((await propose(held, { largeCases: 1 })).body.stops, 'the control').toEqual([])
})

test('a changed party leaves its difference due, keeps who drives, and stands in the history before and after', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const before = await read(held)
  const { body: proposal } = await propose(held, { guests: 2, childAges: [4], extraHalfHours: 2 })
  const { quoteId } = proposal
  const { status, body } = await change(held, {
    version: before.version,
    quoteId,
    details: { note: 'Carsick on bends' },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ guests: 2, childAges: [4], note: 'Carsick on bends', totalYen: proposal.computedYen })
  expect(body.dueYen).toBe(proposal.computedYen - before.totalYen)
  expect(body.crew.map(({ id }: { id: string }) => id)).toEqual(before.crew.map(({ id }) => id))
  expect(body.version).toBeGreaterThan(before.version)
  expect(body.history[0]).toMatchObject({ by: 'Test', deed: 'changed', version: body.version })
  const pieces = body.history[0].changes
  expect(pieces).toContainEqual({ name: 'Children', before: 'none', after: 'ages 4' })
  expect(pieces).toContainEqual({ name: 'Notes for the crew', before: '', after: 'Carsick on bends' })
  expect(await newsOf(annai(), held), 'nobody is written to').not.toContainEqual(
    expect.objectContaining({ occasion: 'changed' }),
  )
  expect((await change(held, { version: body.version, quoteId })).body.code).toBe('booking.quote-used')
})

/** What the order of the tours goes by. */
async function soldToday() {
  expect(await runDueJobs(annai())).toEqual([])
  const { db, clock } = annai().ctx
  const row = await db
    .selectFrom('tour_sales')
    .where('day', '=', tokyoDayOf(clock.now()))
    .select(({ fn }) => [fn.sum('bookings').as('bookings'), fn.sum('revenue_yen').as('yen')])
    .executeTakeFirst()
  return { bookings: Number(row?.bookings), yen: Number(row?.yen) }
}

describe('what is charged otherwise than computed', () => {
  const cheaper = (seen: DeskBooking, by: number, reason: string): ChargedOtherwise[] =>
    seen.lines.slice(0, 1).map(({ kind, label, amountYen }) => ({ kind, label, amountYen: amountYen - by, reason }))

  test('needs a reason, line by line', async () => {
    const held = await bookAndPay(annai(), { day: ownDay() })
    const seen = await read(held)
    const { status, body } = await change(held, { version: seen.version, charged: cheaper(seen, 5000, ' ') })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['charged.0.reason']])
    const [line] = cheaper(seen, 5000, 'Late')
    const wrong = [{ ...line, label: 'Another line' }]
    expect((await change(held, { version: seen.version, charged: wrong })).body.fields).toHaveProperty(
      'charged.0.label',
    )
    const below = [{ ...line, amountYen: -1 }]
    expect((await change(held, { version: seen.version, charged: below })).body.fields).toHaveProperty(
      'charged.0.amountYen',
    )
    expect((await read(held)).version).toBe(seen.version)
  })

  test('goes back to the card where that is wanted, and the guest is told', async () => {
    const held = await bookAndPay(annai(), { day: ownDay() })
    const seen = await read(held)
    const before = await soldToday()
    const body = { version: seen.version, charged: cheaper(seen, 5000, 'We were late'), difference: 'refund' }
    const changed: DeskBooking = (await change(held, body)).body
    expect(await newsOf(annai(), held)).toContainEqual(expect.objectContaining({ occasion: 'refunded' }))
    expect(await soldToday(), 'what is sold follows the price').toEqual({ ...before, yen: before.yen - 5000 })
    expect(changed).toMatchObject({ refundedYen: 5000, dueYen: 0, totalYen: seen.totalYen - 5000 })
    expect(changed.computedYen).toBe(seen.computedYen)
    expect(changed.lines[0]).toMatchObject({
      reason: 'We were late',
      by: 'Test',
      computedYen: seen.lines[0]?.amountYen,
    })
    const refund = changed.money.find(({ kind }) => kind === 'refund')
    expect(refund?.reason, 'the reason of the line is kept in the history, and no guest reads it').toBe(
      'Your day costs less now',
    )
    expect(changed.history.map(({ reason }) => reason)).toContain('We were late')
    const back: DeskBooking = (await change(held, { version: changed.version })).body
    expect(back, 'the arrow goes back to computed').toMatchObject({ totalYen: seen.totalYen, dueYen: 5000 })
    expect(back.lines[0]?.reason).toBeNull()
  })

  test('stays so when the guest moves the day: nobody pays twice for a kindness', async () => {
    const held = await bookAndPay(annai(), { day: ownDay() })
    const seen = await read(held)
    await change(held, { version: seen.version, charged: cheaper(seen, 5000, 'We were late'), difference: 'refund' })
    const { body } = await askChange(annai(), held, ownDay())
    expect(body.differenceYen).toBe(0)
    const { version } = await read(held)
    const gift = { version, amountYen: 1000, reason: 'And the rain' }
    expect((await post(annai(), path(held, 'refund'), gift, desk.headers)).status).toBe(200)
    const { body: moved } = await askChange(annai(), held, ownDay())
    expect(moved).toMatchObject({ differenceYen: 0, giftYen: 1000, stillDueYen: 0 })
    const { paidYen, refundedYen } = await read(held)
    expect(moved.quote.totalYen, 'what we hold and the gift are the whole price').toBe(paidYen - refundedYen + 1000)
  })
})

test('who is to be told is told once, and a link asks for what is due', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { version } = await read(held)
  const { quoteId } = (await propose(held, { extraHalfHours: 2 })).body
  const { body } = await change(held, { version, quoteId, details: { room: '1207' }, difference: 'link' })
  expect(body.dueYen).toBeGreaterThan(0)
  const news = (await newsOf(annai(), held)).filter(({ occasion }) => occasion === 'changed')
  expect(news).toHaveLength(1)
})

describe('two people at the desk', () => {
  const both = (held: HeldBooking, bodies: object[]) => Promise.all(bodies.map((body) => change(held, body)))

  test('who looked at an older version is refused, and nothing of it is kept', async () => {
    const held = await bookAndPay(annai(), { day: ownDay() })
    const { version } = await read(held)
    const bodies = ['Hers', 'Mine'].map((note) => ({ version, details: { note } }))
    const answers = await both(held, bodies)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.code).toBe('office.changed-meanwhile')
    const seen = await read(held)
    expect(seen.note).toBe(answers.find(({ status }) => status === 200)?.body.note)
    expect(seen.history.filter(({ deed }) => deed === 'changed')).toHaveLength(1)
  })

  test('without the count of editions both would save: the control of the race above', async () => {
    const held = await bookAndPay(annai(), { day: ownDay() })
    const { version } = await read(held)
    const { db } = annai().ctx
    const { sql } = await import('kysely')
    await sql`ALTER TABLE bookings DISABLE TRIGGER bookings_count_editions`.execute(db)
    try {
      const answers = await both(
        held,
        ['Hers', 'Mine'].map((note) => ({ version, details: { note } })),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    } finally {
      await sql`ALTER TABLE bookings ENABLE TRIGGER bookings_count_editions`.execute(db)
    }
  })

  test('a guest who changes a detail meanwhile is not overwritten', async () => {
    const held = await bookAndPay(annai(), { day: ownDay() })
    const { version } = await read(held)
    const url = `/api/bookings/${held.booking.reference}/details`
    await annai().app.inject({ method: 'PATCH', url, payload: { token: held.token, note: 'No stairs, please' } })
    expect((await change(held, { version, details: { note: 'Ours' } })).body.code).toBe('office.changed-meanwhile')
    expect((await read(held)).note).toBe('No stairs, please')
  })
})

test('the same attempt sent again answers the same and changes once', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { version } = await read(held)
  const [key, body] = [{ 'idempotency-key': randomUUID() }, { version, details: { note: 'Once' } }]
  const [one, two] = [await change(held, body, key), await change(held, body, key)]
  expect([one.status, two.body]).toEqual([200, one.body])
  expect((await read(held)).history.filter(({ deed }) => deed === 'changed')).toHaveLength(1)
})

test('a day that is over, or was called off, is not changed any more', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { version } = await read(held)
  const cancel = { version, cause: 'guest', refundYen: 0, reason: 'They rang', amountReason: 'So agreed' }
  const { body } = await post(annai(), path(held, 'cancel'), cancel, desk.headers)
  const { status } = await change(held, { version: body.version, details: { note: 'Too late' } })
  expect(status).toBe(409)
  expect((await propose(held, { guests: 2 })).status).toBe(409)
})

test('what was not asked for is refused: unknown fields change nothing', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { version } = await read(held)
  for (const extra of [{ totalYen: 1 }, { state: 'redeemed' }, { details: { email: 'mallory@example.com' } }])
    expect((await change(held, { version, ...extra })).status).toBe(400)
})

test('the history names days and cars as the office does, also those that were written down before', async () => {
  const [day, later] = [ownDay(), ownDay()]
  const held = await bookAndPay(annai(), { day })
  const before = await read(held)
  const car = (seen: DeskBooking) => seen.crew.find(({ kind }) => kind === 'vehicle')?.name ?? ''
  const { body: proposal } = await propose(held, { day: later, vehicleClass: 'hiace' })
  const { status, body: after } = await change(held, { version: before.version, quoteId: proposal.quoteId })
  expect(status).toBe(200)
  expect(car(after)).not.toBe(car(before))
  const piecesOf = ({ history }: DeskBooking) => history.find(({ deed }) => deed === 'changed')?.changes ?? []
  expect(piecesOf(after)).toContainEqual({ name: 'Day', before: shortDay(day), after: shortDay(later) })
  expect(piecesOf(after)).toContainEqual({
    ...{ name: 'Crew', before: expect.stringContaining(car(before)), after: expect.stringContaining(car(after)) },
  })
  const asWritten = [
    { name: 'Day', before: day, after: later },
    { name: 'Notes for the crew', before: '', after: day },
  ]
  const { db, clock } = annai().ctx
  const { id } = await db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', held.booking.reference)
    .executeTakeFirstOrThrow()
  await db.transaction().execute((tx) =>
    recordChange(tx, {
      ...{ object: { kind: 'booking', id }, userId: desk.userId, deed: 'changed', changes: asWritten },
      at: new Date(clock.now().getTime() + 1000),
    }),
  )
  expect(piecesOf(await read(held))).toEqual([
    { name: 'Day', before: shortDay(day), after: shortDay(later) },
    { name: 'Notes for the crew', before: '', after: day },
  ])
})
