import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { DeskMoney } from '#contract/booking-desk.ts'
import type { CrewTap } from '#contract/crew-day.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, type HeldBooking, holdFor, post } from '#server/testing/bookings.ts'
import { dayBehind, linkFor, memberOf, sendTaps } from '#server/testing/crew-days.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { atTime, ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-07-01')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

/** Confirmed by the office, with everything still due, and a chauffeur who has a link to the day. */
async function onTheDay() {
  const day = ownDay()
  const held = await holdFor(annai(), { day })
  const { reference } = held.booking
  const move = { to: 'confirmed', reason: 'Pays on the day' }
  const { body } = await post(annai(), `/admin/bookings/${reference}/move`, move, desk.headers)
  const { id } = await memberOf(annai(), held, 'chauffeur')
  const token = await linkFor(annai(), desk, day, id)
  return { day, held, reference, totalYen: body.totalYen as number, chauffeurId: id, token }
}
const received = ({ booking }: HeldBooking, amountYen: number, day: string, id = randomUUID()): CrewTap => ({
  ...{ is: 'received', id, reference: booking.reference, amountYen, how: 'terminal' },
  at: tokyoInstant(day, '16:00').toISOString(),
})
const jobOf = (reference: string) => async () =>
  (await get(annai(), `/admin/dispatch/jobs/${reference}`, desk.headers)).body

test('what is to be collected stands on the crew’s page, their sheets and the board', async () => {
  const { day, reference, totalYen, token } = await onTheDay()
  expect((await dayBehind(annai(), token)).jobs).toMatchObject([{ reference, dueYen: totalYen, received: [] }])
  const { sheets } = (await get(annai(), `/admin/dispatch/sheets?day=${day}`, desk.headers)).body
  const onPaper = sheets.flatMap(({ jobs }: { jobs: { reference: string; dueYen: number }[] }) => jobs)
  const own = onPaper.filter((job: { reference: string }) => job.reference === reference)
  // The chauffeur's and the guide's.
  expect(own.map(({ dueYen }: { dueYen: number }) => dueYen)).toEqual([totalYen, totalYen])
  const board = (await get(annai(), `/admin/dispatch?day=${day}`, desk.headers)).body
  expect(board.jobs).toMatchObject([{ reference, dueYen: totalYen }])
})

test('money that the crew received goes into the ledger once, with who and how, however often it is sent', async () => {
  const { day, held, reference, totalYen, chauffeurId, token } = await onTheDay()
  const tap = received(held, totalYen, day)
  await atTime(annai(), tokyoInstant(day, '16:05'), async () => {
    const sent = await Promise.all([sendTaps(annai(), token, [tap]), sendTaps(annai(), token, [tap])])
    expect(sent.map(({ status, body }) => [status, body.refused])).toEqual([
      [200, []],
      [200, []],
    ])
    const again = await sendTaps(annai(), token, [received(held, 1, day)])
    expect(again.body.refused[0].why).toBe('Nothing is due any more. Please call the desk.')
  })
  expect((await dayBehind(annai(), token)).jobs).toMatchObject([
    { dueYen: 0, received: [{ amountYen: totalYen, how: 'terminal', mine: true }] },
  ])
  const rows = await annai()
    .ctx.db.selectFrom('payments')
    .innerJoin('ledger_lines', 'entry_id', 'payments.id')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['ledger_lines.amount_yen', 'memo', 'taken_by_crew', 'taken_by'])
    .where('reference', '=', reference)
    .where('account', '=', 'gateway')
    .execute()
  expect(rows).toEqual([
    { amount_yen: totalYen, memo: 'Paid on the day, card terminal', taken_by_crew: chauffeurId, taken_by: null },
  ])
})

