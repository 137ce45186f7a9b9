import { afterAll, beforeEach, expect, test } from 'vitest'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, holdFor, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { atTime, ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-08-01')
const dayMs = 86_400_000
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

/** Confirmed by the office, with everything still due. */
async function owing() {
  const held = await holdFor(annai(), { day: ownDay() })
  const { reference } = held.booking
  const send = async (deed: string, body: object, list = 'bookings') => {
    const answer = await post(annai(), `/admin/${list}/${reference}/${deed}`, body, desk.headers)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  await send('move', { to: 'confirmed', reason: 'Pays on the day' })
  const deskBooking = async () => (await get(annai(), `/admin/tour-bookings/${reference}`, desk.headers)).body
  const take = async (amountYen: number): Promise<string> => {
    await send('take-on-the-day', { amountYen, how: 'cash' })
    return (await deskBooking()).money.findLast(({ kind }: { kind: string }) => kind === 'payment').id
  }
  const correct = (paymentId: string) => send('correct-taken', { paymentId, reason: 'A nought too many' })
  return { held, send, deskBooking, take, correct }
}

const earningsOf = async (question: Record<string, string>) =>
  (await get(annai(), `/admin/earnings?${new URLSearchParams(question)}`, desk.headers)).body

/** What the earnings of today gained since. */
async function since() {
  const today = tokyoDayOf(annai().clock.now())
  const read = async () => {
    const { head, parts } = await earningsOf({ period: 'month', by: 'day', on: today })
    return { head, day: parts.find(({ key }: { key: string }) => key === today) }
  }
  const before = await read()
  return async () => {
    const { head, day } = await read()
    const gained = (name: 'paidYen' | 'givenBackYen' | 'keptYen') => [
      head[name] - before.head[name],
      day[name] - before.day[name],
    ]
    return { received: gained('paidYen'), refunded: gained('givenBackYen'), net: gained('keptYen') }
  }
}

test('cash that was entered wrongly and corrected is received as it really was, and never a refund', async () => {
  const gained = await since()
  const { held, deskBooking, take, correct } = await owing()
  await correct(await take(50_000))
  expect(await gained()).toEqual({ received: [0, 0], refunded: [0, 0], net: [0, 0] })
  await take(5_000)
  expect(await gained()).toEqual({ received: [5_000, 5_000], refunded: [0, 0], net: [5_000, 5_000] })

  const seen = await deskBooking()
  expect(seen).toMatchObject({ paidYen: 5_000, refundedYen: 0, giftYen: 0 })
  expect(seen.money.map(({ kind, amountYen }: { kind: string; amountYen: number }) => [kind, amountYen])).toEqual(
    expect.arrayContaining([
      ['payment', 50_000],
      ['correction', 50_000],
      ['payment', 5_000],
    ]),
  )
  const asGuest = (await get(annai(), `/bookings/${held.booking.reference}?token=${held.token}`)).body
  expect(asGuest).toMatchObject({ paidYen: 5_000, refundedYen: 0 })
})

test('in the ledger and the accountant’s file a correction stands with the payments, as less received', async () => {
  const { held, take, correct } = await owing()
  await correct(await take(50_000))
  const { reference } = held.booking
  const rowsOf = async (kind: string) => {
    const { ledger } = await earningsOf({ period: 'month', kind, rows: '100' })
    return ledger.rows
      .filter((row: { reference: string }) => row.reference === reference)
      .map((row: { kind: string; paidYen: number; givenBackYen: number }) => [row.kind, row.paidYen, row.givenBackYen])
      .sort()
  }
  const both = [
    ['correction', -50_000, 0],
    ['payment', 50_000, 0],
  ]
  expect([await rowsOf(''), await rowsOf('payment'), await rowsOf('refund')]).toEqual([both, both, []])

  const month = tokyoDayOf(annai().clock.now()).slice(0, 7)
  const { body } = await post(annai(), '/admin/earnings/export', { month }, desk.headers)
  const file = await annai().app.inject({ method: 'GET', url: `/api${body.link}` })
  const lines = file.body.split('\r\n').filter((line) => line.includes(reference))
  // Kind, then what was received and refunded, after the note.
  expect(lines).toHaveLength(2)
  expect(lines).toContainEqual(expect.stringMatching(/,Payment,.*,"Paid on the day, cash",the desk,50000,0,/))
  expect(lines).toContainEqual(expect.stringMatching(/,Correction,.*,"Entered wrongly, taken back",the desk,-50000,0,/))
})

test('a correction lowers what was received on its own day, not on that of the wrong entry', async () => {
  const { take, correct } = await owing()
  const id = await take(50_000)
  const [today, next] = [0, 1].map((days) => new Date(annai().clock.now().getTime() + days * dayMs)) as [Date, Date]
  const dayOf = async (at: Date) =>
    (await earningsOf({ period: 'week', on: tokyoDayOf(at), by: 'day' })).parts.find(
      ({ key }: { key: string }) => key === tokyoDayOf(at),
    )
  const before = await dayOf(today)
  await atTime(annai(), next, async () => {
    desk = await signIn(annai(), 'admin')
    await correct(id)
    expect(await dayOf(next)).toMatchObject({ paidYen: -50_000, givenBackYen: 0, keptYen: -50_000 })
  })
  desk = await signIn(annai(), 'admin')
  expect(await dayOf(today)).toEqual(before)
})

test('money that was really given and really goes back is a refund as ever', async () => {
  const gained = await since()
  const { send, deskBooking, take } = await owing()
  await take(50_000)
  const { version } = await deskBooking()
  await send('refund', { version, amountYen: 8_000, reason: 'The guide came late' }, 'tour-bookings')
  expect(await gained()).toEqual({ received: [50_000, 50_000], refunded: [8_000, 8_000], net: [42_000, 42_000] })
  expect(await deskBooking()).toMatchObject({ paidYen: 50_000, refundedYen: 8_000 })
})

test('in the ledger and the accountant’s file cash stands with who was given it, and a refund with nobody', async () => {
  const { held, send, deskBooking } = await owing()
  const { crew } = await deskBooking()
  const chauffeur = crew.find(({ kind }: { kind: string }) => kind === 'chauffeur')
  await send('take-on-the-day', { amountYen: 20_000, how: 'cash', crewId: chauffeur.id })
  const { version } = await deskBooking()
  await send('refund', { version, amountYen: 5_000, reason: 'The guide came late' }, 'tour-bookings')
  await send('take-on-the-day', { amountYen: 1_000, how: 'transfer' })

  const { reference } = held.booking
  const { ledger } = await earningsOf({ period: 'month', rows: '100' })
  const takers = ledger.rows
    .filter((row: { reference: string }) => row.reference === reference)
    .map((row: { kind: string; paidYen: number; takenBy: string }) => [row.kind, row.paidYen, row.takenBy])
  expect(takers).toHaveLength(3)
  expect(takers).toEqual(
    expect.arrayContaining([
      ['payment', 20_000, chauffeur.name],
      ['refund', 0, ''],
      ['payment', 1_000, ''],
    ]),
  )
  const month = tokyoDayOf(annai().clock.now()).slice(0, 7)
  const { body } = await post(annai(), '/admin/earnings/export', { month }, desk.headers)
  const file = await annai().app.inject({ method: 'GET', url: `/api${body.link}` })
  expect(file.body.split('\r\n')[0]).toContain('Note,Given to,Received (yen)')
  const lines = file.body.split('\r\n').filter((line) => line.includes(reference))
  expect(lines.filter((line) => line.includes(`,"Paid on the day, cash",${chauffeur.name},20000,0,`))).toHaveLength(1)
})