test('never more than is due, and only for a job of one’s own', async () => {
  const { day, held, totalYen, token } = await onTheDay()
  const other = await onTheDay()
  await atTime(annai(), tokyoInstant(day, '16:05'), async () => {
    const { body } = await sendTaps(annai(), token, [
      received(held, totalYen + 1, day),
      received(other.held, 1, day),
      received(held, 1_000, day),
    ])
    expect(body.refused.map(({ why }: { why: string }) => why)).toEqual([
      expect.stringMatching(/^Only ¥[\d,]+ is due for this booking\. Please call the desk\.$/),
      'This job went to somebody else. Please call the desk.',
    ])
    expect(body.day.jobs).toMatchObject([{ dueYen: totalYen - 1_000 }])
  })
})

test('the desk corrects a wrong entry by a counter-entry: the sum is due again, and it can be done once', async () => {
  const { day, held, reference, totalYen, token } = await onTheDay()
  const tap = received(held, totalYen, day)
  await atTime(annai(), tokyoInstant(day, '16:05'), () => sendTaps(annai(), token, [tap]))
  const read = jobOf(reference)
  expect(await read()).toMatchObject({ dueYen: 0, taken: [{ id: tap.id, how: 'terminal', by: expect.any(String) }] })
  const correct = (reason: string) =>
    post(annai(), `/admin/bookings/${reference}/correct-taken`, { paymentId: tap.id, reason }, desk.headers)
  expect((await correct('')).body.fields).toEqual({ reason: 'Say what was wrong.' })
  expect((await correct('The terminal refused the card')).body).toMatchObject({ dueYen: totalYen })
  expect((await correct('Again')).body.code).toBe('booking.nothing-to-correct')
  expect(await read()).toMatchObject({ dueYen: totalYen, taken: [] })
  const right = { amountYen: totalYen, how: 'cash' }
  const taken = await post(annai(), `/admin/bookings/${reference}/take-on-the-day`, right, desk.headers)
  expect(taken.body).toMatchObject({ dueYen: 0 })
  const unknown = { amountYen: 1, crewId: randomUUID() }
  const refused = await post(annai(), `/admin/bookings/${reference}/take-on-the-day`, unknown, desk.headers)
  expect(refused.body.code).toBe('dispatch.unknown-resource')
})

test('at the end of a day the office sees what each of the crew was given, and what is still to be collected', async () => {
  const { day, held, reference, totalYen, chauffeurId, token } = await onTheDay()
  const money = async () => (await get(annai(), `/admin/dispatch/money?day=${day}`, desk.headers)).body
  expect(await money()).toMatchObject({ people: [], total: { cash: 0 }, due: [{ reference, dueYen: totalYen }] })
  const part = { ...received(held, 30_000, day), how: 'cash' } as CrewTap
  await atTime(annai(), tokyoInstant(day, '16:05'), async () => {
    await sendTaps(annai(), token, [part])
    const asked = { amountYen: totalYen - 30_000, how: 'terminal', crewId: null }
    desk = await signIn(annai(), 'admin')
    expect((await post(annai(), `/admin/bookings/${reference}/take-on-the-day`, asked, desk.headers)).status).toBe(200)
  })
  desk = await signIn(annai(), 'admin')
  const { people, total, due } = await money()
  expect(people).toMatchObject([
    {
      resourceId: chauffeurId,
      yen: { cash: 30_000, terminal: 0 },
      entries: [{ reference, amountYen: 30_000, how: 'cash' }],
    },
    { resourceId: null, name: '', yen: { cash: 0, terminal: totalYen - 30_000 } },
  ])
  expect([total.cash + total.terminal, due]).toEqual([totalYen, []])
  // An entry that was wrong was never given.
  const paymentId = people[0].entries[0].id
  const correction = { paymentId, reason: 'Counted twice' }
  await post(annai(), `/admin/bookings/${reference}/correct-taken`, correction, desk.headers)
  expect(await money()).toMatchObject({ total: { cash: 0 }, due: [{ reference, dueYen: 30_000 }] })
})

/** A chauffeur who was given ¥20,000 in cash, of which ¥5,000 went back. */
async function partlyBack() {
  const scene = await onTheDay()
  const { day, reference, chauffeurId } = scene
  const booking = (deed: string, body: object) =>
    post(annai(), `/admin/bookings/${reference}/${deed}`, body, desk.headers)
  const deskBooking = async () => (await get(annai(), `/admin/tour-bookings/${reference}`, desk.headers)).body
  await atTime(annai(), tokyoInstant(day, '16:05'), async () => {
    desk = await signIn(annai(), 'admin')
    await booking('take-on-the-day', { amountYen: 20_000, how: 'cash', crewId: chauffeurId })
    const wish = { version: (await deskBooking()).version, amountYen: 5_000, reason: 'The guide came late' }
    const answer = await post(annai(), `/admin/tour-bookings/${reference}/refund`, wish, desk.headers)
    expect(answer.status).toBe(200)
  })
  desk = await signIn(annai(), 'admin')
  const money = async () => (await get(annai(), `/admin/dispatch/money?day=${day}`, desk.headers)).body
  return { ...scene, booking, deskBooking, money }
}

test('cash of which a part went back stays with who was given it, and the part is said beside it', async () => {
  const { reference, chauffeurId, money } = await partlyBack()
  const entry = { reference, amountYen: 20_000, backYen: 5_000, how: 'cash' }
  expect(await money()).toMatchObject({
    people: [{ resourceId: chauffeurId, yen: { cash: 20_000 }, back: { cash: 5_000 }, entries: [entry] }],
    ...{ total: { cash: 20_000 }, totalBack: { cash: 5_000 } },
  })
  expect(await jobOf(reference)()).toMatchObject({ taken: [{ amountYen: 20_000, backYen: 5_000 }] })
})

test('an entry is corrected down to what went back of it, once, and that stays as received', async () => {
  const { booking, deskBooking, money } = await partlyBack()
  const [entry] = (await deskBooking()).money
  expect(entry).toMatchObject({ kind: 'payment', amountYen: 20_000, correctableYen: 15_000 })
  const correct = () => booking('correct-taken', { paymentId: entry.id, reason: 'Another guest' })
  expect((await correct()).status).toBe(200)
  expect((await correct()).body.code).toBe('booking.nothing-to-correct')
  const after = await deskBooking()
  expect(after).toMatchObject({ paidYen: 5_000, refundedYen: 5_000 })
  expect(after.money.map(({ kind, correctableYen }: DeskMoney) => [kind, correctableYen])).toEqual(
    expect.arrayContaining([
      ['payment', 0],
      ['refund', 0],
      ['correction', 0],
    ]),
  )
  expect(await money()).toMatchObject({ people: [{ yen: { cash: 5_000 }, back: { cash: 5_000 } }] })
})

test('who was given cash stands in the booking’s money and history; of a transfer nobody was', async () => {
  const { booking, deskBooking, totalYen } = await partlyBack()
  const { name } = (await deskBooking()).crew.find(({ kind }: { kind: string }) => kind === 'chauffeur')
  await booking('take-on-the-day', { amountYen: 1_000, how: 'cash', crewId: null })
  await booking('take-on-the-day', { amountYen: totalYen - 21_000, how: 'transfer', crewId: null })
  const { money, history } = await deskBooking()
  const takers = money.map(({ kind, amountYen, takenHow, takenBy }: DeskMoney) => [kind, amountYen, takenHow, takenBy])
  expect(takers).toEqual(
    expect.arrayContaining([
      ['payment', 20_000, 'cash', name],
      ['payment', 1_000, 'cash', 'the desk'],
      ['refund', 5_000, 'cash', ''],
    ]),
  )
  expect(takers.find(([, , how]: string[]) => how === 'transfer')?.[3]).toBe('')
  const deeds = history.map(({ deed }: { deed: string }) => deed)
  expect(deeds).toContain(`paid ¥20,000, cash, given to ${name}`)
  expect(deeds).toContain('paid ¥1,000, cash, given to the desk')
})
